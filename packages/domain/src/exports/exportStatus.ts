import type { ApprovalStatus } from '../status/statuses';

/** The statuses an export can be limited to [SH-092]. */
export const exportStatuses = ['APPROVED', 'REJECTED', 'HOLD', 'ALL'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** @returns the approvalStatusValue of the call; ALL sends none */
export function exportStatusValue(status: ExportStatus): ApprovalStatus | undefined {
  return status === 'ALL' ? undefined : status;
}

export function isExportStatus(text: unknown): text is ExportStatus {
  return exportStatuses.some(status => status === text);
}
