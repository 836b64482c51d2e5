import { formatDate } from '@lending-desk/domain/calendar';
import type { DisbursedRow } from '@lending-desk/domain/collections';
import { formatRupees } from '@lending-desk/domain/money';
import { memo } from 'react';
import { Badge } from '../../primitives/Badge';
import type { Column } from '../../primitives/Table';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { DpdBadge } from '../DpdBadge';
import { LoanTable, type LoanTableProps } from '../LoanTable';
import { PromiseMark } from '../PromiseMark';
import { bar, emis, fullName, overdue, paid, rest } from './DisbursedTable.css';

/** Days past due behind their bucket, of a closed loan behind a badge that says so [M34]; null if they are not known. */
function daysOf({ daysPastDue: days, bucket, closedOn }: DisbursedRow) {
  if (closedOn !== null)
    return (
      <Stack direction="row" gap="2" justify="between">
        <span title={`Closed on ${formatDate(closedOn)}`}>
          <Badge tone="info">Closed</Badge>
        </span>
        {days}
      </Stack>
    );
  return bucket === null || days === null ? null : <DpdBadge bucket={bucket} days={days} />;
}

const barWidth = 48;

/** The documented words, and under them what is paid, overdue and to come as a bar. */
function Emis({ emis: text, emisOverdue }: DisbursedRow) {
  const [paidCount = 0, all = 0] = text.split(' of ').map(Number);
  const part = (count: number) => (all > 0 ? (count / all) * barWidth : 0);
  const said = `${text}${emisOverdue > 0 ? `, ${emisOverdue} overdue` : ''}`;
  return (
    <span className={emis} title={said}>
      {text}
      <svg className={bar} width={barWidth} height={4} aria-hidden>
        <rect className={rest} width={part(all)} height={4} />
        <rect className={paid} width={part(paidCount)} height={4} />
        <rect className={overdue} x={part(paidCount)} width={part(emisOverdue)} height={4} />
      </svg>
    </span>
  );
}

/** The documented columns first (CO-003), then ours. The order of the rows is the server's. */
const columns: readonly Column<DisbursedRow>[] = [
  {
    id: 'id',
    header: 'Id',
    mono: true,
    cell: row => (
      <Text mono tone="tertiary" title={row.id}>
        {row.id.slice(0, 8)}
      </Text>
    ),
  },
  { id: 'loanId', header: 'Loan id', mono: true, sticky: true, cell: row => row.loanId },
  {
    id: 'disbursalDate',
    header: 'Disbursal date',
    whole: true,
    cell: row => row.disbursalDate && formatDate(row.disbursalDate),
  },
  {
    id: 'fullName',
    header: 'Full name',
    cell: row =>
      row.fullName && (
        <div className={fullName}>
          <Text truncate title={row.fullName}>
            {row.fullName}
          </Text>
        </div>
      ),
  },
  {
    id: 'amountApplied',
    header: 'Amount applied',
    align: 'right',
    cell: row => formatRupees(row.amountApplied),
  },
  { id: 'emis', header: 'EMIs', whole: true, cell: row => <Emis {...row} /> },
  { id: 'emiDay', header: 'EMI day', align: 'right', cell: row => row.emiDay },
  {
    id: 'daysPastDue',
    header: 'Days past due',
    align: 'right',
    cell: daysOf,
  },
  { id: 'class', header: 'Class', whole: true, cell: row => row.class },
  {
    id: 'overdueAmount',
    header: 'Overdue',
    align: 'right',
    cell: row => (row.overdueAmount === null ? null : formatRupees(row.overdueAmount)),
  },
  { id: 'promise', header: 'Promise', cell: row => row.promise && <PromiseMark promise={row.promise} /> },
];

export type DisbursedTableProps = Omit<LoanTableProps<DisbursedRow>, 'label' | 'columns'>;

/** The disbursed loans (CO-003); a row opens its loan at the collections desk. */
export const DisbursedTable = memo(function DisbursedTable(props: DisbursedTableProps) {
  return <LoanTable {...props} label="Disbursed loans" columns={columns} />;
});
