/** The address of a loan at the support desk; the documented one, '/loan-management/customer-loans/:loanId', leads to
 *  the same page [SH-012, X-34]. */
export function supportLoanAddress(loanId: number | string): string {
  return `/loan-management/loans/${loanId}`;
}

/** The address of the loans of a customer with a mobile number; the documented one, without 'by-phone/', leads to the
 *  same page [SH-011, X-34]. */
export function customerLoansAddress(phone: string): string {
  return `/loan-management/customer-loans/by-phone/${phone}`;
}
