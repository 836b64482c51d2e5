/** The address of a loan at the collections desk [SH-016]. */
export function collectionsLoanAddress(loanId: number | string): string {
  return `/loan-management/collections/${loanId}`;
}

/** The address of the board of a NACH file [M45]. */
export function nachBoardAddress(fileId: string): string {
  return `/loan-management/collections/nach/${fileId}`;
}
