import { formatDate } from '@lending-desk/domain/calendar';
import { applicationStatusLabel, type SearchRow } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { memo } from 'react';
import { Badge } from '../../primitives/Badge';
import type { Column } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { LoanTable, type LoanTableProps } from '../LoanTable';
import { StatusBadge } from '../StatusBadge';
import { due, fullName } from './SearchTable.css';

const columnsById = {
  index: {
    id: 'index',
    header: '#',
    align: 'right',
    width: 56,
    cell: row => <Text tone="tertiary">{row.index}</Text>,
  },
  loanId: { id: 'loanId', header: 'Loan id', mono: true, cell: row => row.loanId },
  startedOn: { id: 'startedOn', header: 'Started on', cell: row => formatDate(row.startedOn) },
  fullName: {
    id: 'fullName',
    header: 'Full name',
    cell: row =>
      (row.fullName || row.followUpDueOn) && (
        <div className={fullName}>
          {row.fullName ? (
            <Text truncate title={row.fullName}>
              {row.fullName}
            </Text>
          ) : null}
          {row.followUpDueOn ? (
            <span className={due} title={`Since ${formatDate(row.followUpDueOn)}`}>
              <Badge tone="flag">Follow-up due</Badge>
            </span>
          ) : null}
        </div>
      ),
  },
  monthlyIncome: {
    id: 'monthlyIncome',
    header: 'Monthly income',
    align: 'right',
    cell: row => (row.monthlyIncome === null ? null : formatRupees(row.monthlyIncome)),
  },
  loanAmount: {
    id: 'loanAmount',
    header: 'Loan amount',
    align: 'right',
    cell: row => formatRupees(row.loanAmount),
  },
  applicationStatus: {
    id: 'applicationStatus',
    header: 'Application status',
    cell: row => row.applicationStatus && applicationStatusLabel(row.applicationStatus),
  },
  approvalStatus: {
    id: 'approvalStatus',
    header: 'Approval status',
    cell: row => <StatusBadge status={row.approvalStatus} />,
  },
} satisfies Record<string, Column<SearchRow>>;

/** What each list shows, in this order: the search (CS-003) and the loans of a customer (CS-013). */
const columnsOf: Record<'search' | 'customer', readonly Column<SearchRow>[]> = {
  search: [
    columnsById.index,
    columnsById.loanId,
    columnsById.startedOn,
    columnsById.fullName,
    columnsById.monthlyIncome,
    columnsById.loanAmount,
    columnsById.applicationStatus,
    columnsById.approvalStatus,
  ],
  customer: [
    columnsById.loanId,
    columnsById.applicationStatus,
    columnsById.startedOn,
    { ...columnsById.loanAmount, id: 'amountApplied', header: 'Amount applied' },
    columnsById.approvalStatus,
  ],
};

export type SearchTableProps = Omit<LoanTableProps<SearchRow>, 'columns'> & {
  /** Which columns there are. */
  shows: 'search' | 'customer';
};

/** Loans as customer support lists them; a row opens its loan. */
export const SearchTable = memo(function SearchTable({ shows, ...table }: SearchTableProps) {
  return <LoanTable {...table} columns={columnsOf[shows]} />;
});
