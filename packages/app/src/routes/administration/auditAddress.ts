import { can, type Viewer } from '@lending-desk/domain/access';

/** The address of everything that was recorded about a loan. @returns undefined for a person who may not read it */
export function loanHistoryAddress(viewer: Viewer, loanId: number): string | undefined {
  return can(viewer, 'readAudit') ? `/admin/audit?loan=${loanId}` : undefined;
}
