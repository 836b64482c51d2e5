/** Every approval status a loan can have [CR-185]. */
export const approvalStatuses = [
  'PENDING',
  'IN_REVIEW',
  'HOLD',
  'APPROVED',
  'REJECTED',
  'CREDIT_REJECTED',
  'INACTIVE',
  'DISBURSED',
] as const;

export type ApprovalStatus = (typeof approvalStatuses)[number];

export type StatusTone = 'approve' | 'flag' | 'reject' | 'info' | 'neutral';

/** The label and tone of a status badge. */
export const approvalStatusFaces: Record<
  ApprovalStatus,
  { readonly label: string; readonly tone: StatusTone }
> = {
  PENDING: { label: 'Pending', tone: 'neutral' },
  IN_REVIEW: { label: 'In review', tone: 'info' },
  HOLD: { label: 'On hold', tone: 'flag' },
  APPROVED: { label: 'Approved', tone: 'approve' },
  REJECTED: { label: 'Rejected', tone: 'reject' },
  CREDIT_REJECTED: { label: 'Credit rejected', tone: 'reject' },
  INACTIVE: { label: 'Inactive', tone: 'neutral' },
  DISBURSED: { label: 'Disbursed', tone: 'info' },
};

export function isApprovalStatus(text: string): text is ApprovalStatus {
  return approvalStatuses.some(status => status === text);
}

/** Whether no decision has been made yet; on hold is a decision to wait. */
export function isUndecided(status: ApprovalStatus): boolean {
  return status === 'PENDING' || status === 'IN_REVIEW';
}

/** Whether a status closes the case at the desk, which also stops the turnaround time. */
export function isDecided(status: ApprovalStatus): boolean {
  return !isUndecided(status) && status !== 'HOLD';
}

/** @returns the label of a status; an unknown status unchanged. */
export function approvalStatusLabel(status: string): string {
  return isApprovalStatus(status) ? approvalStatusFaces[status].label : status;
}

/** The case status choices when none are configured, and their statuses [CR-184, CR-185, X-46]. */
export const caseStatusChoices = {
  approved: 'APPROVED',
  rejected: 'REJECTED',
  onHold: 'HOLD',
  pending: 'PENDING',
} as const satisfies Readonly<Record<string, ApprovalStatus>>;

/** Short names that stay in capitals. */
const shortNames = /\b(?:emi|kyc|nach|pan|pd)\b/g;

/** 'BANK_STATEMENTS_SUBMITTED' → 'Bank statements submitted', 'KYC_SUBMITTED' → 'KYC submitted'; works for any text
 *  in capitals and underscores. */
export function applicationStatusLabel(status: string): string {
  const words = status
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(shortNames, name => name.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
