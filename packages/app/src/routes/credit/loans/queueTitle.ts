import { type ApprovalStatus, approvalStatusLabel } from '@lending-desk/domain';

const views: Partial<Record<ApprovalStatus, string>> = {
  HOLD: 'On Hold Cases',
  APPROVED: 'Accepted Cases',
  REJECTED: 'Rejected Cases',
  CREDIT_REJECTED: 'Credit Rejected Cases',
};

/** The name of a view of the queue, as the sidebar calls it [SH-033 to SH-037]. */
export function queueTitle(status: ApprovalStatus | null): string {
  if (status === null) return 'All Cases';
  return views[status] ?? `${approvalStatusLabel(status)} Cases`;
}
