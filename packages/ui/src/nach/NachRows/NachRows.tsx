import { formatDate } from '@lending-desk/domain/calendar';
import { formatRupees } from '@lending-desk/domain/money';
import { type NachBoardRow, nachReason } from '@lending-desk/domain/nach';
import { memo } from 'react';
import { Badge } from '../../primitives/Badge';
import { type Column, Table } from '../../primitives/Table';
import { classFace } from '../words';

export type NachRowsProps = {
  rows: readonly NachBoardRow[];
  /** Opens the loan of a row; one without a loan opens nothing. */
  onOpen: (row: NachBoardRow) => void;
};

/** What a row posts, or why it posts nothing. */
function postsOf(row: NachBoardRow): string {
  const { message, code, needsMapping, outcome, amount, bounceCharge } = row;
  if (message !== null) return `Nothing. ${message}`;
  const reason = code === null ? '' : (nachReason(code)?.meaning ?? `Code ${code}`);
  if (outcome === 'returned') return bounceCharge ? `Bounce charge. ${reason}` : `No charge. ${reason}`;
  if (outcome === 'posted') return needsMapping ? `Receipt ${amount} to be mapped` : `Receipt ${amount}`;
  return classFace[row.class].posts;
}

const columns: readonly Column<NachBoardRow>[] = [
  { id: 'line', header: 'Line', align: 'right', width: 64, cell: ({ line }) => line },
  {
    id: 'class',
    header: 'Class',
    width: 150,
    cell: ({ class: name, code }) => (
      <Badge tone={classFace[name].tone} emphasis="text">
        {classFace[name].label} {name === 'returned' ? code : ''}
      </Badge>
    ),
  },
  { id: 'loanId', header: 'Loan id', width: 90, mono: true, cell: ({ loanId }) => loanId },
  { id: 'fullName', header: 'Customer', width: 160, cell: ({ fullName }) => fullName },
  { id: 'umrn', header: 'UMRN', width: 190, mono: true, cell: ({ umrn }) => umrn || null },
  { id: 'emiDate', header: 'Due date', width: 110, cell: ({ emiDate }) => emiDate && formatDate(emiDate) },
  {
    id: 'scheduled',
    header: 'Due EMI',
    width: 110,
    align: 'right',
    cell: ({ scheduled }) => scheduled && formatRupees(scheduled, { paise: true }),
  },
  { id: 'amount', header: 'In file', width: 100, align: 'right', cell: ({ amount }) => amount },
  { id: 'posts', header: 'What will be posted', width: 280, cell: postsOf },
  {
    id: 'days',
    header: 'DPD',
    width: 90,
    align: 'right',
    cell: ({ daysBefore, daysAfter }) => (daysBefore === null ? null : `${daysBefore} → ${daysAfter}`),
  },
];
const rowKey = ({ line }: NachBoardRow) => String(line);

/** The rows of a NACH file by line; only the visible ones are in the page. */
export const NachRows = memo(function NachRows({ rows, onOpen }: NachRowsProps) {
  return (
    <Table
      label="Rows of the file"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      empty={{ why: 'No row passes the filters.' }}
      layout={{ height: 'fill' }}
      windowing={{ reuseRows: true }}
      opening={{
        onOpen,
        hint: ({ loanId, fullName }) => (loanId === null || fullName === null ? '' : 'Open loan'),
      }}
    />
  );
});
