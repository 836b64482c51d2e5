/** What can change on a loan while its screen is open. */
export const loanChanges = [
  'applicant',
  'bureau',
  'calls',
  'comments',
  'decision',
  'documents',
  'followUp',
  'pd',
  'statements',
] as const;
export type LoanChange = (typeof loanChanges)[number];
