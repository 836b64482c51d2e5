import type { LoanCore } from '../loan/schema';
import { type ApprovalStatus, isApprovalStatus, isUndecided } from '../status/statuses';
import { type Paise, paiseToRupees } from '../money/paise';

/** Every field of the form in the order of the screen, with its name for messages and comparisons. */
export const decisionFieldNames = {
  caseStatus: 'Case status',
  inActiveReasons: 'Inactive reason',
  rejectionReasons: 'Rejection reason',
  holdReasons: 'Hold reason',
  holdCategory: 'Hold category',
  changeReason: 'Change reason',
  maxAmount: 'Max sanctioned loan amount',
  months: 'Tenure in months',
  riskBucket: 'Risk bucket',
  interestRate: 'Interest rate',
  processingFeeRate: 'Processing fee rate',
  maxEmi: 'Max EMI',
  emiDate: 'EMI date',
  deviation: 'Deviation',
  computedSalary: 'Computed salary',
  computedObligations: 'Computed obligations',
  computedFoir: 'Computed FOIR',
  industryType: 'Industry type',
  creditTags: 'Credit tags',
  goodIntuition: 'Good customer intuition',
  badIntuition: 'Bad customer intuition',
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

/** The state of the decision form: every field as typed or chosen, '' and [] when empty. Amounts are rupees,
 *  rates are percent, `months` and `emiDate` are whole numbers, all as text [CR-172 … CR-182]. */
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

/** A draft with changes applied; an absent or undefined field keeps its value. */
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

/** The draft with the named fields taken from another: 'use theirs' of the conflict view. */
export function withFieldsOf(
  draft: DecisionDraft,
  other: DecisionDraft,
  fields: readonly DecisionField[],
): DecisionDraft {
  return mergeDraft(draft, Object.fromEntries(fields.map(field => [field, other[field]])));
}

/** Whether two values of a field are equal; lists are sets of choices, so their order does not matter. */
export function sameValue(left: string | readonly string[], right: string | readonly string[]): boolean {
  if (typeof left === 'string' || typeof right === 'string') return left === right;
  const [one, other] = [new Set(left), new Set(right)];
  return one.size === other.size && [...one].every(item => other.has(item));
}

/** Whether two drafts are equal in every field, so that no input would be lost. */
export function sameDraft(left: DecisionDraft, right: DecisionDraft): boolean {
  return decisionFields.every(field => sameValue(left[field], right[field]));
}

/** The form filled from a stored loan. An undecided loan starts without a case status. The change reason always
 *  starts empty: the reason of the last change does not apply to the next one. */
export function draftOfLoan(loan: LoanCore): DecisionDraft {
  const { status } = loan;
  return {
    ...emptyDraft,
    caseStatus: isApprovalStatus(status) && !isUndecided(status) ? status : '',
    inActiveReasons: loan.inactiveReasons,
    rejectionReasons: loan.rejectionReasons,
    holdReasons: loan.holdReasons,
    holdCategory: loan.holdCategory ?? '',
    deviation: loan.deviation ?? '',
    creditTags: loan.creditTags,
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

/** A number as text for an input; '' for none. */
export function figureText(figure: number | null | undefined): string {
  return figure === null || figure === undefined ? '' : String(figure);
}

/** An amount in rupees as text for an input; '' for none. */
export function rupeesText(amount: Paise | null | undefined): string {
  return amount === null || amount === undefined ? '' : String(paiseToRupees(amount));
}
