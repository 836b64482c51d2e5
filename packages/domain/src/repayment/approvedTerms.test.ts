import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import { percent } from '../money/rate';
import { approvedTerms } from './approvedTerms';

const on = businessDate('2026-11-21');
const approvalDetails = {
  maximumEligibleAmount: 75_000,
  interestRate: 21,
  processingFeeRate: 1.5,
  months: 9,
};
const loan = { amountApplied: 90_000, riskBucket: { interestRate: 30 }, emiDay: 1, approvalDetails };

describe('the terms of an approved loan', () => {
  it('has the approved amount and rate, not those applied for or of the bucket [M8.a, M8.b]', () => {
    expect(approvedTerms(loan, on)).toEqual({
      terms: {
        principal: rupees(75_000),
        yearlyRate: percent(21),
        months: 9,
        emiDay: 1,
        disbursedOn: on,
        processingFeeRate: percent(1.5),
      },
    });
  });

  it.each([
    ['emiDay', { emiDay: null }],
    ['approvalDetails', { approvalDetails: null }],
    ['approvalDetails.months', { approvalDetails: { ...approvalDetails, months: 0 } }],
    [
      'approvalDetails.maximumEligibleAmount',
      { approvalDetails: { ...approvalDetails, maximumEligibleAmount: 0 } },
    ],
    ['approvalDetails.interestRate', { approvalDetails: { ...approvalDetails, interestRate: -1 } }],
  ])('names %s when it cannot be read', (fault, changes) => {
    expect(approvedTerms({ ...loan, ...changes }, on)).toEqual({ fault });
  });
});
