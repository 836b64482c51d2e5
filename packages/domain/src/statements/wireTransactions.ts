import type { StatementTransaction } from './model';
import { dayOf, field, isWireObject, rupeesOf, textOf, type WireObject } from './wireFields';

const names = ['date', 'chqNo', 'narration', 'amount', 'category', 'balance'] as const;
type Name = (typeof names)[number];

/** One row of the wire. A row is never refused: what cannot be read in it is null or stays as it was written. */
export function wireTransaction(
  row: WireObject,
  value = (name: Name) => field(row, name),
): StatementTransaction {
  const dateText = textOf(value('date'));
  return {
    date: dayOf(dateText),
    dateText,
    narration: textOf(value('narration')),
    chequeNo: textOf(value('chqNo')),
    amount: rupeesOf(value('amount')),
    category: textOf(value('category')),
    balance: rupeesOf(value('balance')),
  };
}

/** The rows of a list, in its order; what is no object in it is left out. Rows of one list are written alike, so a
 *  field is looked for under the name it had in the row before: ten thousand rows take a few milliseconds. */
export function wireTransactions(list: unknown): readonly StatementTransaction[] {
  if (!Array.isArray(list)) return isWireObject(list) ? [wireTransaction(list)] : [];
  const known: Partial<Record<Name, string>> = {};
  const rows: StatementTransaction[] = [];
  for (const row of list) {
    if (!isWireObject(row)) continue;
    rows.push(
      wireTransaction(row, name => {
        const key = known[name];
        if (key !== undefined && key in row) return row[key];
        const found = Object.keys(row).find(one => one.toLowerCase() === name.toLowerCase());
        if (found === undefined) return undefined;
        known[name] = found;
        return row[found];
      }),
    );
  }
  return rows;
}
