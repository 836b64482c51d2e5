import { isDisbursed } from '@lending-desk/domain/access';
import { formatDate } from '@lending-desk/domain/calendar';
import { collectionsListMessages } from '@lending-desk/domain/collections';
import { applicationStatusLabel, type SearchRow } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { memo, useMemo } from 'react';
import { Badge } from '../../primitives/Badge';
import { Link } from '../../primitives/Link';
import type { Column } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { LoanTable, type LoanTableProps } from '../LoanTable';
import { StatusBadge } from '../StatusBadge';
import { customer, phone, stage, whole } from './SearchTable.css';

type CustomerProps = Pick<SearchRow, 'fullName' | 'primaryPhone' | 'followUpDueOn'> & {
  to?: string | undefined;
};

function Customer({ fullName, primaryPhone, followUpDueOn, to }: CustomerProps) {
  return (
    <div className={customer}>
      {fullName ? (
        <Text truncate title={fullName}>
          {fullName}
        </Text>
      ) : null}
      {to === undefined ? null : (
        <span className={phone}>
          <Link to={to} aria-label={`Loans of ${primaryPhone}`}>
            {primaryPhone}
          </Link>
        </span>
      )}
      {followUpDueOn ? (
        <span className={whole} title={`Since ${formatDate(followUpDueOn)}`}>
          <Badge tone="flag">Follow-up due</Badge>
        </span>
      ) : null}
    </div>
  );
}

const columnsById = {
  index: {
    id: 'index',
    header: '#',
    align: 'right',
    width: 48,
    cell: row => <Text tone="tertiary">{row.index}</Text>,
  },
  loanId: { id: 'loanId', header: 'Loan id', mono: true, cell: row => row.loanId },
  startedOn: { id: 'startedOn', header: 'Started on', cell: row => formatDate(row.startedOn) },
  fullName: {
    id: 'fullName',
    header: 'Full name',
    cell: row => (row.fullName || row.followUpDueOn) && <Customer {...row} />,
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
    cell: ({ applicationStatus }) => {
      const label = applicationStatus && applicationStatusLabel(applicationStatus);
      return (
        label && (
          <div className={stage}>
            <Text truncate title={label}>
              {label}
            </Text>
          </div>
        )
      );
    },
  },
  approvalStatus: {
    id: 'approvalStatus',
    header: 'Approval status',
    cell: row => <StatusBadge status={row.approvalStatus} />,
  },
} satisfies Record<string, Column<SearchRow>>;

const customerColumns = [
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
  customer: [...customerColumns, columnsById.approvalStatus],
  disbursed: [
    ...customerColumns,
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

/** A mobile number, which leads to the loans of its customer. */
type PhoneTo = (phone: string) => string | undefined;

/** The columns of the search, with the number of the customer beside the name. */
function columnsWithPhone(phoneTo: PhoneTo): readonly Column<SearchRow>[] {
  const cell = (row: SearchRow) => (
    <Customer {...row} to={row.primaryPhone ? phoneTo(row.primaryPhone) : undefined} />
  );
  return columnsOf.search.map(column => (column.id === 'fullName' ? { ...column, cell } : column));
}

export type SearchTableProps = Omit<LoanTableProps<SearchRow>, 'columns'> & {
  /** Which columns there are. */
  shows: 'search' | 'customer' | 'disbursed';
  /** The address of the loans of a number, for the search; must be referentially stable. @default none: no number is
   *  shown */
  phoneTo?: PhoneTo | undefined;
};

/** Loans as customer support lists them; a row opens its loan. */
export const SearchTable = memo(function SearchTable({ shows, phoneTo, ...table }: SearchTableProps) {
  const columns = useMemo(
    () => (shows === 'search' && phoneTo ? columnsWithPhone(phoneTo) : columnsOf[shows]),
    [shows, phoneTo],
  );
  return <LoanTable {...table} columns={columns} />;
});
