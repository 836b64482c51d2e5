/** The application statuses in which a loan has bank statements to look after, as customer support tests for them
 *  (CS-021). */
const statementStages = [
  'COMPLETED',
  'FINANCIAL_DETAILS_VERIFIED',
  'BANK_STATEMENTS_SUBMITTED',
  'BANK_STATEMENTS_INCOMPLETE',
  'LOAN_AGREEMENT_ACCEPTED',
] as const;

/** Whether customer support has the Bank Statements tab, by substring of the application status.
 *  @source CS-020, CS-021; decisions: Bank Statements tab */
export function hasStatementsTab(applicationStatus: string | null): boolean {
  return statementStages.some(stage => applicationStatus?.includes(stage) ?? false);
}
