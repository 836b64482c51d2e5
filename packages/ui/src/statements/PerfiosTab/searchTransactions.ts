import {
  type StatementTransaction,
  type TransactionKind,
  transactionKindOf,
} from '@lending-desk/domain/statements';

export type TypeFilter = 'all' | 'credit' | 'debit' | TransactionKind;

/** A row with its searchable text, computed once. */
export type SearchedRow = {
  readonly key: string;
  readonly transaction: StatementTransaction;
  readonly kind: TransactionKind;
  /** Narration, category and cheque number in lower case. */
  readonly haystack: string;
};

const known = new WeakMap<readonly StatementTransaction[], readonly SearchedRow[]>();

/** The searchable rows of an account. Cached by account, so that they survive leaving the tab. */
export function searchedRows(transactions: readonly StatementTransaction[]): readonly SearchedRow[] {
  const found = known.get(transactions);
  if (found) return found;
  const rows = transactions.map((transaction, index) => ({
    key: String(index),
    transaction,
    kind: transactionKindOf(transaction),
    haystack: `${transaction.narration}\n${transaction.category}\n${transaction.chequeNo}`.toLowerCase(),
  }));
  known.set(transactions, rows);
  return rows;
}

function isOfType({ transaction, kind }: SearchedRow, type: TypeFilter): boolean {
  if (type === 'all') return true;
  if (type === 'credit') return (transaction.amount ?? 0) > 0;
  if (type === 'debit') return (transaction.amount ?? 0) < 0;
  return kind === type;
}

/** The rows that contain the text and have the type. Without a filter it returns the same array. */
export function findRows(
  rows: readonly SearchedRow[],
  search: string,
  type: TypeFilter,
): readonly SearchedRow[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '' && type === 'all') return rows;
  return rows.filter(row => row.haystack.includes(wanted) && isOfType(row, type));
}

/** A narrow column shows about this many characters of a narration. */
const seen = 18;
/** How much of a narration stays before a match that would be cut off. */
const before = 4;

/** The narration from shortly before its first match, where the end of the column would hide the match; otherwise all
 *  of it. */
export function fromMatch(text: string, search: string): string {
  const wanted = search.trim().toLowerCase();
  const small = text.toLowerCase();
  const at = wanted === '' || small.length !== text.length ? -1 : small.indexOf(wanted);
  return at <= before || at + wanted.length <= seen ? text : `…${text.slice(at - before)}`;
}
