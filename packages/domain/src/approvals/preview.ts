import type { BusinessDate } from '../calendar/businessDate';
import { add, type Paise, subtract, zeroPaise } from '../money/paise';
import type { LoanAccount } from '../repayment/account';
import { book } from '../repayment/book';
import { type OverdueParts, overdueSummary } from '../repayment/overdue';
import { postThrough } from '../repayment/postDays';
import { type AssetClass, standingOn } from '../repayment/standing';
import type { LedgerAccount } from '../repayment/transfers';
import { type Asked, eventOf } from './request';

/** What a request is judged by; amounts in paise. */
export type DueFigures = OverdueParts & {
  readonly daysPastDue: number;
  readonly class: AssetClass;
};

/** The figures of an account on a day. */
export function dueFigures(account: LoanAccount, day: BusinessDate): DueFigures {
  const { daysPastDue, assetClass } = standingOn(account, day);
  return { ...overdueSummary(account, day), daysPastDue, class: assetClass };
}

/** A line of what an approval posts: an amount on the one or the other side, in paise. */
export type PostedLine = {
  readonly account: LedgerAccount;
  readonly side: 'debit' | 'credit';
  readonly amount: Paise;
};

/** What a request would do today. */
export type Preview = {
  readonly now: DueFigures;
  /** Null where it cannot be posted. */
  readonly after: DueFigures | null;
  /** Why it cannot, in words. */
  readonly fault: string | null;
  readonly lines: readonly PostedLine[];
};

/** What approving a request would post today, by the rules that post it.
 *  @source M35 */
export function previewOf(account: LoanAccount, asked: Asked, today: BusinessDate): Preview {
  const posted = postThrough(account, today);
  const now = dueFigures(posted, today);
  const { account: after, outcome } = book(posted, eventOf(asked, 'preview', '', today));
  if (outcome.outcome === 'refused') return { now, after: null, fault: inWords(outcome.why), lines: [] };
  return { now, after: dueFigures(after, today), fault: null, lines: linesOf(posted, after) };
}

/** A refusal of the ledger as a sentence. */
export const inWords = (why: string): string => `${why.slice(0, 1).toUpperCase()}${why.slice(1)}`;

/** What was posted, summed by account; what goes through an account and out again is no line. */
function linesOf(before: LoanAccount, after: LoanAccount): PostedLine[] {
  const balances = new Map<LedgerAccount, Paise>();
  for (const { amount, debit, credit } of after.groups
    .slice(before.groups.length)
    .flatMap(group => group.transfers)) {
    balances.set(debit, add(balances.get(debit) ?? zeroPaise, amount));
    balances.set(credit, subtract(balances.get(credit) ?? zeroPaise, amount));
  }
  const lines = [...balances].map(
    ([name, balance]): PostedLine =>
      balance > 0
        ? { account: name, side: 'debit', amount: balance }
        : { account: name, side: 'credit', amount: subtract(zeroPaise, balance) },
  );
  return lines
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => (one.side === other.side ? 0 : one.side === 'debit' ? -1 : 1));
}
