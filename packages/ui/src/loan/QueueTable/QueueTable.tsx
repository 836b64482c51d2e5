import { mayOpenLoan, type Viewer } from '@lending-desk/domain/access';
import { deskMessages } from '@lending-desk/domain/errors';
import type { QueueRow } from '@lending-desk/domain/loan';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import type { ErrorPanelProps } from '../../primitives/ErrorPanel';
import { type Sort, Table, type TableLayout } from '../../primitives/Table';
import { columnsOf } from './columns';

export type QueueTableProps = {
  /** Rows of this page, newest first. */
  rows: readonly QueueRow[];
  /** Number of the first row in the whole list. @default 1 */
  firstNumber?: number | undefined;
  /** Who looks: decides what Enter on a row will do. */
  viewer: Viewer;
  /** @default 'ready' */
  state?: 'loading' | 'refreshing' | 'ready' | { error: ErrorPanelProps } | undefined;
  /** Why the list is empty and the one way out. @default only the message */
  empty?:
    | { why?: string | undefined; action?: { label: string; onPress: () => void } | undefined }
    | undefined;
  onOpen: (row: QueueRow) => void;
  /** The moment to fetch a loan ahead. */
  onHover: (row: QueueRow) => void;
  /** The row that was open before. @default none */
  selectedKey?: string | undefined;
  /** What the engine says of a loan, drawn. Keep it stable between renders. */
  jupiterDecision: (decision: string | null) => ReactNode;
  footer?: ReactNode;
};

const openingWords = { assign: 'Open and assign', open: 'Open', view: 'Open', refused: 'Not yours' } as const;
const newestFirst: Sort = { id: 'date', desc: true };
const place: TableLayout = { frame: 'panel', height: 'fill', skeletonRows: 25 };
const keyOf = (row: QueueRow) => String(row.loanId);

/** The queue as a table: who waits how long for how much, and what the engine says (CR-003). */
export const QueueTable = memo(function QueueTable(props: QueueTableProps) {
  const { rows, firstNumber = 1, viewer, state, empty, jupiterDecision } = props;
  const numbered = useMemo(
    () => rows.map((row, index) => ({ ...row, number: firstNumber + index })),
    [rows, firstNumber],
  );
  const columns = useMemo(() => columnsOf(jupiterDecision), [jupiterDecision]);
  const hint = useCallback(
    (row: QueueRow) => {
      const who = { id: viewer.idString, roles: viewer.roles };
      return openingWords[mayOpenLoan({ desk: 'credit', viewer: who, underwriterId: row.underWriterId })];
    },
    [viewer],
  );
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
