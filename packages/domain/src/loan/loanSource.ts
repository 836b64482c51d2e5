import { field, textAt } from '../loose/loose';

/** Where a loan can come from.
 *  @source decisions: Screens (Loan source choices) */
export const loanSources = ['ORGANIC', 'REFERRAL', 'PARTNER', 'CAMPAIGN', 'AGENT', 'OTHER'] as const;
export type LoanSource = (typeof loanSources)[number];

/** The saved source of a loan; null while there is none, and as stored where it is none of the choices.
 *  @param raw  the loan as received */
export function savedLoanSource(raw: unknown): string | null {
  return textAt(field(raw, 'loanDetails'), 'loanSource') || null;
}

export function isLoanSource(text: unknown): text is LoanSource {
  return loanSources.some(source => source === text);
}
