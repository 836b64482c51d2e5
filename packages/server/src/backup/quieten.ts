import { eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { configuration } from '../decision/table';
import { storeKey } from '../files/requireSameStore';
import { allJobs } from '../jobs/allJobs';
import { cancelJob } from '../jobs/changeJob';
import { job } from '../jobs/table';
import { passwordReset, session } from '../signin/table';
import { signOnFlow } from '../singleSignOn/table';

/** How much of what was under way when a backup was taken has been ended. */
export interface Quietened {
  readonly sessions: number;
  /** Links for a new password. */
  readonly links: number;
  readonly jobs: number;
}

/** Ends what was under way when a backup was taken, in the transaction of its restore: who signs in is decided anew,
 *  and nothing that was due is done a second time, such as an order at a bureau. What waited for a job is told that it
 *  failed.
 *  @param withJobs  unfinished jobs go on */
export async function quieten(
  tx: Transaction,
  { withJobs, now }: { readonly withJobs: boolean; readonly now: Date },
): Promise<Quietened> {
  const sessions = await tx
    .update(session)
    .set({ revokedAt: now })
    .where(isNull(session.revokedAt))
    .returning({ id: session.id });
  const links = await tx.delete(passwordReset).returning({ staffId: passwordReset.staffId });
  await tx.delete(signOnFlow);
  // The files are in another store now; the first start marks it.
  await tx.delete(configuration).where(eq(configuration.key, storeKey));
  const unfinished = withJobs ? [] : await tx.select({ id: job.id }).from(job).where(isNotNull(job.dueAt));
  for (const { id } of unfinished) {
    // One that cannot tell what waits for it is cancelled without that.
    await inTransaction(tx, inner => cancelJob(inner, id, allJobs, now)).catch(() =>
      cancelJob(tx, id, [], now),
    );
  }
  return { sessions: sessions.length, links: links.length, jobs: unfinished.length };
}
