import { type contract, messages } from '@lending-desk/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { viewerOf } from '../http/identity';
import { Refused, type Verb } from '../http/verb';
import { signAccessToken } from './accessToken';
import { endSession, hashToken, issueRefreshToken } from './sessions';
import { refreshToken, session, staff } from './table';

const expired = () => new Refused(401, messages.auth.loginExpiredText);

/** Exchanges a refresh token for a new pair (AU-024). Of several that bring the same token at the same time one
 *  succeeds. A token that was used before is in two hands, so its session ends. */
export const refresh: Verb<typeof contract.signin.refresh> = async (context, input) => {
  const { db, now, config } = context;
  const hash = hashToken(input.refreshToken);
  const [found] = await db
    .select({ token: refreshToken, session, staff })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .innerJoin(staff, eq(staff.id, session.staffId))
    .where(eq(refreshToken.hash, hash));
  if (!found || found.session.revokedAt || found.staff.state !== 'active') throw expired();
  const viewer = viewerOf(found.staff);
  if (found.token.usedAt) {
    await inTransaction(db, async tx => {
      await endSession(tx, found.session.id, now);
      await recordAudit(tx, { ...context, viewer }, { action: 'signin.replayed' });
    });
    throw expired();
  }
  if (found.token.expiresAt <= now || found.session.expiresAt <= now) throw expired();

  const next = await inTransaction(db, async tx => {
    const used = await tx
      .update(refreshToken)
      .set({ usedAt: now })
      .where(and(eq(refreshToken.hash, hash), isNull(refreshToken.usedAt)))
      .returning({ hash: refreshToken.hash });
    // Unused a moment ago: another request of the same person was first, and its answer holds.
    if (used.length === 0) throw expired();
    await recordAudit(tx, { ...context, viewer }, { action: 'signin.refresh' });
    return issueRefreshToken(tx, found.session.id, now);
  });
  const holder = { staffId: found.staff.id, sessionId: found.session.id };
  return { data: { token: await signAccessToken(holder, config.signingSecret, now), refreshToken: next } };
};
