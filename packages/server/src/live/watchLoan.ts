import type { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { viewerOfSession } from '../http/identity';
import type { Verb } from '../http/verb';
import { isOpenTo, openLoan } from '../loan/openLoan';
import { loan } from '../loan/table';
import { changeStream } from './changeStream';

/** Streams the changes of a loan to a user who may read it, as long as the access token and the permission last.
 *  @param pulseMs  the interval of keep-alives and permission checks */
export const watchLoanEvery =
  (pulseMs: number): Verb<typeof contract.live.loan> =>
  async (context, input) => {
    const { db, live, viewer, sessionId, now, tokenExpiresAt } = context;
    const { loanId } = await openLoan(db, context, input.id, 'credit');
    const openedAt = performance.now();
    return changeStream({
      notices: live,
      loanId,
      lifeMs: tokenExpiresAt.getTime() - now.getTime(),
      pulseMs,
      mayContinue: async () => {
        const at = new Date(now.getTime() + performance.now() - openedAt);
        const person = await viewerOfSession(db, { staffId: viewer.idString, sessionId }, at);
        const [held] = await db
          .select({ underwriterId: loan.underwriterId, approvalStatus: loan.approvalStatus })
          .from(loan)
          .where(eq(loan.loanId, loanId));
        return person !== null && held !== undefined && isOpenTo(person, held, 'credit');
      },
    });
  };
