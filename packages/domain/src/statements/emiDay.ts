import { datePartsOf } from '../calendar/businessDate';
import type { Paise } from '../money/paise';
import type { DayBalance, SalaryRow } from './model';
import { payRhythm } from './payRhythm';

const window = 7;
const lastDay = 28;

/** The risk of a day of the month: the number of months that ended that day below a fifth of the salary. */
function riskOf(day: number, days: readonly DayBalance[], salary: number): number {
  return days.filter(({ date, balance }) => datePartsOf(date).day === day && balance * 5 < salary).length;
}

/** The best day of the month for an EMI: of the seven days after the pay day, the one on which the account ended
 *  below a fifth of the salary in the fewest months; the earliest in a tie. Days 29 to 31 do not exist in every
 *  month and are excluded. Without a salary every day from 1 to 28 is considered, and a negative balance counts
 *  as risk.
 *  @param salaries  oldest first
 *  @param days  the balance at the end of every day
 *  @param estimate  the usual salary
 *  @returns 1 to 28; null without balances
 *  @source CR-036 */
export function computedEmiDay(
  salaries: readonly SalaryRow[],
  days: readonly DayBalance[],
  estimate: Paise | null,
): number | null {
  if (days.length === 0) return null;
  const dates = salaries.flatMap(({ date }) => date ?? []);
  const last = dates.at(-1);
  const payDay = payRhythm(dates)?.day ?? (last && datePartsOf(last).day);
  const candidates = payDay
    ? Array.from({ length: window }, (_, index) => ((payDay + index) % 31) + 1).filter(day => day <= lastDay)
    : Array.from({ length: lastDay }, (_, index) => index + 1);
  const salary = payDay && estimate !== null ? estimate : 0;
  let best: { day: number; risk: number } | null = null;
  for (const day of candidates) {
    const risk = riskOf(day, days, salary);
    if (!best || risk < best.risk) best = { day, risk };
  }
  return best?.day ?? null;
}
