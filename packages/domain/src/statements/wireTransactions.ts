import type { StatementTransaction } from './model';
import { dayOf, field, listOf, rupeesOf, textOf, type WireObject } from './wireFields';

/** One row of the wire. A row is never refused: what cannot be read in it is null or stays as it was written. */
export function wireTransaction(row: WireObject): StatementTransaction {
  const dateText = textOf(field(row, 'date'));
  return {
    date: dayOf(dateText),
    dateText,
    narration: textOf(field(row, 'narration')),
    chequeNo: textOf(field(row, 'chqNo')),
    amount: rupeesOf(field(row, 'amount')),
    category: textOf(field(row, 'category')),
    balance: rupeesOf(field(row, 'balance')),
  };
}

/** The rows of a list, in its order; what is no object in it is left out. */
export function wireTransactions(list: unknown): readonly StatementTransaction[] {
  return listOf(list).map(wireTransaction);
}
