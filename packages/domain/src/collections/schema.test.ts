import { describe, expect, it } from 'vitest';
import {
  readForeclosure,
  readOverdue,
  readRepayments,
  readSchedule,
  readStanding,
  readTransactions,
} from './account';

// Every figure differs from its neighbours, so that none can stand in for another.
const parts = {
  principal: 8391.27,
  interest: 608.73,
  penalInterest: 181.58,
  bounceCharges: 590,
  total: 9771.58,
};
const inPaise = {
  principal: 839_127,
  interest: 60_873,
  penalInterest: 18_158,
  bounceCharges: 59_000,
  total: 977_158,
};
const ready = (value: unknown) => ({ state: 'ready', value });

describe('what the desk reads of an account, in paise', () => {
  it('is the summary of what is overdue, and each EMI of it [CO-114.a, CO-115.a]', () => {
    const overdueDetails = [{ dueDate: '2026-10-01', ...parts, overdueDays: 45 }];
    expect(readOverdue({ overdueSummary: parts, overdueDetails })).toEqual({
      summary: ready(inPaise),
      details: ready([{ dueDate: '2026-10-01', ...inPaise, overdueDays: 45 }]),
    });
  });

  it('is what a payment paid of an EMI [CO-116.a]', () => {
    const line = { dueDate: '2026-10-01', paymentDate: '2026-11-15', paymentSource: 'MANUAL_PAYMENT' };
    expect(readRepayments({ paymentDetails: [{ ...line, ...parts }] })).toEqual(
      ready([{ ...line, ...inPaise }]),
    );
    expect(readRepayments({ paymentDetails: [{ ...line, ...parts, paymentSource: undefined }] })).toEqual(
      ready([{ ...line, ...inPaise, paymentSource: null }]),
    );
  });

  it('is a payment with its remark, what is held of it and where it went [CO-119.a, CO-119.b]', () => {
    const words = {
      paymentDate: '2026-11-15',
      paymentId: 'pay_7',
      paymentReferenceId: 'UTR 7',
      remarks: { description: 'At the branch' },
      paymentSource: 'AUTO_DEBIT',
      wentTo: 'EMI of 1 Oct 2026',
    };
    const line = {
      ...words,
      amountPaid: 9850.58,
      principalPayment: 8391.27,
      interestPayment: 608.73,
      penalInterest: 181.58,
      bounceCharges: 590,
      held: 79,
    };
    const bare = { paymentDate: '2026-11-16', amountPaid: -1 };
    expect(readTransactions({ transactionDetails: [line, bare] })).toEqual(
      ready([
        {
          ...words,
          amountPaid: 985_058,
          principalPayment: 839_127,
          interestPayment: 60_873,
          penalInterest: 18_158,
          bounceCharges: 59_000,
          held: 7900,
        },
        {
          ...{ paymentDate: '2026-11-16', amountPaid: -100, principalPayment: null, interestPayment: null },
          ...{ penalInterest: null, bounceCharges: null, paymentId: null, paymentReferenceId: null },
          ...{ remarks: null, paymentSource: null, held: null, wentTo: null },
        },
      ]),
    );
  });

  it('is what closes the loan, today and as of the last payment [CO-118.b, CO-118.c]', () => {
    const column = {
      dueDate: '2026-11-15',
      outstandingPrincipal: 34_784.37,
      interest: 1069.23,
      penalInterest: 544.74,
      bounceCharges: 1180,
      emiAmount: 144.51,
      total: 37_722.85,
    };
    const read = {
      dueDate: '2026-11-15',
      outstandingPrincipal: 3_478_437,
      interest: 106_923,
      penalInterest: 54_474,
      bounceCharges: 118_000,
      emiAmount: 14_451,
      total: 3_772_285,
    };
    const foreClosure = [
      { ...column, held: 1000, payable: 36_722.85 },
      { ...column, dueDate: '2026-09-01' },
    ];
    expect(readForeclosure({ foreClosure })).toEqual(
      ready({
        today: { ...read, held: 100_000, payable: 3_672_285 },
        lastPayment: { ...read, dueDate: '2026-09-01', held: null, payable: null },
      }),
    );
  });

  it('is how a paid EMI was paid [CO-113.a]', () => {
    const emi = {
      ...{ dueDate: '2026-06-01', amount: 9079, principalDue: 8470.27, interestAccrued: 608.73, paid: true },
      ...{ amountPaid: 9078.5, paymentDate: '2026-06-03', paymentSource: 'AUTO_DEBIT' },
    };
    const none = { amount: 0, paidAmount: 0, waivedAmount: 0, waivedBy: null, waivedDate: null };
    expect(readSchedule({ emis: [emi] })).toEqual(
      ready([
        {
          ...{ index: 0, dueDate: '2026-06-01', amount: 907_900, principal: 847_027, interest: 60_873 },
          ...{ paid: true, amountPaid: 907_850, paymentDate: '2026-06-03', paymentSource: 'AUTO_DEBIT' },
          ...{ penal: none, bounce: none },
        },
      ]),
    );
  });

  it('is how the loan stands, with the customer’s other loans and what waits for a second person [M5.h, XR-022.f]', () => {
    const standing = {
      ...{ asOf: '2026-11-15', daysPastDue: 47, bucket: '31-60', class: 'SMA-1', classAtDayEnd: 'SMA-0' },
      ...{
        npaSince: '2026-10-30',
        closedOn: '2026-11-14',
        otherNpa: [210_043],
        waiting: ['refund', 'waiver'],
      },
    };
    const promise = {
      ...{ amount: 5000.5, madeOn: '2026-11-10', dueOn: '2026-11-13', state: 'kept', received: 5001 },
      keptOn: '2026-11-12',
    };
    expect(readStanding({ standing: { ...standing, refundsDue: 1117.26, promise } })).toEqual(
      ready({
        ...standing,
        refundsDue: 111_726,
        waivable: null,
        promise: { ...promise, amount: 500_050, received: 500_100 },
      }),
    );
  });
});
