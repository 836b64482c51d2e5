import { type BusinessDate, datePartsOf } from '../calendar/businessDate';
import { type Paise, paise } from '../money/paise';
import type { StatementPeriod, StatementTransaction } from '../statements/model';
import { type DateOrder, readDate } from './dateCell';
import { isOpening, isSum } from './fileFacts';
import { type Columns, movementOf } from './movement';
import { plainText } from './plainText';
import type { TableRow } from './rowGroups';

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
  if (period === null) return readDate(cell, order);
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
  return rows.filter(({ amount, balance }, index) => {
    const before = rows[index - 1]?.balance ?? null;
    if (balance === null || amount === null || before === null) return false;
    return Math.abs(balance - before) !== Math.abs(amount) || (amount < 0 && balance > before);
  }).length;
}

const dayOf = (row: StatementTransaction | undefined): string => row?.date ?? '';
const byDate = (rows: readonly StatementTransaction[]) =>
  rows.toSorted((a, b) => Number(dayOf(a) > dayOf(b)) - Number(dayOf(a) < dayOf(b)));

/** The rows oldest first. A statement may be printed newest first, or its days newest first and the rows of a day
 *  oldest first: the balance tells. */
function oldestFirst(rows: readonly StatementTransaction[]): readonly StatementTransaction[] {
  const reversed = rows.toReversed();
  const [first = rows, ...others] = [rows, reversed, byDate(rows), byDate(reversed)].filter(
    list => dayOf(list[0]) <= dayOf(list.at(-1)),
  );
  return others.reduce((best, list) => (breaksOf(list) < breaksOf(best) ? list : best), first);
}

/** What a line of the table says after which balance. */
type Step = Pick<StatementTransaction, 'amount' | 'balance'>;

/** Whether a row without a date is the next one of the same day: the balance proves it, in either direction. What
 *  does not is the line of a summary. */
function continues(above: Step | undefined, { amount, balance }: Step): boolean {
  if (!above || above.balance === null || amount === null || balance === null) return false;
  const moved = Math.abs(balance - above.balance);
  return moved === Math.abs(amount) || (above.amount !== null && moved === Math.abs(above.amount));
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
  // Of a statement printed newest first.
  let below: Paise | null = null;
  let above: Step | undefined;
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
        if (found.length === 0) opening ??= balance ?? amount;
        else below = balance ?? amount;
        above = { amount: null, balance };
        continue;
      }
    }
    if ((!dated || amount === null || balance === null) && isSum(narration === '' ? label : narration))
      continue;
    if (!dated && (day.date === null || !continues(above, { amount, balance }))) continue;
    if (amount === null && !unreadable) continue;
    const reference = columns.reference === null ? '' : plainText(at(cells, columns.reference));
    above = { amount, balance };
    below = null;
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
  if (transactions[0] !== found[0]) opening ??= below;
  const start = opening ?? stated;
  return {
    transactions: columns.amount.kind === 'unsigned' ? withSides(transactions, start) : transactions,
    opening,
  };
}
