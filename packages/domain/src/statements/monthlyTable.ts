import { addMonths, monthOf, startOfMonth } from '../calendar/arithmetic';
import { type Paise, paise } from '../money/paise';
import { halfUp } from '../money/rounding';
import { returnKindOf } from './bounces';
import type { DatedTransaction, DayBalance, MonthRow, StatementPeriod } from './model';
import { statementMonthName } from '../calendar/monthName';

/** The mean, rounded half up to the paisa. */
function meanOf(balances: readonly Paise[]): Paise | null {
  if (balances.length === 0) return null;
  const sum = balances.reduce((total, balance) => total + BigInt(balance), 0n);
  return paise(Number(halfUp(sum, BigInt(balances.length))));
}

/** A row for every month of the period, including months without movement.
 *  @param entries  oldest first; rows outside the period are ignored
 *  @param days  the balance at the end of every day of the period
 *  @source CR-037; columns: decisions, Screens */
export function monthlyTable(
  entries: readonly DatedTransaction[],
  days: readonly DayBalance[],
  period: StatementPeriod,
): readonly MonthRow[] {
  const moved = new Map<string, { credits: number; debits: number; bounces: number }>();
  const ends = new Map<string, Paise[]>();
  for (let month = startOfMonth(period.from); ; month = addMonths(month, 1)) {
    moved.set(monthOf(month), { credits: 0, debits: 0, bounces: 0 });
    ends.set(monthOf(month), []);
    // Checked before advancing: there is no month after December 9999.
    if (monthOf(month) === monthOf(period.to)) break;
  }
  for (const { date, amount, narration, category } of entries) {
    const sums = date < period.from || date > period.to ? undefined : moved.get(monthOf(date));
    if (!sums) continue;
    if (amount > 0) sums.credits += amount;
    else sums.debits -= amount;
    if (returnKindOf(narration, category) === 'bounce') sums.bounces += 1;
  }
  for (const { date, balance } of days) ends.get(monthOf(date))?.push(balance);
  return [...moved].map(([month, { credits, debits, bounces }]) => {
    const balances = ends.get(month) ?? [];
    return {
      month,
      name: statementMonthName(month),
      credits: paise(credits),
      debits: paise(debits),
      net: paise(credits - debits),
      averageBalance: meanOf(balances),
      closingBalance: balances.at(-1) ?? null,
      bounces,
    };
  });
}
