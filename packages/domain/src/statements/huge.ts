import { monthOf } from '../calendar/arithmetic';
import { type Paise, paise } from '../money/paise';
import { percent, type Rate, shareOf } from '../money/rate';
import { up } from '../money/rounding';
import type { DatedTransaction, FundsRow } from './model';
import { statementMonthName } from '../calendar/monthName';

export type FundsSide = 'credit' | 'debit';

/** A movement is huge from this share of the average monthly movement on: one and a half times. */
export const hugeMultiple: Rate = percent(150);
const perMonth = 5;

function onSide(entries: readonly DatedTransaction[], side: FundsSide): readonly DatedTransaction[] {
  return entries.filter(({ amount }) => (side === 'credit' ? amount > 0 : amount < 0));
}

/** The row of a large movement for a row of the statement. */
export function fundsRow(row: DatedTransaction): FundsRow {
  const { date, dateText, narration, category, amount, balance } = row;
  return {
    date,
    dateText,
    monthName: statementMonthName(monthOf(date)),
    narration,
    category,
    amount,
    balance,
  };
}

/** The five largest movements of every month, month by month, by amount, the earlier one first in a tie.
 *  @param entries  oldest first */
export function topFunds(entries: readonly DatedTransaction[], side: FundsSide): readonly FundsRow[] {
  const months = new Map<string, DatedTransaction[]>();
  for (const row of onSide(entries, side)) {
    const month = monthOf(row.date);
    const rows = months.get(month);
    if (rows) rows.push(row);
    else months.set(month, [row]);
  }
  return [...months.values()].flatMap(rows =>
    rows
      .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
      .slice(0, perMonth)
      .map(fundsRow),
  );
}

/** The least amount that counts as huge on one side: the multiple of the average monthly movement, rounded up to
 *  the paisa, so that a movement of exactly the multiple counts and one below it never does.
 *  @param months  how many months the statement covers */
export function hugeFrom(
  entries: readonly DatedTransaction[],
  side: FundsSide,
  months: number,
): Paise | null {
  const total = onSide(entries, side).reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  if (months <= 0 || total <= 0) return null;
  const { numerator, denominator } = hugeMultiple;
  return shareOf(paise(total), { numerator, denominator: denominator * BigInt(months) }, up);
}

/** The movements from a threshold on, oldest first.
 *  @param from  null: there is no threshold
 *  @source CR-038, CR-039 */
export function hugeFunds(
  entries: readonly DatedTransaction[],
  side: FundsSide,
  from: Paise | null,
): readonly FundsRow[] {
  if (from === null) return [];
  return onSide(entries, side)
    .filter(({ amount }) => Math.abs(amount) >= from)
    .map(fundsRow);
}
