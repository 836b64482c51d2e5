import { and, inArray, lt, ne, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { idempotency } from '../http/idempotencyTable';
import { clearIncoming } from '../files/fileHome';
import { removeLooseObjects, removeReplaced } from '../files/storedFiles';
import { declareJob, type JobParts, jobOf } from '../jobs/declareJob';
import { job } from '../jobs/table';
import { mention } from '../mentions/table';
import { providerHour } from '../providers/table';
import { signOnFlow } from '../singleSignOn/table';
import { loginAttempt, passwordReset, refreshToken, session } from '../signin/table';
import type { Database } from './client';
import { inTransaction } from './transaction';

const hour = 60 * 60 * 1000;

type Step = (db: Database, now: Date) => Promise<unknown>;

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hour);

/** What is removed from the database: answers to repeated requests after a day, links for a new password and used
 *  flows of single sign-on when they are too old, rate-limit attempts after an hour, jobs a week and sessions a month
 *  after their end, mentions and how providers answered after ninety days. Dead jobs stay. */
const databaseSteps: readonly Step[] = [
  (db, now) => db.delete(idempotency).where(lt(idempotency.createdAt, before(now, 24))),
  (db, now) =>
    db
      .delete(loginAttempt)
      .where(
        sql`not exists (select 1 from unnest(${loginAttempt.at}) as at where at > ${before(now, 1).toISOString()}::timestamptz)`,
      ),
  (db, now) => db.delete(signOnFlow).where(lt(signOnFlow.expiresAt, now)),
  (db, now) => db.delete(passwordReset).where(lt(passwordReset.expiresAt, now)),
  (db, now) => db.delete(job).where(and(lt(job.endedAt, before(now, 7 * 24)), ne(job.state, 'dead'))),
  (db, now) => db.delete(mention).where(lt(mention.at, before(now, 90 * 24))),
  (db, now) => db.delete(providerHour).where(lt(providerHour.hour, before(now, 90 * 24))),
  (db, now) =>
    inTransaction(db, async tx => {
      const monthAgo = before(now, 30 * 24);
      const over = or(lt(session.revokedAt, monthAgo), lt(session.expiresAt, monthAgo));
      const ended = tx.select({ id: session.id }).from(session).where(over);
      await tx.delete(refreshToken).where(inArray(refreshToken.sessionId, ended));
      await tx.delete(session).where(over);
    }),
];

/** Removes what is no longer needed: first from the database, then replaced pictures of identity after the
 *  configured time, and uploads that nothing refers to after an hour. A
 *  step that fails, such as a file store that is away, does not keep the others from being done.
 *  @throws the first failure, after all steps */
export async function sweep(
  { db, files, config }: Pick<JobParts, 'db' | 'files' | 'config'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (step: () => Promise<unknown>): Promise<void> => {
    signal?.throwIfAborted();
    await step().catch((error: unknown) => failures.push(error));
  };
  for (const step of databaseSteps) await attempt(() => step(db, now));
  await attempt(() => removeReplaced(db, before(now, config.replacedPicturesDays * 24)));
  await attempt(() => clearIncoming(files, now));
  await attempt(() => removeLooseObjects(db, files.storage, now, signal));
  if (failures.length > 0) throw failures[0];
}

export const sweepDeclaration = declareJob({
  kind: 'sweep',
  payload: v.object({ occurrence: v.string() }),
  attempts: 3,
  quietSeconds: 10 * 60,
  atOnce: 1,
  backOff: { firstSeconds: 60, mostSeconds: 600 },
  recurs: { everyMinutes: 60 },
});

/** Sweeps once an hour, on one of the servers. */
export const sweepJob = jobOf(sweepDeclaration, {
  run: async ({ now, signal, ...parts }) => {
    await sweep(parts, now(), signal);
    return 'done';
  },
});
