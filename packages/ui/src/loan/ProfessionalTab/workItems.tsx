import { incomeModesText, type Professional } from '@lending-desk/domain/applicant';
import { formatDateTime, dayOfMonth } from '@lending-desk/domain/calendar';
import { formatRupees } from '@lending-desk/domain/money';
import { Flag } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import type { KeyValueItem } from '../../primitives/KeyValue';

/** What the customer does for a living, in short (CS-128). */
function workOf(work: Professional): readonly KeyValueItem[] {
  return [
    { label: 'Profession', value: work.occupation },
    { label: 'Company Name', value: work.companyName },
    { label: 'Employment Type', value: work.employmentType },
    { label: 'Monthly income', value: work.monthlyIncome === null ? null : formatRupees(work.monthlyIncome) },
  ];
}

function consentItem({ microFinanceConsentAt: at }: Professional): KeyValueItem {
  return {
    label: 'Microfinance consent',
    value: at ? (
      formatDateTime(at)
    ) : (
      <Badge tone="flag" icon={Flag}>
        Not recorded
      </Badge>
    ),
  };
}

export const salaryDateItem = ({ salaryDate }: Professional): KeyValueItem => ({
  label: 'Salary date',
  value: salaryDate && dayOfMonth(salaryDate),
});

/** The rows of the card beside other cards. */
export const workInShort = (work: Professional): readonly KeyValueItem[] => [
  ...workOf(work),
  consentItem(work),
];

/** The rows of the tab. */
export const workItems = (work: Professional): readonly KeyValueItem[] => [
  ...workOf(work),
  { label: 'Income modes', value: incomeModesText(work.incomeModes) },
  salaryDateItem(work),
  consentItem(work),
];
