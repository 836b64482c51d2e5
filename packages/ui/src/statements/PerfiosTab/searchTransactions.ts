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
  words: string,
  type: TypeFilter,
): readonly SearchedRow[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '' && type === 'all') return rows;
  return rows.filter(row => row.haystack.includes(wanted) && isOfType(row, type));
}
