import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { loginAttempt } from './table';

const most = 10;
const windowMs = 30 * 60 * 1000;

const accountKey = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Books one password verification for an address, known or not: at most ten in any thirty minutes, however many
 *  servers ask at once, because the one statement counts and books.
 *  @param email  trimmed, in small letters
 *  @returns false when there is none left; nothing is booked then */
export async function bookAttempt(db: Database, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - windowMs).toISOString();
  const recent = sql`select at from unnest(${loginAttempt.at}) as at where at > ${since}::timestamptz`;
  const booked = await db
    .insert(loginAttempt)
    .values({ account: accountKey(email), at: [now] })
    .onConflictDoUpdate({
      target: loginAttempt.account,
      set: { at: sql`array(${recent}) || ${now.toISOString()}::timestamptz` },
      setWhere: sql`cardinality(array(${recent})) < ${most}`,
    })
    .returning({ account: loginAttempt.account });
  return booked.length > 0;
}

/** Forgets an address's attempts after a successful sign-in: the limit is for guesses. */
export async function forgetAttempts(db: Database, email: string): Promise<void> {
  await db.delete(loginAttempt).where(eq(loginAttempt.account, accountKey(email)));
}
