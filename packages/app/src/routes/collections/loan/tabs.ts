import { field, listOf } from '@lending-desk/domain/loose';
import type { LoanTab, TabMark } from '../../../loan/registry';
import type * as Others from './tabs/others';

/** A tab of `tabs/others`. */
const other = (name: keyof typeof Others) => async () => ({
  Tab: (await import('./tabs/others'))[name],
});

/** The tabs of a loan at the collections desk, in the documented order and under the documented names [CO-018]. */
export const collectionsTabs: readonly LoanTab[] = [
  { value: 'personal', label: 'Personal Details', code: () => import('./tabs/personal') },
  { value: 'professional', label: 'Professional Details', code: other('Professional') },
  { value: 'financial', label: 'Financial Details', code: other('Financial') },
  { value: 'kyc', label: 'Kyc Details', code: other('Kyc') },
  { value: 'approval', label: 'Loan Approval Details', code: other('Approval') },
  {
    value: 'transactions',
    label: 'Transaction History',
    code: other('Transactions'),
    counter: ({ detail }) => count(detail.raw['transactionDetails']),
  },
  { value: 'amortization', label: 'Amortization Table', code: other('Amortization') },
  {
    value: 'overdue',
    label: 'Overdue Details',
    code: other('Overdue'),
    counter: ({ detail }) => ({ ...count(detail.raw['overdueDetails']), counterTone: 'reject' }),
  },
  { value: 'foreclosure', label: 'ForeClosure Details', code: other('Foreclosure') },
  {
    value: 'recordings',
    label: 'Recordings',
    code: other('Recordings'),
    counter: ({ detail }) => count(detail.callRecordings),
  },
  {
    value: 'comments',
    label: 'Comments',
    code: other('Comments'),
    counter: ({ detail }) => count(field(detail.feedbacks, 'collectionsFeedbacks')),
  },
  { value: 'kycResults', label: 'Kyc Results', code: other('KycResults') },
];

/** The length of a list; anything that is not a list counts as 0. */
function count(list: unknown): Extract<TabMark, { counter: number }> {
  return { counter: listOf(list)?.length ?? 0 };
}
