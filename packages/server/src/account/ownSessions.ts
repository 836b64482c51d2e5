import type { contract } from '@lending-desk/domain/contract';
import { accountMessages } from '@lending-desk/domain/account';
import { and, desc, eq, max } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { endSession, isOpenAt } from '../signin/sessions';
import { refreshToken, session } from '../signin/table';
import { endSessionsOf } from '../staff/accounts';

/** The browsers the person is signed in with, this one first, then the one renewed last. */
async function findSessions({ db, now, viewer, sessionId }: SignedInContext) {
  const renewedAt = max(refreshToken.createdAt);
  const rows = await db
    .select({
      idString: session.id,
      browser: session.browser,
      network: session.network,
      signedInAt: session.createdAt,
      renewedAt,
    })
    .from(session)
    .innerJoin(refreshToken, eq(refreshToken.sessionId, session.id))
    .where(and(eq(session.staffId, viewer.idString), isOpenAt(db, now)))
    .groupBy(session.id)
    .orderBy(desc(renewedAt), session.id);
  const sessions = rows.map(({ signedInAt, renewedAt: renewed, ...row }) => ({
    ...row,
    signedInAt: signedInAt.toISOString(),
    renewedAt: (renewed ?? signedInAt).toISOString(),
    current: row.idString === sessionId,
  }));
  return {
    data: { sessions: sessions.toSorted((left, right) => Number(right.current) - Number(left.current)) },
  };
}

export const listSessions: Verb<typeof contract.account.sessions> = findSessions;

/** Signs the person out of another browser. A session of somebody else is as unknown as one that never was. */
export const endOwnSession: Verb<typeof contract.account.endSession> = async (context, { idString }) =>
  inTransaction(context.db, async tx => {
    const at = { ...context, db: tx };
    const mine = and(eq(session.id, idString), eq(session.staffId, context.viewer.idString));
    const [found] = await tx.select({ id: session.id }).from(session).where(mine).for('update');
    if (!found) throw new Refused(404, accountMessages.sessionUnknown);
    await endSession(tx, found.id, context.now);
    await recordAudit(tx, context, { action: 'account.endSession', after: { sessionId: found.id } });
    return findSessions(at);
  });

/** Signs the person out of every other browser. */
export const endOtherSessions: Verb<typeof contract.account.endOtherSessions> = async context =>
  inTransaction(context.db, async tx => {
    const ended = await endSessionsOf(tx, context.viewer.idString, context.now, context.sessionId);
    await recordAudit(tx, context, { action: 'account.endOtherSessions', after: { sessionsEnded: ended } });
    return findSessions({ ...context, db: tx });
  });
