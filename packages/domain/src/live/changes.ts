/** What can change on a loan while its screen is open. */
export const loanChanges = [
  'applicant',
  'bureau',
  'calls',
  'comments',
  'decision',
  'documents',
  'pd',
  'statements',
] as const;
export type LoanChange = (typeof loanChanges)[number];
