import { openJobStates } from '@lending-desk/domain/operations';
import { asc, count, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { JobRow } from './leases';
import { job } from './table';

/** The largest number of jobs in a list. */
const most = 100;

type OpenState = (typeof openJobStates)[number];

// Each half has an index of its own: what has ended is most of the table.
const isOpenJob = or(isNotNull(job.dueAt), eq(job.state, 'dead'));

/** A job that is dead or has not ended. */
export type OpenJobRow = Omit<JobRow, 'payload' | 'lease' | 'key' | 'state'> & { readonly state: OpenState };

const isOpen = <Row extends { readonly state: JobRow['state'] }>(
  row: Row,
): row is Row & { readonly state: OpenState } => openJobStates.some(state => state === row.state);

/** The unfinished and dead jobs, the dead first, then the oldest, without their payloads. */
export async function readOpenJobs(db: Database): Promise<OpenJobRow[]> {
  const rows = await db
    .select({
      id: job.id,
      kind: job.kind,
      state: job.state,
      attempt: job.attempt,
      progress: job.progress,
      lastError: job.lastError,
      createdAt: job.createdAt,
      dueAt: job.dueAt,
      endedAt: job.endedAt,
    })
    .from(job)
    .where(isOpenJob)
    .orderBy(asc(job.state), asc(job.createdAt))
    .limit(most);
  return rows.filter(isOpen);
}

/** How many jobs are in each of these states. */
export async function countOpenJobs(db: Database): Promise<Record<OpenState, number>> {
  const rows = await db
    .select({ state: job.state, jobs: count() })
    .from(job)
    .where(isOpenJob)
    .groupBy(job.state);
  const of = (state: OpenState) => rows.find(row => row.state === state)?.jobs ?? 0;
  return { dead: of('dead'), running: of('running'), waiting: of('waiting') };
}

/** The same as text for the command, one line each. */
export async function listJobs(db: Database): Promise<string> {
  const lines = (await readOpenJobs(db)).map(
    ({ id, state, kind, attempt, createdAt, dueAt, endedAt, progress, lastError }) => {
      const when = (endedAt ?? dueAt ?? createdAt).toISOString();
      return [state.padEnd(7), id, kind, when, `attempt ${attempt}`, progress ?? '', lastError ?? '']
        .filter(part => part !== '')
        .join('  ');
    },
  );
  return lines.join('\n') || 'No job is dead, running or waiting.';
}
