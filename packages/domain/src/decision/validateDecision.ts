import { decisionMessages } from '../errors/decisionMessages';
import type { ApprovalStatus } from '../status/statuses';
import { needsChangeReason, type TransitionActor, transitionVerdict } from '../loan/transitions';
import { holdCategories, tenures } from './choices';
import { type DecisionDraft, type DecisionField, decisionFields } from './draft';
import { withoutHidden } from './revealedFields';
import { isSanctionField, sanctionFields, sanctionNumberError } from './sanctionNumber';
import type { UnderwritingConfig } from './schema';

/** What the form is validated against. */
export type DecisionContext = {
  /** The loan's current status. */
  readonly from: ApprovalStatus;
  readonly actor: Pick<TransitionActor, 'roles' | 'isAssignee'>;
  readonly config: UnderwritingConfig;
  /** The stored decision: a choice that is no longer listed may be kept. */
  readonly stored?: DecisionDraft | undefined;
};

export type DecisionErrors = { readonly [Field in DecisionField]?: string };

const texts = decisionMessages;

/** The fields a status requires, with the message when one is missing. */
const required: Partial<Record<ApprovalStatus, readonly (readonly [DecisionField, string])[]>> = {
  INACTIVE: [['inActiveReasons', texts.inActiveReasonRequired]],
  REJECTED: [['rejectionReasons', texts.rejectReasonRequired]],
  HOLD: [
    ['holdReasons', texts.holdReasonRequired],
    ['holdCategory', texts.holdCategoryRequired],
  ],
  APPROVED: [
    ['months', texts.monthsRequired],
    ['interestRate', texts.interestRateRequired],
    ['maxEmi', texts.maxEmiRequired],
    ['maxAmount', texts.maxAmountRequired],
    ['emiDate', texts.emiDateRequired],
    ['processingFeeRate', texts.processingFeeRequired],
    ['computedSalary', texts.computedSalaryRequired],
    ['computedObligations', texts.computedObligationsRequired],
    ['computedFoir', texts.computedFoirRequired],
  ],
};

/** The faults of a decision by field; empty when it may be sent [CR-194]. Hidden fields are not validated.
 *  @source CR-193 sanction numbers, CR-186 … CR-188 reasons; decisions: Status, X-48 */
export function validateDecision(draft: DecisionDraft, context: DecisionContext): DecisionErrors {
  const shown = withoutHidden(draft);
  const errors: { -readonly [Field in DecisionField]?: string } = {};
  for (const field of decisionFields) {
    const error = fieldError(field, shown, context);
    if (error !== null) errors[field] = error;
  }
  return errors;
}

function fieldError(field: DecisionField, draft: DecisionDraft, context: DecisionContext): string | null {
  if (field === 'caseStatus') return statusError(draft.caseStatus, context);
  if (isEmpty(draft[field])) return missing(field, draft.caseStatus, context.from);
  const choices = choicesOf(field, context.config);
  if (choices) return listed(draft[field], choices, context.stored?.[field] ?? []);
  return isSanctionField(field) ? sanctionNumberError(draft[field], sanctionFields[field]) : null;
}

function statusError(to: ApprovalStatus | '', context: DecisionContext): string | null {
  if (to === '') return texts.statusRequired;
  // A missing change reason is reported at its own field.
  const verdict = transitionVerdict(context.from, to, { ...context.actor, hasChangeReason: true });
  return verdict.allowed ? null : verdict.message;
}

function missing(field: DecisionField, to: ApprovalStatus | '', from: ApprovalStatus): string | null {
  if (to === '') return null;
  if (field === 'changeReason') return needsChangeReason(from, to) ? texts.changeReasonRequired : null;
  return required[to]?.find(([name]) => name === field)?.[1] ?? null;
}

/** An EMI falls on one of them where the lender has not chosen some. */
const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1);

/** The choices of a field; null for a field that is typed. */
function choicesOf(field: DecisionField, config: UnderwritingConfig): readonly (string | number)[] | null {
  switch (field) {
    case 'inActiveReasons':
    case 'rejectionReasons':
    case 'holdReasons':
    case 'creditTags':
      return config[field];
    case 'goodIntuition':
      return config.customerIntuition.good;
    case 'badIntuition':
      return config.customerIntuition.bad;
    case 'holdCategory':
      return holdCategories;
    case 'deviation':
      return config.deviations;
    case 'industryType':
      return config.industryTypes;
    case 'months':
      return tenures;
    case 'emiDate':
      return config.emiDates.length > 0 ? config.emiDates : daysOfMonth;
    case 'riskBucket':
      return config.buckets.map(bucket => bucket.bucketType);
    default:
      return null;
  }
}

// A list that is not configured has no choices, so nothing is validated against it.
function listed(
  chosen: string | readonly string[],
  choices: readonly (string | number)[],
  stored: string | readonly string[],
): string | null {
  if (choices.length === 0) return null;
  const known = new Set([...choices, ...[stored].flat()].map(String));
  return [chosen].flat().every(value => known.has(value)) ? null : texts.notAChoice;
}

function isEmpty(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}
