import { type contract, mayOpenLoan } from '@lending-desk/domain';
import { eq } from 'drizzle-orm';
import { viewerOfSession } from '../http/identity';
import type { Verb } from '../http/verb';
import { loanIs, loanNotFound } from '../loan/findLoan';
import { demandOpen } from '../loan/readLoan';
import { loan } from '../loan/table';
import { changeStream } from './changeStream';

/** Tells who may read a loan what changes of it, as long as the access token lasts and the permission holds.
 *  @param pulseMs  how often a sign of life is sent and the permission looked at */
export const watchLoanEvery =
  (pulseMs: number): Verb<typeof contract.live.loan> =>
  async (context, input) => {
    const { db, live, viewer, sessionId, now, tokenExpiresAt } = context;
    const [row] = await db
      .select({ loanId: loan.loanId, underwriterId: loan.underwriterId })
      .from(loan)
      .where(loanIs(input.id));
    if (!row) throw loanNotFound();
    demandOpen(context, row);
    const openedAt = performance.now();
    return changeStream({
      notices: live,
      loanId: row.loanId,
      lifeMs: tokenExpiresAt.getTime() - now.getTime(),
      pulseMs,
      mayGoOn: async () => {
        const at = new Date(now.getTime() + performance.now() - openedAt);
        const person = await viewerOfSession(db, { staffId: viewer.idString, sessionId }, at);
        const [held] = await db
          .select({ underwriterId: loan.underwriterId })
          .from(loan)
          .where(eq(loan.loanId, row.loanId));
        if (!person || !held) return false;
        const asking = { id: person.idString, roles: person.roles };
        return mayOpenLoan({ viewer: asking, underwriterId: held.underwriterId }) !== 'refused';
      },
    });
  };
