import { inArray, lt, or, sql } from 'drizzle-orm';
import { idempotency } from '../http/idempotencyTable';
import { removeLooseObjects } from '../files/storedFiles';
import type { FileStorage } from '../providers/fileStorage/fileStorage';
import { loginAttempt, refreshToken, session } from '../signin/table';
import type { Database } from './client';
import { inTransaction } from './transaction';

const hour = 60 * 60 * 1000;

/** Removes what has served: uploads nobody keeps after an hour, answers to repeated requests after a day, attempts that have a limit after an hour, sessions a
 *  month after their end. Safe to run on several servers at once. */
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
