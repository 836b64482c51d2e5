import { type BusinessDate, datePartsOf } from '../calendar/businessDate';
import { type Paise, paise } from '../money/paise';
import type { StatementPeriod, StatementTransaction } from '../statements/model';
import { type DateOrder, readDate } from './dateCell';
import { isOpening, isSum } from './fileFacts';
import { movementOf } from './movement';
import { plainText } from './plainText';
import type { TableRow } from './rowGroups';
import type { Columns } from './settleColumns';

/** The rows of a table as transactions. */
export type ReadRows = {
  /** Oldest first. */
  readonly transactions: readonly StatementTransaction[];
  /** From a row of the table that only carries the balance forward. */
  readonly opening: Paise | null;
};

const at = (cells: readonly string[], column: number): string => cells[column] ?? '';
const creditWords = /\b(?:CR|BY|DEPOSIT(?:ED)?|RECD|RECEIVED|SALARY|SAL|REFUND|CREDIT(?:ED)?|INT\.?\s*PD)\b/i;

type Dates = { readonly order: DateOrder; readonly period: StatementPeriod | null };

/** A date; one without a year is in that year of the period in which it falls inside it. */
function dateOf(cell: string, { order, period }: Dates): BusinessDate | null {
  const whole = readDate(cell, order);
  if (whole !== null || period === null) return whole;
  const last = datePartsOf(period.to).year;
  const inLast = readDate(cell, order, last);
  return inLast !== null && inLast > period.to ? readDate(cell, order, last - 1) : inLast;
}

/** Gives amounts without a sign the side the balance proves; the first one, which nothing precedes, that of the
 *  stated opening balance or else of its words. */
function withSides(
  rows: readonly StatementTransaction[],
  opening: Paise | null,
): readonly StatementTransaction[] {
  let before = opening;
  return rows.map(row => {
    const { amount, balance } = row;
    if (amount === null || balance === null) {
      before = balance;
      return row;
    }
    const credit = before === null ? creditWords.test(row.narration) : balance >= before;
    before = balance;
    return { ...row, amount: paise(credit ? amount : 0 - amount) };
  });
}

function breaksOf(rows: readonly StatementTransaction[]): number {
  let breaks = 0;
  rows.forEach(({ amount, balance }, index) => {
    const before = rows[index - 1]?.balance;
    if (balance === null || amount === null || before === null || before === undefined) return;
    if (Math.abs(balance - before) !== Math.abs(amount) || (amount < 0 && balance > before)) breaks += 1;
  });
  return breaks;
}

const byDate = (rows: readonly StatementTransaction[]) =>
  rows.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : (a.date ?? '') > (b.date ?? '') ? 1 : 0));

/** The rows oldest first. A statement may be printed newest first, or its days newest first and the rows of a day
 *  oldest first: the balance tells. */
function oldestFirst(rows: readonly StatementTransaction[]): readonly StatementTransaction[] {
  const [first, last] = [rows[0]?.date, rows.at(-1)?.date];
  const falls = first !== undefined && last !== undefined && first !== null && last !== null && first > last;
  const orders = [rows, rows.toReversed()];
  const candidates = [
    ...(falls ? orders.toReversed() : orders),
    byDate(rows),
    byDate(rows.toReversed()),
  ].filter(list => (list[0]?.date ?? '') <= (list.at(-1)?.date ?? ''));
  let best = candidates[0] ?? rows;
  for (const list of candidates) if (breaksOf(list) < breaksOf(best)) best = list;
  return best;
}

/** Whether a row without a date is the next one of the same day: the balance proves it, in either direction. What
 *  does not is the line of a summary. */
function continues(
  above: StatementTransaction | undefined,
  amount: Paise | null,
  balance: Paise | null,
): boolean {
  if (!above || above.balance === null || amount === null || balance === null) return false;
  const moved = Math.abs(balance - above.balance);
  return moved === Math.abs(amount) || moved === Math.abs(above.amount ?? 0);
}

/** Reads the rows of a table. Lines that only carry a balance, totals and rows that move nothing are none.
 *  @param stated  the opening balance stated around the table */
export function readRows(
  rows: readonly TableRow[],
  columns: Columns,
  { order, period, stated }: Dates & { readonly stated: Paise | null },
): ReadRows {
  const found: StatementTransaction[] = [];
  let opening: Paise | null = null;
  let day = { date: null as BusinessDate | null, text: '' };
  for (const { cells, dated } of rows) {
    const written = plainText(at(cells, columns.date));
    if (dated) day = { date: dateOf(written, { order, period }), text: written };
    const narration = columns.narration
      .map(column => plainText(at(cells, column)))
      .filter(text => text !== '')
      .join(' ');
    const { amount, balance, unreadable } = movementOf(cells, columns);
    const label = `${narration} ${dated ? '' : cells.map(plainText).join(' ')}`;
    if (isOpening(narration) || (!dated && isOpening(label))) {
      if (amount === null || balance === null || Math.abs(amount) === Math.abs(balance)) {
        opening ??= found.length === 0 ? (balance ?? amount) : null;
        continue;
      }
    }
    if ((!dated || amount === null || balance === null) && isSum(narration === '' ? label : narration))
      continue;
    if (!dated && (day.date === null || !continues(found.at(-1), amount, balance))) continue;
    if (amount === null && !unreadable) continue;
    const reference = columns.reference === null ? '' : plainText(at(cells, columns.reference));
    found.push({
      date: day.date,
      dateText: day.date ?? day.text,
      narration,
      chequeNo: /^[-–—.]*$/.test(reference) ? '' : reference,
      amount,
      category: '',
      balance,
    });
  }
  const transactions = oldestFirst(found);
  const start = opening ?? stated;
  return {
    transactions: columns.amount.kind === 'unsigned' ? withSides(transactions, start) : transactions,
    opening,
  };
}
