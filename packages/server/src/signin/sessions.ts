import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { derivedKey } from '../secrets/derivedKey';
import { refreshToken, session } from './table';

const hour = 60 * 60 * 1000;
/** A session ends after a week at the latest, and after twelve hours without a refresh. */
const sessionLifeMs = 7 * 24 * hour;
const refreshLifeMs = 12 * hour;

/** How a refresh token is stored and looked up: by its SHA-256. It has 256 random bits, so a plain hash is
 *  enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The successor of a refresh token. It is derived rather than random, so that a repeated request gets the same
 *  one although it is stored nowhere; without the server's secret it cannot be computed from its predecessor. */
export function successorOf(token: string, sessionId: string, secret: string): string {
  return createHmac('sha256', derivedKey(secret, 'refresh tokens'))
    .update(`${sessionId} ${token}`)
    .digest('base64url');
}

/** Stores a token as the refresh token of a session. */
export async function storeRefreshToken(
  tx: Transaction | Database,
  token: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await tx.insert(refreshToken).values({
    hash: hashToken(token),
    sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + refreshLifeMs),
  });
}

/** Opens a session, the family of its refresh tokens. */
export async function openSession(
  tx: Transaction | Database,
  holder: {
    readonly staffId: string;
    readonly network: string | null;
    /** @default unknown */
    readonly browser?: string | null;
  },
  now: Date,
): Promise<{ sessionId: string; refreshToken: string }> {
  const [opened] = await tx
    .insert(session)
    .values({ ...holder, createdAt: now, expiresAt: new Date(now.getTime() + sessionLifeMs) })
    .returning({ id: session.id });
  if (!opened) throw new Error('The session was not stored');
  const first = randomBytes(32).toString('base64url');
  await storeRefreshToken(tx, first, opened.id, now);
  return { sessionId: opened.id, refreshToken: first };
}

/** Which sessions can still be used: not ended, and renewed within the time a refresh token lives. */
export function isOpenAt(db: Transaction | Database, now: Date): SQL | undefined {
  const token = db
    .select({ one: sql`1` })
    .from(refreshToken)
    .where(
      and(
        eq(refreshToken.sessionId, session.id),
        isNull(refreshToken.usedAt),
        gt(refreshToken.expiresAt, now),
      ),
    );
  return and(isNull(session.revokedAt), gt(session.expiresAt, now), exists(token));
}

/** Ends a session at once: its access and refresh tokens are invalid from the next request on. */
export async function endSession(tx: Transaction | Database, sessionId: string, now: Date): Promise<void> {
  await tx.update(session).set({ revokedAt: now }).where(eq(session.id, sessionId));
}
