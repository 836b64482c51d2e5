import { and, inArray, lt, ne, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { idempotency } from '../http/idempotencyTable';
import { removeLooseObjects } from '../files/storedFiles';
import { declareJob, jobOf } from '../jobs/declareJob';
import { job } from '../jobs/table';
import type { FileStorage } from '../providers/fileStorage/fileStorage';
import { providerHour } from '../providers/table';
import { signOnFlow } from '../singleSignOn/table';
import { loginAttempt, passwordReset, refreshToken, session } from '../signin/table';
import type { Database } from './client';
import { inTransaction } from './transaction';

const hour = 60 * 60 * 1000;

/** Removes what is no longer needed: uploads that nothing refers to after an hour, answers to repeated requests
 *  after a day, links for a new password and used flows of single sign-on when they are too old, rate-limit attempts after an hour, jobs a week and sessions a month after their end, how
 *  providers answered after ninety days. Dead jobs stay. */
export async function sweep(db: Database, storage: FileStorage, now: Date): Promise<void> {
  await removeLooseObjects(db, storage, now);
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  await db.delete(idempotency).where(lt(idempotency.createdAt, before(24)));
  const hourAgo = before(1).toISOString();
  await db
    .delete(loginAttempt)
    .where(
      sql`not exists (select 1 from unnest(${loginAttempt.at}) as at where at > ${hourAgo}::timestamptz)`,
    );
  await db.delete(signOnFlow).where(lt(signOnFlow.expiresAt, now));
  await db.delete(passwordReset).where(lt(passwordReset.expiresAt, now));
  await db.delete(job).where(and(lt(job.endedAt, before(7 * 24)), ne(job.state, 'dead')));
  await db.delete(providerHour).where(lt(providerHour.hour, before(90 * 24)));
  const monthAgo = before(30 * 24);
  await inTransaction(db, async tx => {
    const ended = tx
      .select({ id: session.id })
      .from(session)
      .where(or(lt(session.revokedAt, monthAgo), lt(session.expiresAt, monthAgo)));
    await tx.delete(refreshToken).where(inArray(refreshToken.sessionId, ended));
    await tx.delete(session).where(or(lt(session.revokedAt, monthAgo), lt(session.expiresAt, monthAgo)));
  });
}

const declaration = declareJob({
  kind: 'sweep',
  payload: v.object({ occurrence: v.string() }),
  attempts: 3,
  leaseSeconds: 10 * 60,
  atOnce: 1,
  backOff: { firstSeconds: 60, mostSeconds: 600 },
  recurs: { everyMinutes: 60 },
});

/** Sweeps once an hour, on one of the servers. */
export const sweepJob = jobOf(declaration, {
  run: async ({ db, files, now }) => {
    await sweep(db, files.storage, now());
    return 'done';
  },
});
