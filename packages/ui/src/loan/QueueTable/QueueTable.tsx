import { mayOpenLoan, type Viewer } from '@lending-desk/domain/access';
import { deskMessages } from '@lending-desk/domain/errors';
import type { QueueRow } from '@lending-desk/domain/loan';
import { memo, type ReactNode, useMemo } from 'react';
import type { ErrorPanelProps } from '../../primitives/ErrorPanel';
import { type Sort, Table, type TableLayout } from '../../primitives/Table';
import { columnsOf } from './columns';

export type QueueTableProps = {
  /** Rows of this page, newest first. */
  rows: readonly QueueRow[];
  /** Number of the first row in the whole list. @default 1 */
  firstNumber?: number | undefined;
  /** The signed-in user: decides what Enter on a row does. */
  viewer: Viewer;
  /** @default 'ready' */
  state?: 'loading' | 'refreshing' | 'ready' | { error: ErrorPanelProps } | undefined;
  /** Why the list is empty, and one button. @default only the message */
  empty?:
    | { why?: string | undefined; action?: { label: string; onPress: () => void } | undefined }
    | undefined;
  onOpen: (row: QueueRow) => void;
  /** Called on hover, to prefetch the loan. */
  onHover: (row: QueueRow) => void;
  /** The row that was opened last. @default none */
  selectedKey?: string | undefined;
  /** Renders the engine's decision. Must be referentially stable. */
  jupiterDecision: (decision: string | null) => ReactNode;
  footer?: ReactNode;
};

const openingWords = { assign: 'Open and assign', open: 'Open', view: 'Open', refused: 'Not yours' } as const;
const newestFirst: Sort = { id: 'date', desc: true };
const place: TableLayout = { frame: 'panel', height: 'fill', skeletonRows: 25 };
const keyOf = (row: QueueRow) => String(row.loanId);

/** The queue as a table: waiting time, amount and engine decision of each loan (CR-003). */
export const QueueTable = memo(function QueueTable(props: QueueTableProps) {
  const { rows, firstNumber = 1, viewer, state, empty, jupiterDecision } = props;
  const numbered = useMemo(
    () => rows.map((row, index) => ({ ...row, number: firstNumber + index })),
    [rows, firstNumber],
  );
  const columns = columnsOf(jupiterDecision);
  const hint = (row: QueueRow) => {
    const who = { id: viewer.idString, roles: viewer.roles };
    const { underWriterId: underwriterId, status: approvalStatus } = row;
    return openingWords[mayOpenLoan({ desk: 'credit', viewer: who, underwriterId, approvalStatus })];
  };
  return (
    <Table
      label="Loan queue"
      columns={columns}
      rows={numbered}
      rowKey={keyOf}
      initialSort={newestFirst}
      state={state}
      empty={{
        title: deskMessages.table.empty,
        why: empty?.why,
        action: empty?.action && { children: empty.action.label, onClick: empty.action.onPress },
      }}
      opening={{
        onOpen: props.onOpen,
        hint,
        onRest: props.onHover,
        openKey: props.selectedKey,
        pageKeys: true,
      }}
      layout={place}
      footer={props.footer}
    />
  );
});
