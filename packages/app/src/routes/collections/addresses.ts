/** The address of a loan at the collections desk [SH-016]. */
export function collectionsLoanAddress(loanId: number | string): string {
  return `/loan-management/collections/${loanId}`;
}

/** What waits for a second person [M35]. */
export const approvalsAddress = '/loan-management/collections/approvals';

/** The address of the board of a NACH file [M45]. */
export function nachBoardAddress(fileId: string): string {
  return `/loan-management/collections/nach/${fileId}`;
}

/** The loans of a customer by what was searched, a phone or a loan id [SH-017, M49]. */
export const collectionLoansAddress = (sought: string): string =>
  `/loan-management/collection-loans/${sought}`;
