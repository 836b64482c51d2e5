import { field, listOf } from '@lending-desk/domain/loose';
import type { LoanTab, TabMark } from '../../../loan/registry';

/** The tabs of a loan at the collections desk, in the documented order and under the documented names [CO-018]. */
export const collectionsTabs: readonly LoanTab[] = [
  { value: 'personal', label: 'Personal Details', code: () => import('./tabs/personal') },
  { value: 'professional', label: 'Professional Details', code: () => import('./tabs/professional') },
  { value: 'financial', label: 'Financial Details', code: () => import('./tabs/financial') },
  { value: 'kyc', label: 'Kyc Details', code: () => import('./tabs/kyc') },
  { value: 'approval', label: 'Loan Approval Details', code: () => import('./tabs/approval') },
  {
    value: 'transactions',
    label: 'Transaction History',
    code: () => import('./tabs/transactions'),
    counter: ({ detail }) => count(detail.raw['transactionDetails']),
  },
  { value: 'amortization', label: 'Amortization Table', code: () => import('./tabs/amortization') },
  {
    value: 'overdue',
    label: 'Overdue Details',
    code: () => import('./tabs/overdue'),
    counter: ({ detail }) => ({ ...count(detail.raw['overdueDetails']), counterTone: 'reject' }),
  },
  { value: 'foreclosure', label: 'ForeClosure Details', code: () => import('./tabs/foreclosure') },
  {
    value: 'recordings',
    label: 'Recordings',
    code: () => import('./tabs/recordings'),
    counter: ({ detail }) => count(detail.callRecordings),
  },
  {
    value: 'comments',
    label: 'Comments',
    code: () => import('./tabs/comments'),
    counter: ({ detail }) => count(field(detail.feedbacks, 'collectionsFeedbacks')),
  },
  { value: 'kycResults', label: 'Kyc Results', code: () => import('./tabs/kycResults') },
];

/** The length of a list; anything that is not a list counts as 0. */
function count(list: unknown): Extract<TabMark, { counter: number }> {
  return { counter: listOf(list)?.length ?? 0 };
}
