import { formatDate } from '@lending-desk/domain/calendar';
import { formatRupees, type Paise, parseRupees, subtract } from '@lending-desk/domain/money';
import { mandateIsGone, type NachBoardRow, nachReason } from '@lending-desk/domain/nach';
import { memo } from 'react';
import { Badge } from '../../primitives/Badge';
import { type Column, Table } from '../../primitives/Table';
import { classFace } from '../words';
import { twoLines } from './NachRows.css';

export type NachRowsProps = {
  rows: readonly NachBoardRow[];
  /** Whether they are posted already. */
  committed: boolean;
  /** Opens the loan of a row; one without a loan opens nothing. */
  onOpen: (row: NachBoardRow) => void;
};

/** What a row posts, or why it posts nothing. */
function postsOf(row: NachBoardRow): string {
  const { message, code, needsMapping, outcome, bounceCharge } = row;
  if (message !== null) return `Nothing. ${message}`;
  if (outcome === 'returned')
    return [
      bounceCharge ? 'Bounce charge' : 'No charge',
      code && (nachReason(code)?.meaning ?? `Code ${code}`),
      mandateIsGone(row) && 'The mandate is gone: a new one is needed',
    ]
      .filter(Boolean)
      .join('. ');
  if (outcome === 'posted') return `Receipt ${inFile(row)}${needsMapping ? ' to be mapped' : ''}`;
  return classFace[row.class].posts;
}

const plain = (amount: Paise) => formatRupees(amount, { paise: true }).replace('Rs. ', '');

/** An amount as the lender writes it; one that cannot be read stays as it is in the file. */
function inFile({ amount }: NachBoardRow): string {
  const read = parseRupees(amount);
  return read === null ? amount : plain(read);
}

/** How far a receipt is from the EMI; a dash where there is none, or its amount cannot be read. */
function differenceOf({ amount, scheduled, outcome }: NachBoardRow): string | null {
  const read = parseRupees(amount);
  if (outcome !== 'posted' || read === null || scheduled === null) return null;
  const by = subtract(read, scheduled);
  return `${by > 0 ? '+' : ''}${plain(by)}`;
}

/** As wide as a window of 1440 px leaves them: each row is seen whole. */
const columnsOf = (committed: boolean): readonly Column<NachBoardRow>[] => [
  { id: 'line', header: 'Line', width: 62, cell: ({ line }) => line },
  {
    id: 'class',
    header: 'Class',
    width: 104,
    cell: ({ class: name, code }) => (
      <Badge tone={classFace[name].tone} emphasis="text">
        {name === 'unknown' ? 'Unknown' : classFace[name].label} {name === 'returned' ? code : ''}
      </Badge>
    ),
  },
  { id: 'loanId', header: 'Loan id', width: 76, mono: true, cell: ({ loanId }) => loanId },
  {
    id: 'fullName',
    header: 'Customer',
    width: 100,
    cell: ({ fullName }) =>
      fullName && (
        <div className={twoLines} title={fullName}>
          {fullName}
        </div>
      ),
  },
  { id: 'umrn', header: 'UMRN', width: 172, mono: true, cell: ({ umrn }) => umrn },
  { id: 'emiDate', header: 'Due date', width: 98, cell: ({ emiDate }) => emiDate && formatDate(emiDate) },
  {
    id: 'scheduled',
    header: 'Due EMI',
    width: 86,
    align: 'right',
    cell: ({ scheduled }) => scheduled && plain(scheduled),
  },
  { id: 'amount', header: 'In file', width: 86, align: 'right', cell: inFile },
  { id: 'difference', header: 'Difference', width: 86, align: 'right', cell: differenceOf },
  {
    id: 'posts',
    header: committed ? 'What was posted' : 'What will be posted',
    width: 206,
    cell: row => (
      <div className={twoLines} title={postsOf(row)}>
        {postsOf(row)}
      </div>
    ),
  },
  {
    id: 'days',
    header: 'DPD',
    width: 90,
    align: 'right',
    cell: ({ daysBefore, daysAfter }) => (daysBefore === null ? null : `${daysBefore} → ${daysAfter}`),
  },
];
const columns = { before: columnsOf(false), after: columnsOf(true) };
const rowKey = ({ line }: NachBoardRow) => String(line);

/** The rows of a NACH file by line; only the visible ones are in the page. */
export const NachRows = memo(function NachRows({ rows, committed, onOpen }: NachRowsProps) {
  return (
    <Table
      label="Rows of the file"
      columns={committed ? columns.after : columns.before}
      rows={rows}
      rowKey={rowKey}
      empty={{ why: 'No row passes the filters.' }}
      layout={{ fixed: true, height: 'fill' }}
      windowing={{ reuseRows: true }}
      opening={{ onOpen }}
    />
  );
});
