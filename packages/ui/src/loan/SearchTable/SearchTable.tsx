import { isDisbursed } from '@lending-desk/domain/access';
import { formatDate } from '@lending-desk/domain/calendar';
import { collectionsListMessages } from '@lending-desk/domain/collections';
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

const customer = [
  columnsById.loanId,
  columnsById.applicationStatus,
  columnsById.startedOn,
  { ...columnsById.loanAmount, id: 'amountApplied', header: 'Amount applied' },
] as const;

/** What each list shows, in this order: the search (CS-003), and the loans of a customer (CS-013) at support and at
 *  collections (CO-013), where one that is not disbursed says why it does not open. */
const columnsOf: Record<'search' | 'customer' | 'disbursed', readonly Column<SearchRow>[]> = {
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
  customer: [...customer, columnsById.approvalStatus],
  disbursed: [
    ...customer,
    {
      ...columnsById.approvalStatus,
      cell: row => (
        <>
          <StatusBadge status={row.approvalStatus} />
          {isDisbursed(row.approvalStatus) ? null : (
            <Text tone="secondary"> {collectionsListMessages.notDisbursed}</Text>
          )}
        </>
      ),
    },
  ],
};

export type SearchTableProps = Omit<LoanTableProps<SearchRow>, 'columns'> & {
  /** Which columns there are. */
  shows: 'search' | 'customer' | 'disbursed';
};

/** Loans as customer support lists them; a row opens its loan. */
export const SearchTable = memo(function SearchTable({ shows, ...table }: SearchTableProps) {
  return <LoanTable {...table} columns={columnsOf[shows]} />;
});
