import type { LoanCore } from '../loan/schema';
import type { ApprovalStatus } from '../loan/statuses';
import { type Paise, paiseToRupees } from '../money/paise';

/** What stands in the decision form: every field as it was typed or chosen, '' and [] when empty.
 *  Amounts are rupees, rates are percent, `months` and `emiDate` are whole numbers, all as text [CR-172 … CR-182]. */
export type DecisionDraft = {
  readonly caseStatus: ApprovalStatus | '';
  readonly inActiveReasons: readonly string[];
  readonly rejectionReasons: readonly string[];
  readonly holdReasons: readonly string[];
  readonly holdCategory: string;
  readonly deviation: string;
  readonly creditTags: readonly string[];
  readonly goodIntuition: readonly string[];
  readonly badIntuition: readonly string[];
  readonly emiDate: string;
  readonly riskBucket: string;
  readonly interestRate: string;
  readonly maxEmi: string;
  readonly maxAmount: string;
  readonly computedSalary: string;
  readonly computedObligations: string;
  readonly computedFoir: string;
  readonly industryType: string;
  readonly months: string;
  readonly processingFeeRate: string;
  readonly changeReason: string;
};

export type DecisionField = keyof DecisionDraft;

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

/** Every field of the form, with the words a message or a comparison calls it by, in the order of the form. */
export const decisionFieldNames: Readonly<Record<DecisionField, string>> = {
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
};

/** The order of the form; the table of names is complete by its type, so this list is too. */
export const decisionFields: readonly DecisionField[] = Object.keys(emptyDraft).filter(isDecisionField);

export function isDecisionField(name: string): name is DecisionField {
  return Object.hasOwn(emptyDraft, name);
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
  const undecided = loan.status === 'PENDING' || loan.status === 'IN_REVIEW';
  return {
    ...emptyDraft,
    caseStatus: undecided ? '' : loan.status,
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

function figureText(figure: number | null | undefined): string {
  return figure === null || figure === undefined ? '' : String(figure);
}

function rupeesText(amount: Paise | null | undefined): string {
  return amount === null || amount === undefined ? '' : String(paiseToRupees(amount));
}
