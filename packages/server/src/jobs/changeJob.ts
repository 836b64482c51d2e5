import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { Job } from './declareJob';
import { wakeWorkers } from './enqueue';
import type { JobRow } from './leases';
import { job } from './table';

/** What became of an order on a job. `before` is the job as it was. */
export type JobChange =
  | { readonly state: 'changed'; readonly before: JobRow; readonly after: JobRow }
  | { readonly state: 'unfit'; readonly before: JobRow }
  | { readonly state: 'missing' };

async function change(
  tx: Transaction,
  id: string,
  fits: (row: JobRow) => boolean,
  values: Partial<JobRow>,
): Promise<JobChange> {
  const [before] = await tx.select().from(job).where(eq(job.id, id)).for('update');
  if (!before) return { state: 'missing' };
  if (!fits(before)) return { state: 'unfit', before };
  await tx.update(job).set(values).where(eq(job.id, id));
  return { state: 'changed', before, after: { ...before, ...values } };
}

/** Queues a dead job again, with all its attempts. */
export async function retryJob(db: Database, id: string, now: Date): Promise<JobChange> {
  return inTransaction(db, async tx => {
    const values = { state: 'waiting', dueAt: now, endedAt: null, attempt: 0 } as const;
    const changed = await change(tx, id, row => row.state === 'dead', values);
    await wakeWorkers(tx);
    return changed;
  });
}

/** Gives up a job that has not ended, or forgets a dead one. A running job notices when it next stores its progress.
 *  What waited for it is notified once: for a dead job that happened when it died. */
export async function cancelJob(
  db: Database,
  id: string,
  jobs: readonly Job[],
  now: Date,
): Promise<JobChange> {
  return inTransaction(db, async tx => {
    const values = { state: 'cancelled', dueAt: null, lease: null, endedAt: now } as const;
    const changed = await change(tx, id, row => row.dueAt !== null || row.state === 'dead', values);
    if (changed.state !== 'changed' || changed.before.state === 'dead') return changed;
    const known = jobs.find(({ declaration }) => declaration.kind === changed.before.kind);
    await known?.gaveUp(tx, changed.before.payload, now);
    return changed;
  });
}
