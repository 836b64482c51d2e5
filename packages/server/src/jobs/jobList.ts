import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { wakeWorkers } from './enqueue';
import { job } from './table';

/** The largest number of jobs in a list. */
const most = 100;

/** The unfinished and dead jobs, the dead first, one line each, without their payloads. */
export async function listJobs(db: Database): Promise<string> {
  const rows = await db
    .select()
    .from(job)
    .where(inArray(job.state, ['dead', 'running', 'waiting']))
    .orderBy(asc(job.state), asc(job.createdAt))
    .limit(most);
  const lines = rows.map(({ id, state, kind, attempt, dueAt, endedAt, progress, lastError }) => {
    const when = (endedAt ?? dueAt)?.toISOString() ?? '';
    return [state.padEnd(7), id, kind, when, `attempt ${attempt}`, progress ?? '', lastError ?? '']
      .filter(part => part !== '')
      .join('  ');
  });
  return lines.join('\n') || 'No job is dead, running or waiting.';
}

/** Queues a dead job again, with all its attempts. @returns false when there is none of this id */
export async function retryJob(db: Database, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    const retried = await tx
      .update(job)
      .set({ state: 'waiting', dueAt: now, endedAt: null, attempt: 0 })
      .where(and(eq(job.id, id), eq(job.state, 'dead')))
      .returning({ id: job.id });
    if (retried.length > 0) await wakeWorkers(tx);
    return retried.length > 0;
  });
}
