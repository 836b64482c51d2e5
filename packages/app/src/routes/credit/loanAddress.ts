/** The documented address of a loan at the credit desk. */
export function loanAddress(loanId: number | string): string {
  return `/credit/loans/${loanId}/`;
}
