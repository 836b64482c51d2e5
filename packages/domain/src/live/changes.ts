/** What can change on a loan while its screen is open. */
export const loanChanges = ['bureau', 'calls', 'comments', 'decision', 'documents', 'pd'] as const;
export type LoanChange = (typeof loanChanges)[number];
