import {
  type ApprovalStatus,
  type DecisionDraft,
  emiOf,
  emptyDraft,
  type Paise,
  paiseToRupees,
  percent,
  type ProcessApplication,
  type UnderwritingConfig,
  withoutHidden,
} from '@lending-desk/domain';

/** A decision as it arrived, in the shape of the form that the rules judge; what its status hides is empty. */
export function draftOfDecision(input: ProcessApplication): DecisionDraft {
  return withoutHidden({
    ...emptyDraft,
    caseStatus: input.caseStatus,
    inActiveReasons: input.inActiveReasons,
    rejectionReasons: input.rejectionReasons,
    holdReasons: input.requiredActions,
    holdCategory: input.holdCategory ?? '',
    deviation: input.deviation ?? '',
    creditTags: input.creditTags,
    goodIntuition: input.goodCustomerIntuition,
    badIntuition: input.badCustomerIntuition,
    emiDate: textOf(input.emiDate),
    riskBucket: input.riskBucketType ?? '',
    interestRate: textOf(input.interestRate),
    maxEmi: textOf(rupeesOf(input.maxEmi)),
    maxAmount: textOf(rupeesOf(input.maxAmount)),
    computedSalary: textOf(rupeesOf(input.computedSalary)),
    computedObligations: textOf(rupeesOf(input.computedObligations)),
    computedFoir: textOf(input.computedFoir),
    industryType: input.industryType ?? '',
    months: textOf(input.months),
    processingFeeRate: textOf(input.processingFeeRate),
    changeReason: input.changeReason?.trim() ?? '',
  });
}

/** The sections of the loan a decision writes, in wire shape (amounts in rupees), as far as they do not depend on
 *  what stood there before. */
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

/** What the decision puts into `loanDetails`, beside what it leaves alone there. */
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

const decided: readonly ApprovalStatus[] = [
  'APPROVED',
  'REJECTED',
  'CREDIT_REJECTED',
  'INACTIVE',
  'DISBURSED',
];

/** Whether a status stops the turn-around time. */
export function stopsTheClock(status: ApprovalStatus): boolean {
  return decided.includes(status);
}

/** The instalment the approved terms come to; null unless they are terms of a loan. */
function approvedEmi(input: ProcessApplication): Paise | null {
  const { caseStatus, maxAmount, interestRate, months } = input;
  if (caseStatus !== 'APPROVED' || !maxAmount || interestRate === null || !months) return null;
  return emiOf({ principal: maxAmount, yearlyRate: percent(interestRate), months });
}

function rupeesOf(amount: Paise | null): number | null {
  return amount === null ? null : paiseToRupees(amount);
}

function textOf(figure: number | null): string {
  return figure === null ? '' : String(figure);
}
