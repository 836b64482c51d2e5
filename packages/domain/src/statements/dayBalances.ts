import { dateOfEpochDay, epochDayOf } from '../calendar/businessDate';
import { type Paise, paise } from '../money/paise';
import type { DatedTransaction, DayBalance, NegativeDay, StatementPeriod } from './model';

/** The balance at the end of every day of a period: after the last row of the day, carried over days without
 *  rows, starting with the opening balance.
 *  @param entries  oldest first
 *  @param opening  before the first of them; null: there is no balance to carry
 *  @returns one for each day, none without an opening balance */
export function dayBalances(
  entries: readonly DatedTransaction[],
  opening: Paise | null,
  period: StatementPeriod,
): readonly DayBalance[] {
  if (opening === null) return [];
  const days: DayBalance[] = [];
  let balance: Paise = opening;
  let next = 0;
  for (let day = epochDayOf(period.from); day <= epochDayOf(period.to); day += 1) {
    const date = dateOfEpochDay(day);
    for (let row = entries[next]; row && row.date <= date; row = entries[next]) {
      balance = row.balance ?? paise(balance + row.amount);
      next += 1;
    }
    days.push({ date, balance });
  }
  return days;
}

/** The balance after every row: as printed, otherwise computed from the last printed one.
 *  @param entries  oldest first
 *  @param opening  before the first of them
 *  @returns one for each row; null before the first known balance */
export function balancesAfter(
  entries: readonly DatedTransaction[],
  opening: Paise | null,
): readonly (Paise | null)[] {
  let before = opening;
  return entries.map(({ amount, balance }) => {
    before = balance ?? (before === null ? null : paise(before + amount));
    return before;
  });
}

/** Days with a negative balance: at the end of the day, or only during it, as when a debit is returned on the day
 *  it was taken. Zero is not negative. Each day once, oldest first, including days outside the period.
 *  @param entries  oldest first
 *  @param opening  before the first of them
 *  @source CR-044 */
export function negativeDays(
  entries: readonly DatedTransaction[],
  days: readonly DayBalance[],
  opening: Paise | null,
): readonly NegativeDay[] {
  const found = new Map<string, NegativeDay>();
  const balances = balancesAfter(entries, opening);
  entries.forEach(({ date }, index) => {
    const balance = balances[index] ?? null;
    if (balance === null || balance >= 0) return;
    const known = found.get(date);
    if (!known || balance < known.balance) found.set(date, { date, balance, dayEnd: false });
  });
  for (const { date, balance } of days) if (balance < 0) found.set(date, { date, balance, dayEnd: true });
  return [...found.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
