import { epochMsOf, type Instant } from '@lending-desk/domain/calendar';
import { durationText } from '@lending-desk/domain/loan';
import { jobStateLabels, type OpenJob } from '@lending-desk/domain/operations';
import { memo } from 'react';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { type Column, Table, type TableLayout, type TableState } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { actions } from './JobTable.css';

export type JobAction = 'runAgain' | 'giveUp';

export type JobTableProps = {
  /** Jobs that are dead or have not ended, the dead first. */
  rows: readonly OpenJob[];
  /** When they were read; ages are as of then. */
  at: Instant | null;
  /** @default 'ready' */
  state?: TableState | undefined;
  /** The action that is running. @default none */
  running?: { id: string; action: JobAction } | undefined;
  /** Called with a job that is to run again. */
  onRunAgain: (job: OpenJob) => void;
  /** Called with a job that is to be given up. */
  onGiveUp: (job: OpenJob) => void;
};

const layout: TableLayout = { fixed: true, skeletonRows: 3 };
const keyOf = (row: OpenJob) => row.id;
const empty = { why: 'No job is waiting, running or dead.' };
const tones = { dead: 'reject', running: 'info', waiting: 'neutral' } as const;
const oneAtATime = 'Another job is being changed';

const spanOf = (from: Instant, to: Instant) => durationText((epochMsOf(to) - epochMsOf(from)) / 1000);
const progressOf = ({ progress }: OpenJob) => (typeof progress === 'number' ? `${progress} %` : progress);
const attemptOf = ({ attempt, attempts }: OpenJob) =>
  attempts === null ? String(attempt) : `${attempt} of ${attempts}`;

/** What comes next: when it is tried, how long its run may still hold it, or how long it has been dead. */
function nextOf({ state, dueAt, endedAt }: OpenJob, now: Instant): string | null {
  if (endedAt !== null) return `Died ${spanOf(endedAt, now)} ago`;
  if (dueAt === null) return null;
  if (epochMsOf(dueAt) <= epochMsOf(now)) return state === 'waiting' ? 'Due now' : 'Lease ran out';
  return state === 'waiting' ? `Due in ${spanOf(now, dueAt)}` : `Leased for ${spanOf(now, dueAt)}`;
}

const truncated = (text: string | null) =>
  text === null ? null : (
    <Text truncate title={text}>
      {text}
    </Text>
  );

const factsAt = (now: Instant | null): readonly Column<OpenJob>[] => [
  {
    id: 'state',
    header: 'State',
    width: 92,
    cell: row => <Badge tone={tones[row.state]}>{jobStateLabels[row.state]}</Badge>,
  },
  {
    id: 'kind',
    header: 'Job',
    width: 154,
    mono: true,
    cell: row => (
      <Text truncate mono title={row.kind}>
        {row.kind}
      </Text>
    ),
  },
  { id: 'age', header: 'Age', width: 88, cell: row => now && spanOf(row.createdAt, now) },
  { id: 'attempt', header: 'Attempt', width: 76, cell: attemptOf },
  { id: 'next', header: 'Next', width: 136, cell: row => truncated(now && nextOf(row, now)) },
  { id: 'progress', header: 'Progress', width: 80, cell: row => truncated(progressOf(row)) },
  { id: 'error', header: 'Last error', cell: row => truncated(row.lastError) },
];

/** Jobs that are dead, running or waiting, and what can be done with each. */
export const JobTable = memo(function JobTable({
  rows,
  at,
  state,
  running,
  onRunAgain,
  onGiveUp,
}: JobTableProps) {
  const doing = (row: OpenJob, action: JobAction) => running?.id === row.id && running.action === action;
  const why = (row: OpenJob, action: JobAction) => (running && !doing(row, action) ? oneAtATime : undefined);
  const facts = factsAt(at);
  const columns: readonly Column<OpenJob>[] = [
    ...facts.slice(0, 2),
    // Where a narrow window has it in view too.
    {
      id: 'actions',
      header: 'What to do',
      headerHidden: true,
      width: 200,
      cell: row => (
        <span className={actions}>
          {row.state === 'dead' ? (
            <Button
              size="xs"
              aria-label={`Run again ${row.kind}`}
              loading={doing(row, 'runAgain')}
              disabledReason={why(row, 'runAgain')}
              onClick={() => onRunAgain(row)}
            >
              Run again
            </Button>
          ) : null}
          <Button
            size="xs"
            variant="plain"
            aria-label={`Give up… ${row.kind}`}
            loading={doing(row, 'giveUp')}
            disabledReason={why(row, 'giveUp')}
            onClick={() => onGiveUp(row)}
          >
            Give up…
          </Button>
        </span>
      ),
    },
    ...facts.slice(2),
  ];
  return (
    <Table
      label="Jobs"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      state={state}
      empty={empty}
      layout={layout}
    />
  );
});
