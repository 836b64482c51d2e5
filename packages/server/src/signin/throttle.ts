import { createHmac } from 'node:crypto';
import { messages } from '@lending-desk/domain/errors';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { derivedKey } from '../secrets/derivedKey';
import { Refused } from '../http/verb';
import { loginAttempt } from './table';

/** Every limit counts the attempts of the last half hour (a sliding window). */
export const windowMs = 30 * 60 * 1000;

/** What is counted, and how often it may happen in half an hour. An account has ten password checks, three of
 *  which are reserved for networks it has signed in from before, so that strangers' guesses cannot lock its owner
 *  out. */
export const limits = {
  'sign-in: account at a network': 5,
  'sign-in: account at new networks': 7,
  'sign-in: account': 10,
  // A whole office may share an address; accounts that have signed in from there before are not counted.
  'sign-in: new accounts at a network': 50,
  'sign-in: single sign-on at a network': 50,
  'reset: network': 30,
  'sign-up: account': 5,
  'sign-up: network': 30,
  // A browser refreshes twice in half an hour.
  'refresh: account': 300,
  'refresh: unknown tokens of a network': 30,
} as const;

export interface Counted {
  readonly limit: keyof typeof limits;
  /** An e-mail address in lower case, an account's id, a network, or several of them. */
  readonly of: string;
}

/** The stored form of what is counted. It may be an address a stranger typed, so it must not be readable without
 *  the secret. */
export function fingerprintOf({ limit, of }: Counted, secret: string): string {
  return createHmac('sha256', derivedKey(secret, 'attempts')).update(`${limit}\n${of}`).digest('hex');
}

/** Records one attempt in every place it counts, or in none. No limit is exceeded even when several servers
 *  record at once, because one statement counts and records.
 *  @throws Refused 429 with the time after which another attempt is possible */
export async function recordAttempt(
  at: { readonly db: Database; readonly now: Date; readonly config: { readonly signingSecret: string } },
  counted: readonly Counted[],
): Promise<void> {
  await inTransaction(at.db, async tx => {
    for (const one of counted) {
      const waitMs = await recordOne(
        tx,
        fingerprintOf(one, at.config.signingSecret),
        limits[one.limit],
        at.now,
      );
      if (waitMs === null) continue;
      const seconds = Math.max(1, Math.ceil(waitMs / 1000));
      throw new Refused(429, messages.auth.tooManyAttempts(Math.ceil(seconds / 60)), undefined, seconds);
    }
  });
}

/** @returns null when it is recorded, otherwise the time until there is room, in milliseconds */
async function recordOne(tx: Transaction, account: string, most: number, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - windowMs).toISOString();
  const recent = sql`select at from unnest(${loginAttempt.at}) as at where at > ${since}::timestamptz order by at`;
  const booked = await tx
    .insert(loginAttempt)
    .values({ account, at: [now] })
    .onConflictDoUpdate({
      target: loginAttempt.account,
      set: { at: sql`array(${recent}) || ${now.toISOString()}::timestamptz` },
      setWhere: sql`cardinality(array(${recent})) < ${most}`,
    })
    .returning({ account: loginAttempt.account });
  if (booked.length > 0) return null;
  const [row] = await tx.select().from(loginAttempt).where(eq(loginAttempt.account, account));
  const times = (row?.at ?? []).map(at => at.getTime()).filter(at => at > now.getTime() - windowMs);
  return Math.min(...times) + windowMs - now.getTime();
}

/** Forgets every attempt that counts there. */
export async function forgetAttempts(
  tx: Transaction,
  config: { readonly signingSecret: string },
  counted: readonly Counted[],
): Promise<void> {
  const accounts = counted.map(one => fingerprintOf(one, config.signingSecret));
  await tx.delete(loginAttempt).where(inArray(loginAttempt.account, accounts));
}

/** Removes an attempt that turned out to be no guess; earlier ones still count. */
export async function removeAttempt(
  tx: Transaction | Database,
  at: { readonly now: Date; readonly config: { readonly signingSecret: string } },
  counted: readonly Counted[],
): Promise<void> {
  const place = sql`array_position(${loginAttempt.at}, ${at.now.toISOString()}::timestamptz)`;
  for (const one of counted) {
    await tx
      .update(loginAttempt)
      .set({ at: sql`${loginAttempt.at}[:${place} - 1] || ${loginAttempt.at}[${place} + 1:]` })
      .where(
        sql`${loginAttempt.account} = ${fingerprintOf(one, at.config.signingSecret)} and ${place} is not null`,
      );
  }
}
