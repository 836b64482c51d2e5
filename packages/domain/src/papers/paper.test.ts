import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { foreclosureOn } from '../repayment/foreclosure';
import { postThrough } from '../repayment/postDays';
import { booked, close, money, on, reversal, twoReturned, waiver } from '../repayment/sampleAccount.fixture';
import { noDuesPaper, quotePaper } from './paper';

const loan = { loanId: 210_042, fullName: 'Kavya R' };
const amounts = (paper: ReturnType<typeof quotePaper>) =>
  typeof paper === 'string' ? paper : paper.amounts.map(({ label, value }) => `${label} ${value}`);

const about = [
  { label: 'Customer', value: 'Kavya R' },
  { label: 'Loan account number', value: '210042' },
  { label: 'Loan amount', value: 'Rs. 75,000.00' },
  { label: 'Disbursed on', value: '30 Mar 2026' },
];

describe('a foreclosure quote', () => {
  it('takes off what is held, and names its day [M31.d, XR-044.a]', () => {
    const paper = quotePaper(loan, booked(twoReturned(), money('21000', '11-15')), on('11-15'));
    expect(amounts(paper)).toEqual([
      'Principal outstanding Rs. 17,695.60',
      'Overdue interest Rs. 0.00',
      'Penal interest overdue Rs. 0.00',
      'Bounce charges overdue Rs. 0.00',
      'Interest since the last due date Rs. 144.51',
      'Total foreclosure amount Rs. 17,840.11',
      'Held for you Rs. 1,117.26',
      'Payable on 15 Nov 2026 Rs. 16,722.85',
    ]);
    expect(paper).toMatchObject({
      title: 'Foreclosure quote',
      fileName: 'foreclosure-quote-210042-2026-11-15.pdf',
      about: [...about, { label: 'Closing date', value: '15 Nov 2026' }],
      sentences: [
        'This amount closes the loan on 15 Nov 2026. On another day it is a different one, and a payment, a charge or a waiver booked meanwhile changes it.',
        'No charge is made for early closure.',
      ],
    });
  });

  it('is none of a closed loan [XR-053.a]', () => {
    const closed = booked(twoReturned(), money('37722.85', '11-15'), close('11-15'));
    expect(quotePaper(loan, closed, on('11-15'))).toBe('This loan is closed: nothing is quoted');
  });
});

describe('a no dues letter', () => {
  it('is there only once the loan is closed, and does not say that something is due back when nothing is [M34.f]', () => {
    const paid = booked(twoReturned(), money('37722.85', '11-15'));
    expect(noDuesPaper(loan, paid)).toBe('This loan is not closed yet');
    const paper = noDuesPaper(loan, booked(paid, close('11-15')));
    expect(typeof paper === 'string' ? [] : paper.sentences).toEqual([
      'We confirm that this loan was closed on 15 Nov 2026 and that nothing is due on it.',
      // 309.67 - 144.51 of December, and 156.21 of January.
      'Because it was closed early, Rs. 321.37 of the interest agreed was not charged.',
    ]);
  });

  it('has what was received and waived, without what was reversed, and what is due back [M28.d, M34.f]', () => {
    const paid = booked(
      twoReturned(),
      money('5000', '11-15', '11-15', 'twice'),
      reversal('twice', '11-15'),
      waiver({ bounce: '500' }, '11-15'),
      money('37227.85', '11-15'),
      close('11-15'),
    );
    expect(noDuesPaper(loan, paid)).toEqual({
      title: 'No dues letter',
      fileName: 'no-dues-210042.pdf',
      about: [...about, { label: 'Closed on', value: '15 Nov 2026' }],
      amounts: [
        // Five EMIs of 9,079.00, and what closed it.
        { label: 'Payments received', value: 'Rs. 82,622.85' },
        { label: 'Waived', value: 'Rs. 500.00' },
        { label: 'Due on this loan', value: 'Rs. 0.00' },
      ],
      sentences: [
        'We confirm that this loan was closed on 15 Nov 2026 and that nothing is due on it.',
        'Because it was closed early, Rs. 321.37 of the interest agreed was not charged.',
        'Rs. 5.00 that was paid beyond the closing amount is due back to you.',
      ],
    });
  });

  it('does not say that interest was not charged when all of it was [M34.f]', () => {
    const day = businessDate('2027-01-02');
    const ended = postThrough(twoReturned(), day);
    const all = foreclosureOn(ended, day).payable;
    const receipt = { type: 'receipt', id: 'all', source: 'RAZORPAY', amount: all, reference: null } as const;
    const paper = noDuesPaper(
      loan,
      booked(
        ended,
        { ...receipt, bookedOn: day, valueDate: day },
        { type: 'close', bookedOn: day, closingDate: day },
      ),
    );
    expect(typeof paper === 'string' ? [] : paper.sentences).toEqual([
      'We confirm that this loan was closed on 2 Jan 2027 and that nothing is due on it.',
    ]);
  });
});
