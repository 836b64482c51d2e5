import { hasStatementsTab, type LoanDetail } from '@lending-desk/domain/loan';
import { field } from '@lending-desk/domain/loose';
import { statementEntries } from '@lending-desk/domain/statements';
import type { LoanTab, TabMark } from '../../../loan/registry';
import type * as Others from './tabs/others';

/** A tab of `tabs/others`. */
const other = (name: keyof typeof Others) => async () => ({
  Tab: (await import('./tabs/others'))[name],
});

/** The tabs of a loan at the support desk, in the documented order and under the documented names [CS-019]. */
export const supportTabs: readonly LoanTab[] = [
  { value: 'personal', label: 'Personal Details', code: () => import('./tabs/personal') },
  { value: 'professional', label: 'Professional Details', code: other('Professional') },
  { value: 'financial', label: 'Financial Details', code: other('Financial') },
  {
    value: 'statements',
    label: 'Bank Statements',
    code: other('Statements'),
    data: ['statement'],
    counter: ({ detail }) => failedStatements(detail.raw),
    visibleWhen: ({ detail }) => hasStatementsTab(detail.core.applicationStatus),
  },
  { value: 'kyc', label: 'Kyc Details', code: other('Kyc'), data: ['kyc'] },
  {
    value: 'documents',
    label: 'Additional Documents',
    code: other('Documents'),
    data: ['kyc'],
    counter: ({ detail }) => count(detail.raw['additionalDocuments']),
  },
  { value: 'aadhaar', label: 'Aadhaar Details', code: other('Aadhaar'), data: ['kyc'] },
  {
    value: 'bureau',
    label: 'Equifax Bureau Details',
    code: other('Bureau'),
    data: ['bureau'],
  },
  { value: 'application', label: 'Loan Application Details', code: other('Application') },
  {
    value: 'remarks',
    label: 'Underwriter Remarks',
    code: other('Remarks'),
    counter: ({ detail }) => count(detail.core.comments),
  },
  { value: 'approval', label: 'Approval Details', code: other('Approval') },
  {
    value: 'emi',
    label: 'EMI Details',
    code: other('Emi'),
    counter: ({ detail }) => count(detail.raw['emis']),
  },
  {
    value: 'recordings',
    label: 'Recordings',
    code: other('Recordings'),
    counter: ({ detail }) => count(detail.callRecordings),
  },
  { value: 'cashfree', label: 'Cashfree Details', code: other('Cashfree') },
  {
    value: 'preCredit',
    label: 'Pre Credit Feedback',
    code: other('PreCredit'),
    counter: ({ detail }) => count(field(detail.feedbacks, 'csFeedback')),
  },
  { value: 'source', label: 'Loan Source', code: other('Source') },
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
