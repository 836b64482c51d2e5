/** The address of a loan at the collections desk [SH-016]. */
export function collectionsLoanAddress(loanId: number | string): string {
  return `/loan-management/collections/${loanId}`;
}
