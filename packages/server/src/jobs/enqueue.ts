import { sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Database, Transaction } from '../db/client';
import type { JobDeclaration } from './declareJob';
import { job } from './table';

/** The database channel that wakes the workers of all servers. */
export const jobsChanged = 'jobs_changed';

interface Queued<Payload> {
  readonly key: string;
  readonly payload: Payload;
  readonly runAt: Date;
  readonly now: Date;
}

/** Queues a job in the caller's transaction; the workers are notified at the commit. A key that was queued
 *  before is left unchanged, even if that job has ended. */
export async function enqueue<Payload extends v.GenericSchema>(
  tx: Transaction | Database,
  { kind }: Pick<JobDeclaration<Payload>, 'kind' | 'payload'>,
  { key, payload, runAt, now }: Queued<v.InferInput<Payload>>,
): Promise<void> {
  await tx
    .insert(job)
    .values({ kind, key, payload, state: 'waiting', dueAt: runAt, createdAt: now })
    .onConflictDoNothing({ target: [job.kind, job.key] });
  await wakeWorkers(tx);
}

/** Makes all servers check for due jobs. */
export async function wakeWorkers(tx: Transaction | Database): Promise<void> {
  // An empty payload is reserved for the listeners.
  await tx.execute(sql`select pg_notify(${jobsChanged}, 'queued')`);
}
