import { type StaffMember, staffStates } from '@lending-desk/domain/staff';
import { memo, useMemo } from 'react';
import type { EmptyStateProps } from '../../primitives/EmptyState';
import { Table, type TableLayout, type TableState } from '../../primitives/Table';
import { columns } from './columns';

export type StaffTableProps = {
  /** Accounts by name; those that wait for approval are shown first. */
  rows: readonly StaffMember[];
  /** @default 'ready' */
  state?: TableState | undefined;
  /** Why the list is empty. @default only the message */
  empty?: EmptyStateProps | undefined;
  onOpen: (person: StaffMember) => void;
  /** Key of the account that is open, or was opened last. @default none */
  openKey?: string | undefined;
};

const layout: TableLayout = { frame: 'panel', height: 'fill', fixed: true, skeletonRows: 12 };
const keyOf = (row: StaffMember) => row.idString;
const orderOf = (row: StaffMember) => staffStates.indexOf(row.state);

/** Everybody with an account: roles, state, when they were last seen and in how many browsers they are signed in. */
export const StaffTable = memo(function StaffTable({ rows, state, empty, onOpen, openKey }: StaffTableProps) {
  const ordered = useMemo(() => rows.toSorted((left, right) => orderOf(left) - orderOf(right)), [rows]);
  return (
    <Table
      label="Staff"
      columns={columns}
      rows={ordered}
      rowKey={keyOf}
      state={state}
      empty={empty}
      opening={{ onOpen, openKey, pageKeys: true }}
      layout={layout}
    />
  );
});
