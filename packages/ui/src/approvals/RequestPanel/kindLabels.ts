import type { ApprovalRequest } from '@lending-desk/domain/approvals';

/** What is asked for, by its kind. */
export const kindLabels: Readonly<Record<ApprovalRequest['kind'], string>> = {
  waiver: 'Waiver',
  closure: 'Closure',
  receipt: 'Receipt',
  reversal: 'Reversal',
  refund: 'Refund',
};
