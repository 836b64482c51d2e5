import { describe, expect, it } from 'vitest';
import { inWords } from '../stories/Specification/inWords';

describe('a statement in words', () => {
  it.each([
    ['Days past due count from the first unpaid EMI.', 'Days past due count from the first unpaid EMI.', []],
    [
      'The list is read by GET /api/v1/collections/disbursed-loans.',
      'The list is read by the call “disbursed loans”.',
      ['GET /api/v1/collections/disbursed-loans'],
    ],
    [
      'GET disbursed-loans sends the query page.',
      'The call “disbursed loans” sends the query page.',
      ['GET disbursed-loans'],
    ],
    [
      'POST /api/v1/loans/{loanId}/update-emi-paid-status sends loanId and updates[] of paymentId.',
      'The call “update EMI paid status” sends loan id and updates[] of payment id.',
      ['POST /api/v1/loans/{loanId}/update-emi-paid-status', 'loanId', 'paymentId'],
    ],
    [
      "After the upload the board opens at '/loan-management/collections/nach/:fileId'.",
      'After the upload the board opens at the address of “NACH”.',
      ['/loan-management/collections/nach/:fileId'],
    ],
    [
      'For ROLE_CUSTOMER_SERVICE_VIEW the fullName cell of CollectionLoans shows personalDetails.fullName.',
      'For Customer support viewer the full name cell of Collection Loans shows full name.',
      ['ROLE_CUSTOMER_SERVICE_VIEW', 'fullName', 'CollectionLoans', 'personalDetails.fullName'],
    ],
    [
      "'Rejected Cases' opens LoansList with status=REJECTED; '/' offers what is saved.",
      "'Rejected Cases' opens Loans List with status = REJECTED; '/' offers what is saved.",
      ['LoansList', 'status=REJECTED'],
    ],
    [
      "The EMI's date shows 'Enter date in dd-mm-yyyy format only' and the answers NO_OPTION, ONE_OPTION.",
      "The EMI's date shows 'Enter date in dd-mm-yyyy format only' and the answers NO_OPTION, ONE_OPTION.",
      [],
    ],
    [
      'A message by WhatsApp to staff.name@lender.example of 12.5 %.',
      'A message by WhatsApp to staff.name@lender.example of 12.5 %.',
      [],
    ],
  ])('%s', (statement, words, wire) => {
    expect(inWords(statement)).toEqual({ words, wire });
  });
});
