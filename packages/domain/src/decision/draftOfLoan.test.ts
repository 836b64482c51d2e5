import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loanCoreSchema } from '../loan/schema';
import { draftOfLoan, emptyDraft } from './draft';

const wire = {
  loanId: 100_001,
  idString: '7a1f7c2e-3f0a-4a35-9b0a-2f6f1c1d9e10',
  startedOn: '2026-11-18T08:35:00Z',
  amountApplied: 125_000,
  loanDetails: { approvalStatus: 'PENDING' },
};

describe('draftOfLoan', () => {
  it('starts an undecided loan without a case status [CR-172.a]', () => {
    expect(draftOfLoan(v.parse(loanCoreSchema, wire))).toEqual(emptyDraft);
    const inReview = { ...wire, loanDetails: { approvalStatus: 'IN_REVIEW' } };
    expect(draftOfLoan(v.parse(loanCoreSchema, inReview)).caseStatus).toBe('');
  });

  it.each([
    ['INACTIVE', { inActiveReasons: ['As stored'] }, {}, 'inActiveReasons'],
    ['REJECTED', { rejectionReasons: ['As stored'] }, {}, 'rejectionReasons'],
    ['HOLD', {}, { requiredActions: ['As stored'] }, 'holdReasons'],
  ])('fills the reasons of %s [CR-156.a]', (approvalStatus, ofLoan, besides, field) => {
    const loan = { ...wire, ...besides, loanDetails: { approvalStatus, ...ofLoan } };
    expect(draftOfLoan(v.parse(loanCoreSchema, loan))).toEqual({
      ...emptyDraft,
      caseStatus: approvalStatus,
      [field]: ['As stored'],
    });
  });

  it('fills the form from a decided loan, except the change reason [CR-155.a, CR-157.a, CR-158.a]', () => {
    const decided = {
      ...wire,
      loanDetails: {
        approvalStatus: 'APPROVED',
        creditTags: ['repeat borrower'],
        underWriterEvaluations: {
          ...{ computedSalary: 42_000, computedFoir: 38.5, computedObligations: 8000.5 },
          industryType: 'Retail',
        },
      },
      approvalDetails: {
        maxEmi: 9500,
        interestRate: 24.5,
        processingFeeRate: 2,
        maximumEligibleAmount: 150_000,
        months: 18,
      },
      customerIntuition: { goodIntuition: ['Polite'], badIntuition: ['Evasive'] },
      emiDay: 5,
      riskBucket: { bucketType: 'B2' },
      underWriterRemarks: { changeReason: 'Salary proof corrected', deviation: 'Age' },
    };
    expect(draftOfLoan(v.parse(loanCoreSchema, decided))).toEqual({
      ...emptyDraft,
      caseStatus: 'APPROVED',
      creditTags: ['repeat borrower'],
      deviation: 'Age',
      goodIntuition: ['Polite'],
      badIntuition: ['Evasive'],
      industryType: 'Retail',
      emiDate: '5',
      riskBucket: 'B2',
      interestRate: '24.5',
      maxEmi: '9500',
      maxAmount: '150000',
      computedSalary: '42000',
      computedObligations: '8000.5',
      computedFoir: '38.5',
      months: '18',
      processingFeeRate: '2',
    });
  });
});
