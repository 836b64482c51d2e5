import {
  draftOfDecision,
  type ProcessApplication,
  type UnderwritingConfig,
} from '@lending-desk/domain/decision';
import { type Paise, paiseToRupees, percent } from '@lending-desk/domain/money';
import { emiOf } from '@lending-desk/domain/repayment';

/** The sections of the loan a decision writes, in wire shape (amounts in rupees), as far as they do not depend
 *  on the previous values. */
export function sectionsOfDecision(
  input: ProcessApplication,
  config: UnderwritingConfig,
): Record<
  'approvalDetails' | 'requiredActions' | 'customerIntuition' | 'riskBucket' | 'emiDay' | 'approvedEmi',
  unknown
> {
  const draft = draftOfDecision(input);
  const bucket = config.buckets.find(({ bucketType }) => bucketType === draft.riskBucket);
  return {
    approvalDetails: {
      maxEmi: rupeesOf(input.maxEmi),
      interestRate: input.interestRate,
      processingFeeRate: input.processingFeeRate,
      maximumEligibleAmount: rupeesOf(input.maxAmount),
      months: input.months,
    },
    requiredActions: draft.holdReasons,
    customerIntuition: { goodIntuition: draft.goodIntuition, badIntuition: draft.badIntuition },
    riskBucket:
      draft.riskBucket === ''
        ? null
        : { bucketType: draft.riskBucket, interestRate: bucket?.interestRate ?? input.interestRate },
    emiDay: input.emiDate,
    approvedEmi: rupeesOf(approvedEmi(input)),
  };
}

/** What the decision writes to `loanDetails`; other fields there stay. */
export function loanDetailsOfDecision(input: ProcessApplication, now: Date): Record<string, unknown> {
  const draft = draftOfDecision(input);
  return {
    approvalStatus: input.caseStatus,
    rejectionReasons: draft.rejectionReasons,
    inActiveReasons: draft.inActiveReasons,
    holdCategory: draft.holdCategory || null,
    creditTags: draft.creditTags,
    underWriterEvaluations: {
      computedSalary: rupeesOf(input.computedSalary),
      computedFoir: input.computedFoir,
      industryType: draft.industryType || null,
      computedObligations: rupeesOf(input.computedObligations),
      approvedOn: input.caseStatus === 'APPROVED' ? now.toISOString() : null,
      loanEligibleAmount: rupeesOf(input.maxAmount),
    },
  };
}

/** The EMI of the approved terms; null when they are not valid terms. */
function approvedEmi(input: ProcessApplication): Paise | null {
  const { caseStatus, maxAmount, interestRate, months } = input;
  if (caseStatus !== 'APPROVED' || !maxAmount || interestRate === null || !months) return null;
  return emiOf({ principal: maxAmount, yearlyRate: percent(interestRate), months });
}

function rupeesOf(amount: Paise | null): number | null {
  return amount === null ? null : paiseToRupees(amount);
}
