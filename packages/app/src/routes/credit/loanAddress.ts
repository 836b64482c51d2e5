/** The documented address of a loan at the credit desk. */
export function loanAddress(loanId: number | string): string {
  return `/credit/loans/${loanId}/`;
}

/** The address of a decided loan as it stood when it was decided. */
export const replayAddress = (loanId: number | string): string => `${loanAddress(loanId)}replay/`;
