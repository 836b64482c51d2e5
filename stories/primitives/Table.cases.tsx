import { Avatar } from '@lending-desk/ui/primitives/Avatar';
import { Badge, type BadgeProps } from '@lending-desk/ui/primitives/Badge';
import { Kbd } from '@lending-desk/ui/primitives/Kbd';
import { Pagination } from '@lending-desk/ui/primitives/Pagination';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { type Column, Table } from '@lending-desk/ui/primitives/Table';
import { Text } from '@lending-desk/ui/primitives/Text';
import { CircleCheck, CircleDashed, CirclePause, CircleX, Flag } from 'lucide-react';
import { fn } from 'storybook/test';
import { inBox } from '../inBox';

/** A row of the credit queue as the table shows it. */
export type QueueRow = {
  number: number;
  loanId: string;
  date: string;
  tatHours: number;
  rupees: number;
  status: 'Pending' | 'On hold' | 'Approved' | 'Rejected';
  underwriter: string | null;
  underwriterId: string | null;
  decision: 'Approve' | 'Flag' | 'Reject';
  score: number | null;
};

const people = [
  ['Meera Subramanian', 'uw-2107'],
  ['Rohit Kulkarni', 'uw-2044'],
  ['Farhan Qureshi', 'uw-2181'],
  [null, null],
] as const;
const statuses = ['Pending', 'On hold', 'Approved', 'Rejected'] as const;
const decisions = ['Approve', 'Flag', 'Reject'] as const;

/** A given number of rows; the data never changes. */
export function queueRows(count: number): QueueRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [underwriter, underwriterId] = people[(index * 7 + 3) % people.length] ?? [null, null];
    return {
      number: index + 1,
      loanId: String(4_821_941 - index * 8),
      date: `2026-11-${String(21 - (Math.floor(index / 6) % 20)).padStart(2, '0')}`,
      tatHours: 5 + ((index * 11) % 43),
      rupees: 45_000 + ((index * 37) % 60) * 5000,
      status: statuses[(index * 5) % statuses.length] ?? 'Pending',
      underwriter,
      underwriterId,
      decision: decisions[(index * 2) % decisions.length] ?? 'Flag',
      score: index % 9 === 8 ? null : 450 + ((index * 53) % 320),
    };
  });
}

const rupees = new Intl.NumberFormat('en-IN');
const days = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const statusFace: Record<QueueRow['status'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  Pending: { tone: 'neutral', icon: CircleDashed },
  'On hold': { tone: 'flag', icon: CirclePause },
  Approved: { tone: 'approve', icon: CircleCheck },
  Rejected: { tone: 'reject', icon: CircleX },
};
const decisionFace: Record<QueueRow['decision'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  Approve: { tone: 'approve', icon: CircleCheck },
  Flag: { tone: 'flag', icon: Flag },
  Reject: { tone: 'reject', icon: CircleX },
};

export const queueKey = (row: QueueRow) => row.loanId;

export const queueColumns: readonly Column<QueueRow>[] = [
  {
    id: 'id',
    header: '#',
    align: 'right',
    width: 52,
    sticky: true,
    cell: row => <Text tone="tertiary">{row.number}</Text>,
  },
  {
    id: 'loanId',
    header: 'Loan id',
    sticky: true,
    mono: true,
    width: 84,
    cell: row => row.loanId,
    sortValue: queueKey,
  },
  {
    id: 'date',
    header: 'Date',
    width: 110,
    cell: row => days.format(new Date(row.date)),
    sortValue: row => row.date,
  },
  {
    id: 'tat',
    header: 'TAT',
    align: 'right',
    width: 60,
    cell: row => `${row.tatHours} h`,
    sortValue: row => row.tatHours,
  },
  {
    id: 'loanAmount',
    header: 'Loan amount',
    align: 'right',
    width: 124,
    cell: row => `Rs. ${rupees.format(row.rupees)}`,
    sortValue: row => row.rupees,
  },
  {
    id: 'status',
    header: 'Status',
    width: 124,
    cell: row => <Badge {...statusFace[row.status]}>{row.status}</Badge>,
    sortValue: row => row.status,
  },
  {
    id: 'underWriterName',
    header: 'Underwriter',
    width: 210,
    cell: row => (
      <Stack direction="row" gap="2">
        <Avatar name={row.underwriter ?? 'Unassigned'} empty={row.underwriter === null} />
        <Text tone={row.underwriter === null ? 'tertiary' : 'primary'} truncate>
          {row.underwriter ?? 'Unassigned'}
        </Text>
      </Stack>
    ),
    sortValue: row => row.underwriter,
  },
  { id: 'underWriterId', header: 'Underwriter id', mono: true, width: 118, cell: row => row.underwriterId },
  {
    id: 'jupiterDecision',
    header: 'Jupiter decision',
    width: 128,
    cell: row => (
      <Badge emphasis="text" {...decisionFace[row.decision]}>
        {row.decision}
      </Badge>
    ),
    sortValue: row => row.decision,
  },
  {
    id: 'jupiterScore',
    header: 'Jupiter score',
    align: 'right',
    width: 110,
    cell: row => (row.score === null ? null : <Text weight="medium">{row.score}</Text>),
    sortValue: row => row.score,
  },
];

export const QueueTable = Table<QueueRow>;

/** The stories' initial page. */
export const queuePage = queueRows(25);

/** What a click on a case does. */
export const opening = {
  onOpen: fn(),
  hint: (row: QueueRow) => (row.underwriter === null ? 'Open and assign' : 'Open'),
};

/** A page of the queue in a table whose rows open. */
export const queueArgs = {
  label: 'All cases',
  columns: queueColumns,
  rows: queuePage,
  rowKey: queueKey,
  layout: { frame: 'panel', height: 'fill' },
  opening,
  footer: (
    <Pagination
      page={1}
      pageCount={20}
      visible={6}
      total={500}
      pageSize={25}
      approximate
      hint={
        <>
          <Kbd>J</Kbd> <Kbd>K</Kbd> move <Kbd>Enter</Kbd> open
        </>
      }
      onChange={fn()}
    />
  ),
} as const;

/** A container too low for a page of rows, so that they scroll. */
export const inLowPlace = inBox({ height: 560, display: 'flex' });

/** What each page of the table's stories is about: the queue in such a container. */
export const queueTable = { component: QueueTable, args: queueArgs, decorators: [inLowPlace] };

/** The row with the focus, by its loan id. */
export const focusedLoan = () => document.activeElement?.querySelector('td:nth-child(2)')?.textContent;

type Part = { part: string; principal: number; interest: number };
const amount = (value: number) => `Rs. ${rupees.format(value)}`;

/** Amounts due on a loan, in a table whose rows do not open. */
export const componentsArgs = {
  label: 'Components',
  columns: [
    { id: 'part', header: 'Component', cell: row => row.part },
    { id: 'principal', header: 'Principal', align: 'right', cell: row => amount(row.principal) },
    { id: 'interest', header: 'Interest', align: 'right', cell: row => amount(row.interest) },
  ] satisfies Column<Part>[],
  rows: [
    { part: 'Overdue', principal: 20_486, interest: 1612 },
    { part: 'Outstanding', principal: 71_250, interest: 2800 },
  ] satisfies Part[],
  rowKey: (row: Part) => row.part,
};
