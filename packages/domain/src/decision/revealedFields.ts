import type { ApprovalStatus } from '../status/statuses';
import { type DecisionDraft, type DecisionField, emptyDraft, withFieldsOf } from './draft';

/** The fields that are shown for one case status only [CR-186 inactive, CR-187 rejected, CR-188 on hold]. */
const reveals: Partial<Record<ApprovalStatus, readonly DecisionField[]>> = {
  INACTIVE: ['inActiveReasons'],
  REJECTED: ['rejectionReasons'],
  HOLD: ['holdReasons', 'holdCategory'],
};

const conditional = Object.values(reveals).flat();

/** The fields a case status reveals; all others are always shown. */
export function revealedFields(status: ApprovalStatus | ''): readonly DecisionField[] {
  return (status !== '' && reveals[status]) || [];
}

/** Whether the form shows a field while this case status is chosen. */
export function isRevealed(field: DecisionField, status: ApprovalStatus | ''): boolean {
  return !conditional.includes(field) || revealedFields(status).includes(field);
}

/** The draft without the fields its case status hides, so that they are sent empty, never with an old value. */
export function withoutHidden(draft: DecisionDraft): DecisionDraft {
  const hidden = conditional.filter(field => !isRevealed(field, draft.caseStatus));
  return withFieldsOf(draft, emptyDraft, hidden);
}
