/** The loans of a customer by what was searched, a phone or a loan id [SH-017, M49]. */
export const collectionLoansAddress = (sought: string): string =>
  `/loan-management/collection-loans/${sought}`;
