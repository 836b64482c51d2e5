import { actionWords, type AuditEntry, fieldWords } from '@lending-desk/domain/audit';
import { formatDateTime } from '@lending-desk/domain/calendar';
import { memo } from 'react';
import type { EmptyStateProps } from '../../primitives/EmptyState';
import { type Column, Table, type TableLayout, type TableState } from '../../primitives/Table';
import { Text } from '../../primitives/Text';

export type AuditTableProps = {
  /** A page of the audit, newest first. */
  rows: readonly AuditEntry[];
  /** @default 'ready' */
  state?: TableState | undefined;
  /** Why the list is empty. @default only the message */
  empty?: EmptyStateProps | undefined;
  onOpen: (entry: AuditEntry) => void;
  /** Key of the entry that is open, or was opened last. @default none */
  openKey?: string | undefined;
};

const layout: TableLayout = { frame: 'panel', height: 'fill', fixed: true, skeletonRows: 14 };
const keyOf = (row: AuditEntry) => row.id;
const hint = () => 'Open';

const columns: readonly Column<AuditEntry>[] = [
  { id: 'at', header: 'When', width: 168, cell: row => formatDateTime(row.at) },
  {
    id: 'actor',
    header: 'Who',
    width: 176,
    cell: row => (
      <Text truncate title={row.actorName} tone={row.actorId === null ? 'tertiary' : 'primary'}>
        {row.actorName}
      </Text>
    ),
  },
  {
    id: 'action',
    header: 'What',
    width: 290,
    cell: row => (
      <Text truncate title={row.action}>
        {actionWords(row.action)}
      </Text>
    ),
  },
  { id: 'loan', header: 'Loan Id', width: 96, mono: true, cell: row => row.loanId },
  {
    id: 'about',
    header: 'Recorded',
    cell: ({ person, about }) => {
      const raw = [...(person ? [person.fullName] : []), ...about].join(', ');
      return raw === '' ? null : (
        <Text truncate tone="secondary" title={raw}>
          {person ? <Text tone="primary">{person.fullName}</Text> : null}
          {person && about.length > 0 ? ', ' : null}
          {fieldWords(about)}
        </Text>
      );
    },
  },
];

/** Who did what, and when: a page of the audit. */
export const AuditTable = memo(function AuditTable({ rows, state, empty, onOpen, openKey }: AuditTableProps) {
  return (
    <Table
      label="Audit"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      state={state}
      empty={empty}
      opening={{ onOpen, hint, openKey, pageKeys: true }}
      layout={layout}
    />
  );
});
