import type { ApprovalStatus } from '../loan/statuses';
import type { DecisionDraft, DecisionField } from './draft';

/** The fields that only a certain case status shows [CR-186 inactive, CR-187 rejected, CR-188 on hold]. */
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

/** The draft without what its case status hides: hidden fields are sent empty, never stale. */
export function withoutHidden(draft: DecisionDraft): DecisionDraft {
  const shown = (field: DecisionField): boolean => isRevealed(field, draft.caseStatus);
  return {
    ...draft,
    inActiveReasons: shown('inActiveReasons') ? draft.inActiveReasons : [],
    rejectionReasons: shown('rejectionReasons') ? draft.rejectionReasons : [],
    holdReasons: shown('holdReasons') ? draft.holdReasons : [],
    holdCategory: shown('holdCategory') ? draft.holdCategory : '',
  };
}
