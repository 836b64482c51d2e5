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

/** What is asked before this decision is sent; undefined for one that is sent at once, such as a hold. */
export function questionOf(draft: DecisionDraft): Question | undefined {
  return questions[draft.caseStatus];
}
