import { type DedupeOutcome, type DedupeRow, dedupeRows, gravestFirst } from '@lending-desk/domain/engine';
import type { SectionState } from '@lending-desk/domain/loan';
import { useMemo } from 'react';
import { Panel } from '../../primitives/Panel';
import { Table } from '../../primitives/Table';
import { Unavailable } from '../Unavailable';
import { dedupeColumns } from './columns';

export type DedupeTabProps = {
  /** Results of the dedupe engine, by rule. */
  dedupe: SectionState<readonly DedupeOutcome[]> | { state: 'loading' };
  /** The open loan; it is not linked to itself. */
  loanId: number;
  /** Requests the results again while they are not available. */
  onTryAgain: () => void;
  /** The results are being requested. @default false */
  trying?: boolean | undefined;
};

const none: readonly DedupeRow[] = [];
const keyOf = (row: DedupeRow) => row.key;

function summaryOf(outcomes: readonly DedupeOutcome[]): string {
  const people = new Set(
    outcomes.flatMap(({ duplicates }) =>
      duplicates.map(({ customerId, fullName }) => customerId ?? fullName),
    ),
  );
  const rules = `${outcomes.length} ${outcomes.length === 1 ? 'check' : 'checks'}`;
  return `${rules}, ${people.size} other ${people.size === 1 ? 'customer' : 'customers'}`;
}

/** Earlier applications of the same person: each check, most severe first, with the matching customers and their
 *  loans (CR-046). */
export function DedupeTab({ dedupe, loanId, onTryAgain, trying }: DedupeTabProps) {
  const columns = dedupeColumns(loanId);
  const rows = useMemo(
    () => (dedupe.state === 'ready' ? dedupeRows(gravestFirst(dedupe.value)) : none),
    [dedupe],
  );
  return (
    <Panel
      title="Dedupe"
      padding="none"
      meta={dedupe.state === 'ready' && rows.length > 0 ? summaryOf(dedupe.value) : undefined}
    >
      {dedupe.state === 'missing' || dedupe.state === 'broken' ? (
        <Unavailable section={dedupe} name="Dedupe results" onTryAgain={onTryAgain} trying={trying} />
      ) : (
        <Table
          label="Dedupe results"
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          state={dedupe.state}
          layout={{ skeletonRows: 3, fixed: true }}
        />
      )}
    </Panel>
  );
}
