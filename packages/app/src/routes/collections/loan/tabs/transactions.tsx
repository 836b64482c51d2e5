import { readTransactions } from '@lending-desk/domain/collections';
import { TransactionsTab } from '@lending-desk/ui/collections/TransactionsTab';
import type { LoanTabProps } from '../../../../loan/registry';

/** What was paid [CO-037]. */
export function Tab({ detail: { raw } }: LoanTabProps) {
  return <TransactionsTab transactions={readTransactions(raw)} />;
}
