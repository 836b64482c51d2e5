import type { StatementTransaction } from './model';
import { readDay } from '../calendar/moment';
import { field, type JsonObject, textAt } from '../loose/loose';
import { rupeesOf } from '../money/rupeesOf';
import { itemsOf } from './itemsOf';

/** Reads one wire row. A row is never refused: unreadable values are null or stay as written. */
export function wireTransaction(row: JsonObject): StatementTransaction {
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

/** The rows of a list in order; skips anything that is not an object. */
export function wireTransactions(list: unknown): readonly StatementTransaction[] {
  return itemsOf(list).map(wireTransaction);
}
