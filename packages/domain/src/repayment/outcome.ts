import type { LoanAccount } from './account';

/** What became of an event. A refused one changes nothing; `why` is what a person reads. */
export type Outcome =
  | { readonly outcome: 'posted' | 'duplicate' | 'returned' | 'extended' | 'reversed' }
  | { readonly outcome: 'refused'; readonly why: string };

/** The account after an event, and what became of it. */
export type Booked = { readonly account: LoanAccount; readonly outcome: Outcome };

export function refused(account: LoanAccount, why: string): Booked {
  return { account, outcome: { outcome: 'refused', why } };
}

export function done(account: LoanAccount, outcome: 'posted' | 'reversed' = 'posted'): Booked {
  return { account, outcome: { outcome } };
}
