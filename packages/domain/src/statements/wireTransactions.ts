import type { StatementTransaction } from './model';
import { readDay } from '../calendar/moment';
import { field, type LooseObject, textAt } from '../loose/loose';
import { rupeesOf } from '../money/rupeesOf';
import { itemsOf } from './itemsOf';

/** One row of the wire. A row is never refused: what cannot be read in it is null or stays as it was written. */
export function wireTransaction(row: LooseObject): StatementTransaction {
  const dateText = textAt(row, 'date');
  return {
    date: readDay(dateText),
    dateText,
    narration: textAt(row, 'narration'),
    chequeNo: textAt(row, 'chqNo'),
    amount: rupeesOf(field(row, 'amount')),
    category: textAt(row, 'category'),
    balance: rupeesOf(field(row, 'balance')),
  };
}

/** The rows of a list, in its order; what is no object in it is left out. */
export function wireTransactions(list: unknown): readonly StatementTransaction[] {
  return itemsOf(list).map(wireTransaction);
}
