import { returnKindOf } from './bounces';
import type { StatementTransaction } from './model';
import { saysSalary } from './salary';

export const transactionKinds = [
  'salary',
  'emi',
  'bounce',
  'charge',
  'cash',
  'card',
  'interest',
  'transfer',
  'other',
] as const;
/** The kind of a row, for its colour and for the filter. */
export type TransactionKind = (typeof transactionKinds)[number];

const byCategory: readonly (readonly [RegExp, TransactionKind])[] = [
  [/\bcharges?\b|\bfees?\b/i, 'charge'],
  [/\bemi\b|\bloan\b/i, 'emi'],
  [/\bcash\b/i, 'cash'],
  [/\bcard\b/i, 'card'],
  [/\binterest\b/i, 'interest'],
  [/^transfer\b/i, 'transfer'],
];

/** The kind of a row, by the provider's category; for returned debits and salaries by the narration as well. */
export function transactionKindOf(
  row: Pick<StatementTransaction, 'narration' | 'category' | 'amount'>,
): TransactionKind {
  const returned = returnKindOf(row.narration, row.category);
  if (returned !== null) return returned;
  if ((row.amount ?? 0) > 0 && saysSalary(row)) return 'salary';
  return byCategory.find(([words]) => words.test(row.category))?.[1] ?? 'other';
}
