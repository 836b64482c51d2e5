import type { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { viewerOf } from '../http/identity';
import { networkOf } from '../http/remoteAddress';
import { type CallContext, Refused, type Verb } from '../http/verb';
import { secretsOf } from '../secrets/secretsOf';
import { signAccessToken, type TokenHolder } from './accessToken';
import { endSession, hashToken, storeRefreshToken, successorOf } from './sessions';
import { refreshToken, session, staff } from './table';
import { recordAttempt } from './throttle';

/** How long a replaced token still gets its successor: an answer may get lost, and tabs may refresh at the same
 *  time. */
export const repeatMs = 30 * 1000;

interface Renewed extends TokenHolder {
  readonly refreshToken: string;
}

/** Exchanges a refresh token for a new pair (AU-024). Requests that bring the same token at the same time, or
 *  again within half a minute because the answer was lost, get the same successor. A token replaced earlier than
 *  that, or whose successor has been replaced too, has been copied: its session ends.
 *  @throws Refused 429 when the account refreshes too often, or the network sends too many unknown tokens */
export const refresh: Verb<typeof contract.signin.refresh> = async (context, input) => {
  const renewed = await inTransaction(context.db, tx => renew(tx, context, input.refreshToken));
  if (renewed === 'unknown') {
    const of = networkOf(context.remoteAddress);
    await recordAttempt(context, [{ limit: 'refresh: unknown tokens of a network', of }]);
  }
  if (renewed === 'unknown' || renewed === 'over') throw new Refused(401, messages.auth.loginExpiredText);
  const token = await signAccessToken(renewed, context.config.signingSecret, context.now);
  return { data: { token, refreshToken: renewed.refreshToken } };
};

/** @returns 'over' when the session has ended, or ends here: that must be committed, so nothing is thrown */
async function renew(
  tx: Transaction,
  context: CallContext,
  token: string,
): Promise<Renewed | 'unknown' | 'over'> {
  const { now, config } = context;
  const [found] = await tx
    .select({ token: refreshToken, session, staff })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .innerJoin(staff, eq(staff.id, session.staffId))
    .where(eq(refreshToken.hash, hashToken(token)))
    // A concurrent request with the same token waits here, and then sees that it is used.
    .for('update', { of: refreshToken });
  if (!found) return 'unknown';
  if (found.session.revokedAt || found.staff.state !== 'active') return 'over';
  const viewer = viewerOf(found.staff);
  const holder: TokenHolder = { staffId: found.staff.id, sessionId: found.session.id };
  const [present, ...previous] = secretsOf(config);
  const successor = (secret: string) => successorOf(token, holder.sessionId, secret);
  const next = successor(present);
  const { usedAt } = found.token;
  const inTime = usedAt !== null && now.getTime() - usedAt.getTime() < repeatMs;
  // The successor may have been derived with the previous secret.
  const given = inTime ? await findUnused(tx, [next, ...previous.map(successor)]) : null;
  if (usedAt && given === null) {
    await endSession(tx, found.session.id, now);
    await recordAudit(tx, { ...context, viewer }, { action: 'signin.replayed' });
    return 'over';
  }
  if (found.session.expiresAt <= now) return 'over';
  if (given !== null) return { ...holder, refreshToken: given };
  if (found.token.expiresAt <= now) return 'over';
  await recordAttempt({ ...context, db: tx }, [{ limit: 'refresh: account', of: found.staff.id }]);
  await tx.update(refreshToken).set({ usedAt: now }).where(eq(refreshToken.hash, found.token.hash));
  await storeRefreshToken(tx, next, found.session.id, now);
  await recordAudit(tx, { ...context, viewer }, { action: 'signin.refresh' });
  return { ...holder, refreshToken: next };
}

/** @returns the one of these tokens that is stored and unused, or null */
async function findUnused(tx: Transaction, tokens: readonly string[]): Promise<string | null> {
  const [row] = await tx
    .select({ hash: refreshToken.hash })
    .from(refreshToken)
    .where(and(inArray(refreshToken.hash, tokens.map(hashToken)), isNull(refreshToken.usedAt)));
  return tokens.find(token => hashToken(token) === row?.hash) ?? null;
}
