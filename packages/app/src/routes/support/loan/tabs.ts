import { hasStatementsTab, type LoanDetail } from '@lending-desk/domain/loan';
import { field } from '@lending-desk/domain/loose';
import { statementEntries } from '@lending-desk/domain/statements';
import type { LoanTab, TabMark } from '../../../loan/registry';

/** The tabs of a loan at the support desk, in the documented order and under the documented names [CS-019]. */
export const supportTabs: readonly LoanTab[] = [
  { value: 'personal', label: 'Personal Details', code: () => import('./tabs/personal') },
  { value: 'professional', label: 'Professional Details', code: () => import('./tabs/professional') },
  { value: 'financial', label: 'Financial Details', code: () => import('./tabs/financial') },
  {
    value: 'statements',
    label: 'Bank Statements',
    code: () => import('./tabs/statements'),
    data: ['statement'],
    counter: ({ detail }) => failedStatements(detail.raw),
    visibleWhen: ({ detail }) => hasStatementsTab(detail.core.applicationStatus),
  },
  { value: 'kyc', label: 'Kyc Details', code: () => import('./tabs/kyc'), data: ['kyc'] },
  {
    value: 'documents',
    label: 'Additional Documents',
    code: () => import('./tabs/documents'),
    data: ['kyc'],
    counter: ({ detail }) => count(detail.raw['additionalDocuments']),
  },
  { value: 'aadhaar', label: 'Aadhaar Details', code: () => import('./tabs/aadhaar'), data: ['kyc'] },
  {
    value: 'bureau',
    label: 'Equifax Bureau Details',
    code: () => import('./tabs/bureau'),
    data: ['bureau'],
  },
  { value: 'application', label: 'Loan Application Details', code: () => import('./tabs/application') },
  {
    value: 'remarks',
    label: 'Underwriter Remarks',
    code: () => import('./tabs/remarks'),
    counter: ({ detail }) => count(detail.core.comments),
  },
  { value: 'approval', label: 'Approval Details', code: () => import('./tabs/approval') },
  {
    value: 'emi',
    label: 'EMI Details',
    code: () => import('./tabs/emi'),
    counter: ({ detail }) => count(detail.raw['emis']),
  },
  {
    value: 'recordings',
    label: 'Recordings',
    code: () => import('./tabs/recordings'),
    counter: ({ detail }) => count(detail.callRecordings),
  },
  { value: 'cashfree', label: 'Cashfree Details', code: () => import('./tabs/cashfree') },
  {
    value: 'preCredit',
    label: 'Pre Credit Feedback',
    code: () => import('./tabs/preCredit'),
    counter: ({ detail }) => count(field(detail.feedbacks, 'csFeedback')),
  },
  { value: 'source', label: 'Loan Source', code: () => import('./tabs/source') },
];

/** The length of a list; anything that is not a list counts as 0. */
function count(list: unknown): TabMark {
  return { counter: Array.isArray(list) ? list.length : 0 };
}

/** The statements the last analysis could not use, by the rule of their table. */
function failedStatements({ bankStatements, perfiosReport }: LoanDetail['raw']): TabMark {
  const failed = statementEntries(bankStatements, perfiosReport)?.filter(({ error }) => error !== null) ?? [];
  return { counter: failed.length, counterTone: 'reject' };
}
