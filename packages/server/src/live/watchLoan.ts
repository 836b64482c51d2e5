import type { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { viewerOfSession } from '../http/identity';
import type { Verb } from '../http/verb';
import { isOpenTo, openLoan } from '../loan/openLoan';
import { loan } from '../loan/table';
import { changeStream } from './changeStream';
import { beatMs, sayHere } from './presence';

/** Streams the changes of a loan, and who else has it open, to a user who may read it, as long as the access token and the permission last.
 *  @param pulseMs  the interval of keep-alives and permission checks */
export const watchLoanEvery =
  (pulseMs: number): Verb<typeof contract.live.loan> =>
  async (context, input) => {
    const { db, live, viewer, sessionId, now, tokenExpiresAt } = context;
    const { loanId } = await openLoan(db, context, input.id, input.desk);
    const openedAt = performance.now();
    return changeStream({
      notices: live,
      loanId,
      presence: {
        watch: onOthers =>
          live.presence.watch(loanId, people =>
            onOthers(people.filter(({ idString }) => idString !== viewer.idString)),
          ),
        beat: () => {
          const { idString, fullName } = viewer;
          // A beat that is lost is followed by the next one.
          sayHere(db, loanId, { idString, fullName, typing: false }).catch(() => undefined);
        },
        beatMs,
      },
      lifeMs: tokenExpiresAt.getTime() - now.getTime(),
      pulseMs,
      mayContinue: async () => {
        const at = new Date(now.getTime() + performance.now() - openedAt);
        const person = await viewerOfSession(db, { staffId: viewer.idString, sessionId }, at);
        const [held] = await db
          .select({ underwriterId: loan.underwriterId, approvalStatus: loan.approvalStatus })
          .from(loan)
          .where(eq(loan.loanId, loanId));
        return person !== null && held !== undefined && isOpenTo(person, held, input.desk);
      },
    });
  };
