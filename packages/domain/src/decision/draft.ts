import type { LoanCore } from '../loan/schema';
import { type ApprovalStatus, isApprovalStatus, isUndecided } from '../loan/statuses';
import { type Paise, paiseToRupees } from '../money/paise';

/** Every field of the form, with the words a message or a comparison calls it by, in the order of the form. */
export const decisionFieldNames = {
  caseStatus: 'Case status',
  inActiveReasons: 'Inactive reason',
  rejectionReasons: 'Rejection reason',
  holdReasons: 'Hold reason',
  holdCategory: 'Hold category',
  deviation: 'Deviation',
  creditTags: 'Credit tags',
  goodIntuition: 'Good customer intuition',
  badIntuition: 'Bad customer intuition',
  emiDate: 'EMI date',
  riskBucket: 'Risk bucket',
  interestRate: 'Interest rate',
  maxEmi: 'Max EMI',
  maxAmount: 'Max sanctioned loan amount',
  computedSalary: 'Computed salary',
  computedObligations: 'Computed obligations',
  computedFoir: 'Computed FOIR',
  industryType: 'Industry type',
  months: 'Tenure in months',
  processingFeeRate: 'Processing fee rate',
  changeReason: 'Change reason',
} as const;

export type DecisionField = keyof typeof decisionFieldNames;

/** The fields that hold a set of choices. */
type ChoicesField =
  | 'inActiveReasons'
  | 'rejectionReasons'
  | 'holdReasons'
  | 'creditTags'
  | 'goodIntuition'
  | 'badIntuition';

/** What stands in the decision form: every field as it was typed or chosen, '' and [] when empty.
 *  Amounts are rupees, rates are percent, `months` and `emiDate` are whole numbers, all as text [CR-172 … CR-182]. */
export type DecisionDraft = { readonly caseStatus: ApprovalStatus | '' } & {
  readonly [Field in Exclude<DecisionField, 'caseStatus'>]: Field extends ChoicesField
    ? readonly string[]
    : string;
};

export const emptyDraft: DecisionDraft = {
  caseStatus: '',
  inActiveReasons: [],
  rejectionReasons: [],
  holdReasons: [],
  holdCategory: '',
  deviation: '',
  creditTags: [],
  goodIntuition: [],
  badIntuition: [],
  emiDate: '',
  riskBucket: '',
  interestRate: '',
  maxEmi: '',
  maxAmount: '',
  computedSalary: '',
  computedObligations: '',
  computedFoir: '',
  industryType: '',
  months: '',
  processingFeeRate: '',
  changeReason: '',
};

/** The order of the form. */
export const decisionFields: readonly DecisionField[] =
  Object.keys(decisionFieldNames).filter(isDecisionField);

export function isDecisionField(name: string): name is DecisionField {
  return Object.hasOwn(decisionFieldNames, name);
}

/** A draft with some fields put over it; a field that is absent or undefined keeps what stands. */
export function mergeDraft(
  base: DecisionDraft,
  changes: { readonly [Field in DecisionField]?: DecisionDraft[Field] | undefined },
): DecisionDraft {
  const merged: { -readonly [Field in DecisionField]: DecisionDraft[Field] } = { ...base };
  const put = <Field extends DecisionField>(field: Field): void => {
    const value = changes[field];
    if (value !== undefined) merged[field] = value;
  };
  decisionFields.forEach(put);
  return merged;
}

/** The draft with some fields taken from another: 'use theirs' of the conflict view. */
export function withFieldsOf(
  draft: DecisionDraft,
  other: DecisionDraft,
  fields: readonly DecisionField[],
): DecisionDraft {
  return mergeDraft(draft, Object.fromEntries(fields.map(field => [field, other[field]])));
}

/** Whether two values of a field say the same: lists are sets of choices, so their order says nothing. */
export function sameValue(left: string | readonly string[], right: string | readonly string[]): boolean {
  if (typeof left === 'string' || typeof right === 'string') return left === right;
  const [one, other] = [new Set(left), new Set(right)];
  return one.size === other.size && [...one].every(item => other.has(item));
}

/** Whether two drafts say the same in every field: nothing was typed that would be lost. */
export function sameDraft(left: DecisionDraft, right: DecisionDraft): boolean {
  return decisionFields.every(field => sameValue(left[field], right[field]));
}

/** The form as the stored loan fills it. An undecided loan starts without a case status, and the change reason
 *  always starts empty: the reason of the last change is no reason for the next one. */
export function draftOfLoan(loan: LoanCore): DecisionDraft {
  const { status } = loan;
  return {
    ...emptyDraft,
    caseStatus: isApprovalStatus(status) && !isUndecided(status) ? status : '',
    inActiveReasons: loan.inactiveReasons ?? [],
    rejectionReasons: loan.rejectionReasons ?? [],
    holdReasons: loan.holdReasons ?? [],
    holdCategory: loan.holdCategory ?? '',
    deviation: loan.deviation ?? '',
    creditTags: loan.creditTags ?? [],
    goodIntuition: loan.goodIntuition,
    badIntuition: loan.badIntuition,
    emiDate: figureText(loan.emiDay),
    riskBucket: loan.riskBucket?.bucketType ?? '',
    interestRate: figureText(loan.approval?.interestRate),
    maxEmi: rupeesText(loan.approval?.maxEmi),
    maxAmount: rupeesText(loan.approval?.maxAmount),
    computedSalary: rupeesText(loan.evaluation?.computedSalary),
    computedObligations: rupeesText(loan.evaluation?.computedObligations),
    computedFoir: figureText(loan.evaluation?.computedFoir),
    industryType: loan.evaluation?.industryType ?? '',
    months: figureText(loan.approval?.months),
    processingFeeRate: figureText(loan.approval?.processingFeeRate),
  };
}

/** A figure as it is typed; '' for none. */
export function figureText(figure: number | null | undefined): string {
  return figure === null || figure === undefined ? '' : String(figure);
}

/** An amount as it is typed, in rupees; '' for none. */
export function rupeesText(amount: Paise | null | undefined): string {
  return amount === null || amount === undefined ? '' : String(paiseToRupees(amount));
}
