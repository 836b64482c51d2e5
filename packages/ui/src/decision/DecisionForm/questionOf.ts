import type { DecisionDraft } from '@lending-desk/domain/decision';
import type { ApprovalStatus } from '@lending-desk/domain/loan';

export type Question = {
  readonly title: string;
  readonly confirmLabel: string;
  readonly tone: 'accent' | 'danger';
};

const questions: Partial<Record<ApprovalStatus | '', Question>> = {
  APPROVED: { title: 'Approve this loan?', confirmLabel: 'Approve Loan', tone: 'accent' },
  REJECTED: { title: 'Reject this loan?', confirmLabel: 'Reject Loan', tone: 'danger' },
};

/** The confirmation for a decision; undefined for a decision that is sent without one, such as a hold. */
export function questionOf(draft: DecisionDraft): Question | undefined {
  return questions[draft.caseStatus];
}
