import { type Paise, paise } from '../money/paise';
import { isNoAmount, readAmount } from './amountCell';

/** Where the amount of a row is: in two columns, in one that is signed or has a column of sides, or in one without
 *  any sign, where only the balance says on which side it is. */
export type AmountColumns =
  | { readonly kind: 'two'; readonly debit: number; readonly credit: number }
  | {
      readonly kind: 'one';
      readonly amount: number;
      readonly side: number | null;
      /** Whether a positive amount is a debit. */
      readonly turned: boolean;
    }
  | { readonly kind: 'unsigned'; readonly amount: number };

/** The meaning of every column of a table. */
export type Columns = {
  readonly date: number;
  readonly narration: readonly number[];
  readonly reference: number | null;
  readonly amount: AmountColumns;
  readonly balance: number;
  readonly balanceSide: number | null;
  /** Whether the balance proves that debit and credit have each other's head. */
  readonly swapped: boolean;
};

/** What a row moves. */
export type Movement = {
  /** Debits are negative; null where the row moves nothing or its amount cannot be read. With columns of kind
   *  'unsigned' it has no sign yet. */
  readonly amount: Paise | null;
  readonly balance: Paise | null;
  /** Whether there is something in the amount's cell that is no amount. */
  readonly unreadable: boolean;
};

const cellAt = (cells: readonly string[], column: number | null): string =>
  column === null ? '' : (cells[column] ?? '');
const isDebit = (side: string): boolean => /^\W*(?:d(?!ep)|w|नामे)/i.test(side);

function withSide(amount: Paise, side: string): Paise {
  if (side.trim() === '') return amount;
  return paise(isDebit(side) ? -Math.abs(amount) : Math.abs(amount));
}

/** Reads the amount and the balance of a row. A zero in an amount column is no movement. */
export function movementOf(cells: readonly string[], columns: Columns): Movement {
  const balanceCell = readAmount(cellAt(cells, columns.balance));
  const balanceSide = cellAt(cells, columns.balanceSide);
  const balance = balanceCell && withSide(balanceCell.amount, balanceCell.side === null ? balanceSide : '');
  const { amount: where } = columns;
  if (where.kind === 'two') {
    const [out, into] = [cellAt(cells, where.debit), cellAt(cells, where.credit)];
    const [debit, credit] = [readAmount(out), readAmount(into)];
    const unreadable = (!debit && !isNoAmount(out)) || (!credit && !isNoAmount(into));
    // A debit is printed with or without its minus sign.
    const amount = (credit?.amount ?? 0) - Math.abs(debit?.amount ?? 0);
    return { amount: amount === 0 ? null : paise(amount), balance, unreadable };
  }
  const cell = cellAt(cells, where.amount);
  const read = readAmount(cell);
  const unreadable = read === null && !isNoAmount(cell);
  if (!read || read.amount === 0) return { amount: null, balance, unreadable };
  if (where.kind === 'unsigned') return { amount: paise(Math.abs(read.amount)), balance, unreadable };
  const signed = withSide(read.amount, read.side === null ? cellAt(cells, where.side) : '');
  return { amount: where.turned ? paise(0 - signed) : signed, balance, unreadable };
}
