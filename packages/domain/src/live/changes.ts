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
  'repayment',
  'statements',
] as const;
export type LoanChange = (typeof loanChanges)[number];
