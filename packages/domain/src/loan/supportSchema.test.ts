import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maskBySchema, maskedPaths } from './maskBySchema';
import { supportAnswerWire, supportReadSchema } from './supportSchema';

const loan = {
  loanId: 4821937,
  idString: '2c10b6f0-c2f9-4f6f-ace0-1721d95b7f46',
  version: 4,
  startedOn: '2026-11-19T05:12:33.000Z',
  amountApplied: 150_000,
  loanDetails: { approvalStatus: 'HOLD', applicationStatus: 'DOCUMENTS_PENDING' },
};
const comment = {
  id: 'c-1',
  createdOn: '2026-11-20T05:00:00.000Z',
  comment: 'Salary slip requested',
  author: 'Asha Rao',
};

describe('supportReadSchema', () => {
  it('reads the whole loan of support into the model of every desk [CS-025.d, CS-025.e, CS-025.f, CS-025.g]', () => {
    const read = v.parse(supportReadSchema, {
      userId: 'usr-7',
      comments: [comment],
      loan: {
        ...loan,
        requiredAction: ['Bank statement of August'],
        underWriterRemarks: { underWriterName: 'Ravi Menon', comments: ['of the loan itself'] },
        feedbacks: { csFeedback: [] },
      },
      recordings: [{ id: 'call-1' }],
    });
    if (!('core' in read)) throw new Error('The answer has no core');
    expect(read.core).toMatchObject({
      loanId: 4821937,
      version: 4,
      status: 'HOLD',
      applicationStatus: 'DOCUMENTS_PENDING',
      amountApplied: 15_000_000,
      customerId: 'usr-7',
      holdReasons: ['Bank statement of August'],
      comments: [comment],
      remarksBy: 'Ravi Menon',
    });
    expect(read.raw).toMatchObject({ idString: loan.idString, requiredAction: ['Bank statement of August'] });
    expect(read.callRecordings).toEqual([{ id: 'call-1' }]);
    expect(read.feedbacks).toEqual({ csFeedback: [] });
  });

  it('accepts an answer without customer, comments and recordings [CS-025.d, CS-025.f]', () => {
    // Calls beside the loan are those of the answer, not what a loan may bring besides.
    const read = v.parse(supportReadSchema, { loan: { ...loan, callRecordings: [{ id: 'call-1' }] } });
    if (!('core' in read)) throw new Error('The answer has no core');
    expect(read.core).toMatchObject({ customerId: null, comments: [], holdReasons: [], remarksBy: null });
    expect(read.callRecordings).toEqual([]);
    expect(v.is(supportReadSchema, { userId: null, comments: null, loan, recordings: null })).toBe(true);
  });

  it('has the terms of approvalDetails, not the rate of the risk bucket [CS-076.b]', () => {
    const approvalDetails = { interestRate: 24.5, maxEmi: 7_400, months: 18 };
    const read = v.parse(supportReadSchema, {
      loan: { ...loan, approvalDetails, riskBucket: { bucketType: 'C', interestRate: 30 } },
    });
    expect('core' in read && read.core.approval).toMatchObject({ interestRate: 24.5, months: 18 });
  });

  it('reads parts without the core where the answer names them', () => {
    const part = { ...loan, perfiosReport: { status: 'COMPLETED' } };
    expect(v.parse(supportReadSchema, { parts: ['statement', 'kyc'], loan: part })).toEqual({ raw: part });
  });

  it.each([
    ['a part that does not exist', { parts: ['gossip'], loan }],
    ['a part without the loan’s id', { parts: ['kyc'], loan: { ...loan, loanId: undefined } }],
    ['a part without the record’s id', { parts: ['kyc'], loan: { ...loan, idString: undefined } }],
    ['a part without a version', { parts: ['kyc'], loan: { ...loan, version: undefined } }],
    ['a loan without its core', { loan: { loanId: loan.loanId } }],
    ['no loan', { comments: [] }],
  ])('refuses %s', (_what, answer) => {
    expect(v.is(supportReadSchema, answer)).toBe(false);
  });
});

describe('what support’s viewers get masked', () => {
  it('is the mandate, the payment address and every phone, account, PAN and e-mail [CS-126.c, CS-129.b]', () => {
    const paths = maskedPaths(supportAnswerWire);
    expect(paths).toEqual(
      expect.arrayContaining(
        [
          'loan.personalDetails.primaryphonenumber: phone',
          'loan.personalDetails.alternatephonenumber: phone',
          'loan.personalDetails.email: email',
          'loan.financialDetails.accountnumber: account',
          'loan.financialDetails.upiid: email',
          'loan.cashfreeDetails.subscriptiondetails.bankaccountnumber: account',
          'loan.cashfreeDetails.subscriptiondetails.customeremail: email',
          'loan.cashfreeDetails.subscriptiondetails.customerphone: phone',
          'loan.cashfreeDetails.error.bankaccountnumber: account',
        ].map(path => path.toLowerCase().replace(/: (\w+)$/, ': $1')),
      ),
    );
  });

  it('leaves status, source and the settings of the analysis as they are', () => {
    const shown = {
      loanDetails: { approvalStatus: 'HOLD', rejectReason: 'Low score', loanSource: 'AGENT' },
      perfiosSettings: { startDate: '2026-05', endDate: '2026-10', acceptancePolicy: 'x' },
      requiredAction: ['Bank statement of August'],
    };
    expect(maskBySchema({ loan: { ...shown, other: 1 } }, supportAnswerWire, () => '')).toEqual({
      loan: shown,
    });
  });
});
