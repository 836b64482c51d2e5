import { formatDate } from '@lending-desk/domain/calendar';
import { approvalStatusLabel, dueText, type QueueRow, tatHours } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar';
import type { Column } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { StatusBadge } from '../StatusBadge';
import { person } from './QueueTable.css';

/** A row with its number in the whole list. */
export type NumberedRow = QueueRow & { readonly number: number };

function Underwriter({ name }: { name: string | null }) {
  return (
    <span className={person}>
      <Avatar name={name ?? 'Unassigned'} empty={name === null} />
      <Text truncate tone={name === null ? 'tertiary' : 'inherit'} title={name ?? undefined}>
        {name ?? 'Unassigned'}
      </Text>
    </span>
  );
}

/** What is left for the decision; on HOLD the clock stands still. */
function Due({ seconds, isHeld }: { seconds: number; isHeld: boolean }) {
  return (
    <Text
      tone={isHeld ? 'tertiary' : seconds < 0 ? 'reject' : 'inherit'}
      title={isHeld ? 'The time on HOLD does not count' : undefined}
    >
      {isHeld ? `${dueText(seconds)}, on hold` : dueText(seconds)}
    </Text>
  );
}

/** The columns of the queue (CR-003), and what is left for the decision; `tat` is in seconds in the API and shown in
 *  hours (CR-004).
 *  @param jupiterDecision  renders the engine's decision */
export const columnsOf = (
  jupiterDecision: (decision: string | null) => ReactNode,
): readonly Column<NumberedRow>[] => [
  {
    id: 'number',
    header: '#',
    align: 'right',
    width: 48,
    sticky: true,
    cell: row => <Text tone="tertiary">{row.number}</Text>,
  },
  {
    id: 'loanId',
    header: 'Loan id',
    mono: true,
    sticky: true,
    cell: row => row.loanId,
    sortValue: row => row.loanId,
  },
  { id: 'date', header: 'Date', cell: row => formatDate(row.date), sortValue: row => row.date },
  {
    id: 'tat',
    header: 'TAT',
    align: 'right',
    cell: row => `${tatHours(row.tat)} h`,
    sortValue: row => row.tat,
  },
  {
    id: 'dueInSeconds',
    header: 'Due',
    cell: row =>
      row.dueInSeconds === null ? null : <Due seconds={row.dueInSeconds} isHeld={row.status === 'HOLD'} />,
    sortValue: row => row.dueInSeconds,
  },
  {
    id: 'loanAmount',
    header: 'Loan amount',
    align: 'right',
    cell: row => formatRupees(row.loanAmount),
    sortValue: row => row.loanAmount,
  },
  {
    id: 'status',
    header: 'Status',
    cell: row => <StatusBadge status={row.status} />,
    sortValue: row => approvalStatusLabel(row.status),
  },
  {
    id: 'underwriter',
    header: 'Underwriter',
    cell: row => <Underwriter name={row.underWriterName} />,
    sortValue: row => row.underWriterName,
  },
  {
    id: 'underwriterId',
    header: 'Underwriter id',
    mono: true,
    cell: row =>
      row.underWriterId ? (
        <Text mono tone="secondary" title={row.underWriterId}>
          {row.underWriterId.slice(0, 8)}
        </Text>
      ) : null,
  },
  {
    id: 'jupiterDecision',
    header: 'Jupiter decision',
    cell: row => jupiterDecision(row.jupiterDecision),
    sortValue: row => row.jupiterDecision,
  },
  {
    id: 'jupiterScore',
    header: 'Jupiter score',
    align: 'right',
    cell: row => (row.jupiterScore === null ? null : <Text weight="medium">{row.jupiterScore}</Text>),
    sortValue: row => row.jupiterScore,
  },
];
