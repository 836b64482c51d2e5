import { mayOpenLoan, type Viewer } from '@lending-desk/domain/access';
import type { QueueRow } from '@lending-desk/domain/loan';
import { memo, type ReactNode, useMemo } from 'react';
import type { Sort } from '../../primitives/Table';
import { LoanTable, type LoanTableProps } from '../LoanTable';
import { columnsOf } from './columns';

export type QueueTableProps = Omit<
  LoanTableProps<QueueRow>,
  'label' | 'columns' | 'initialSort' | 'hint' | 'height'
> & {
  /** Number of the first row in the whole list. @default 1 */
  firstNumber?: number | undefined;
  /** The signed-in user: decides what Enter on a row does. */
  viewer: Viewer;
  /** Renders the engine's decision. Must be referentially stable. */
  jupiterDecision: (decision: string | null) => ReactNode;
};

const openingWords = { assign: 'Open and assign', open: 'Open', view: 'Open', refused: 'Not yours' } as const;
const newestFirst: Sort = { id: 'date', desc: true };

/** The queue as a table: waiting time, amount and engine decision of each loan (CR-003). */
export const QueueTable = memo(function QueueTable(props: QueueTableProps) {
  const { rows, firstNumber = 1, viewer, jupiterDecision, ...table } = props;
  const numbered = useMemo(
    () => rows.map((row, index) => ({ ...row, number: firstNumber + index })),
    [rows, firstNumber],
  );
  return (
    <LoanTable
      {...table}
      label="Loan queue"
      columns={columnsOf(jupiterDecision)}
      rows={numbered}
      initialSort={newestFirst}
      hint={row => {
        const who = { id: viewer.idString, roles: viewer.roles };
        const { underWriterId: underwriterId, status: approvalStatus } = row;
        return openingWords[mayOpenLoan({ desk: 'credit', viewer: who, underwriterId, approvalStatus })];
      }}
    />
  );
});
