import {
  type StatementTransaction,
  type TransactionKind,
  transactionKindOf,
} from '@lending-desk/domain/statements';

export type TypeFilter = 'all' | 'credit' | 'debit' | TransactionKind;

/** A row of the table with what search and filter look at, worked out once. */
export type SearchedRow = {
  readonly key: string;
  readonly transaction: StatementTransaction;
  readonly kind: TransactionKind;
  /** Narration, category and cheque number in small letters. */
  readonly haystack: string;
};

const known = new WeakMap<readonly StatementTransaction[], readonly SearchedRow[]>();

/** The rows of an account ready to be searched. The same account gives the same rows, also after the tab was left. */
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

/** The rows that hold the words and are of the type; all of them, the same array, where nothing is asked. */
export function findRows(
  rows: readonly SearchedRow[],
  words: string,
  type: TypeFilter,
): readonly SearchedRow[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '' && type === 'all') return rows;
  return rows.filter(row => row.haystack.includes(wanted) && isOfType(row, type));
}
