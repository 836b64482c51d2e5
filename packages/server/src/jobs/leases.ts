import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { Job, JobDeclaration } from './declareJob';
import { job } from './table';

export type JobRow = typeof job.$inferSelect;

/** When the first job of each kind is due; a kind without a job is left out. */
export async function readDue(
  db: Database,
  kinds: readonly string[],
): Promise<{ kind: string; dueAt: Date }[]> {
  if (kinds.length === 0) return [];
  const wanted = sql.join(
    kinds.map(kind => sql`(${kind}::text)`),
    sql`, `,
  );
  const rows = await db
    .select({
      kind: sql<string>`wanted.kind`,
      dueAt: sql<Date | null>`(select ${job.dueAt} from ${job}
        where ${job.kind} = wanted.kind and ${job.dueAt} is not null
        order by ${job.dueAt} limit 1)`.mapWith(job.dueAt),
    })
    .from(sql`(values ${wanted}) as wanted (kind)`);
  return rows.flatMap(({ kind, dueAt }) => (dueAt ? [{ kind, dueAt }] : []));
}

/** How long a job is held for the server that runs it, which says every few seconds that it still does: the jobs of
 *  a server that was killed are taken by another one when this is over. */
export const heldSeconds = 20;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + heldSeconds * 1000);

/** Takes due jobs of a kind, each held for a while. Two servers never take the same one. */
export function claimDue(
  db: Database,
  declaration: JobDeclaration,
  now: Date,
  most: number,
): Promise<JobRow[]> {
  const due = db.$with('due').as(
    db
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.kind, declaration.kind), lte(job.dueAt, now)))
      .orderBy(asc(job.dueAt))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(job)
    .set({
      state: 'running',
      lease: sql`gen_random_uuid()`,
      attempt: sql`${job.attempt} + 1`,
      dueAt: leaseEnd(now),
    })
    .where(inArray(job.id, sql`(select id from due)`))
    .returning();
}

type Leased = Pick<JobRow, 'id' | 'lease'>;

const stillOurs = ({ id, lease }: Leased) =>
  and(eq(job.id, id), lease === null ? sql`false` : eq(job.lease, lease));

/** Writes the outcome of a run, unless the job was cancelled or another server has taken it.
 *  @returns whether it was written */
export async function writeLeased(db: Database, row: Leased, changes: Partial<JobRow>): Promise<boolean> {
  const written = await db.update(job).set(changes).where(stillOurs(row)).returning({ id: job.id });
  return written.length > 0;
}

/** Marks a job whose attempts are used up as dead, and in the same transaction informs what waited for it.
 *  @returns false when the job was cancelled or another server has taken it */
export async function markDead(
  db: Database,
  { gaveUp }: Job,
  row: JobRow,
  { lastError, now }: { readonly lastError: string | null; readonly now: Date },
): Promise<boolean> {
  return inTransaction(db, async tx => {
    const dead = await writeLeased(tx, row, {
      state: 'dead',
      dueAt: null,
      lease: null,
      endedAt: now,
      lastError,
    });
    if (dead) await gaveUp(tx, row.payload, now);
    return dead;
  });
}
