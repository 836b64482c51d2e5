import { type BusinessDate, datePartsOf } from '../calendar/businessDate';
import { addMonths } from '../calendar/arithmetic';
import { type Paise, paise } from '../money/paise';
import type { ChainBreak, DatedTransaction, StatementPeriod, StatementTransaction } from './model';

function isDated(row: StatementTransaction): row is DatedTransaction {
  return row.date !== null && row.amount !== null;
}

/** The rows the engine uses, oldest first; rows of one day keep the order of the statement. A statement printed
 *  newest first is reversed, detected by its dates, or by its balances when all rows have the same date. */
export function inOrder(transactions: readonly StatementTransaction[]): readonly DatedTransaction[] {
  const rows = transactions.filter(isDated);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return rows;
  const turned =
    first.date > last.date || (first.date === last.date && breaksIn(rows) > breaksIn(rows.toReversed()));
  if (turned) rows.reverse();
  // Sorting is stable: rows of one day keep their order.
  return rows.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function breaksIn(rows: readonly DatedTransaction[]): number {
  return chainBreaks(rows).length;
}

/** The balance before the first row: the first printed balance minus all amounts up to it.
 *  @param entries  oldest first
 *  @returns null where no row has a balance */
export function openingBalance(entries: readonly DatedTransaction[]): Paise | null {
  let moved = 0;
  for (const { amount, balance } of entries) {
    moved += amount;
    if (balance !== null) return paise(balance - moved);
  }
  return null;
}

/** Rows whose balance is not the previous one plus the amount. A changed amount breaks one row and not all later
 *  ones, because each check starts from the printed balance.
 *  @param entries  oldest first
 *  @param opening  the balance before the first row; null: the first row is accepted as it is */
export function chainBreaks(
  entries: readonly DatedTransaction[],
  opening: Paise | null = null,
): readonly ChainBreak[] {
  const breaks: ChainBreak[] = [];
  let before = opening;
  entries.forEach(({ amount, balance, date }, index) => {
    const expected = before === null ? null : paise(before + amount);
    if (balance !== null && expected !== null && balance !== expected) {
      breaks.push({ row: index + 1, date, expected, found: balance });
    }
    before = balance ?? expected;
  });
  return breaks;
}

const longestYears = 10;
const yearOf = (date: BusinessDate): number => datePartsOf(date).year;

/** The days from the first date to the last. Dates more than ten years from the median are misread years
 *  ('9999-12-31', '0226' as '1226') and are ignored.
 *  @returns null for no dates */
export function spanOf(dates: readonly BusinessDate[]): StatementPeriod | null {
  const sorted = dates.toSorted();
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) return null;
  const near = sorted.filter(date => Math.abs(yearOf(date) - yearOf(middle)) <= longestYears);
  return { from: near[0] ?? middle, to: near.at(-1) ?? middle };
}

/** The days covered: those given, or from the first to the last row; never more than the last ten years of a
 *  given period.
 *  @param entries  oldest first
 *  @returns null without rows and without a given period */
export function periodOf(
  entries: readonly DatedTransaction[],
  given: StatementPeriod | null = null,
): StatementPeriod | null {
  if (given === null) return spanOf(entries.map(({ date }) => date));
  const { from, to } = given;
  if (from > to) return null;
  // Near year 0 there is nothing to cut, and no earlier date.
  if (yearOf(to) - yearOf(from) <= longestYears) return given;
  return { from: addMonths(to, -12 * longestYears), to };
}
