/** The address of a loan at the support desk; the documented one, '/loan-management/customer-loans/:loanId', leads to
 *  the same page [SH-012, X-34]. */
export function supportLoanAddress(loanId: number | string): string {
  return `/loan-management/loans/${loanId}`;
}
