import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { refreshToken, session } from './table';

const hour = 60 * 60 * 1000;
/** A session ends after a week at the latest, and after twelve hours in which it was not refreshed. */
const sessionLifeMs = 7 * 24 * hour;
const refreshLifeMs = 12 * hour;

/** How a refresh token is kept and found: by its SHA-256. It is random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Gives a session its next refresh token.
 *  @returns the token itself: 256 random bits, stored nowhere */
export async function issueRefreshToken(
  tx: Transaction | Database,
  sessionId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(refreshToken).values({
    hash: hashToken(token),
    sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + refreshLifeMs),
  });
  return token;
}

/** Begins a session, the family of its refresh tokens. */
export async function openSession(
  tx: Transaction | Database,
  staffId: string,
  now: Date,
): Promise<{ sessionId: string; refreshToken: string }> {
  const [opened] = await tx
    .insert(session)
    .values({ staffId, createdAt: now, expiresAt: new Date(now.getTime() + sessionLifeMs) })
    .returning({ id: session.id });
  if (!opened) throw new Error('The session was not stored');
  return { sessionId: opened.id, refreshToken: await issueRefreshToken(tx, opened.id, now) };
}

/** Ends a session at once: its access and refresh tokens are worth nothing from the next request on. */
export async function endSession(tx: Transaction | Database, sessionId: string, now: Date): Promise<void> {
  await tx.update(session).set({ revokedAt: now }).where(eq(session.id, sessionId));
}
