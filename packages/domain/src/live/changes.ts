/** What of a loan can change under an open screen. */
export const loanChanges = ['bureau', 'calls', 'comments', 'decision', 'documents', 'pd'] as const;
export type LoanChange = (typeof loanChanges)[number];
