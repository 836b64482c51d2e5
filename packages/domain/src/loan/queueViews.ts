import { type ApprovalStatus, approvalStatusLabel } from '../status/statuses';

/** The named views of the credit queue, in the order of the sidebar [SH-033 to SH-037]. */
export const queueViews = [
  { status: null, label: 'All Cases' },
  { status: 'HOLD', label: 'On Hold Cases' },
  { status: 'APPROVED', label: 'Accepted Cases' },
  { status: 'REJECTED', label: 'Rejected Cases' },
  { status: 'CREDIT_REJECTED', label: 'Credit Rejected Cases' },
] as const;

/** The name of the queue of a status, also of one without a view of its own; null for all. */
export function queueTitle(status: ApprovalStatus | null): string {
  const view = queueViews.find(one => one.status === status);
  return view?.label ?? `${approvalStatusLabel(status ?? '')} Cases`;
}
