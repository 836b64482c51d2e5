import { isViewOnly } from '@lending-desk/domain/access';
import type { contract } from '@lending-desk/domain/contract';
import { messages, refusals } from '@lending-desk/domain/errors';
import { quizWire } from '@lending-desk/domain/intel';
import { maskBySchema } from '@lending-desk/domain/loan';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordAudit } from '../audit/record';
import { Refused, type Verb } from '../http/verb';
import { isOpenTo } from '../loan/openLoan';
import { loan, loanSection } from '../loan/table';

/** Removes duplicates: a customer's quiz may have been sent with each of the customer's loans. */
function attemptsOf(bodies: readonly unknown[]): unknown[] {
  const all = bodies.flatMap(body => (Array.isArray(body) ? body : [body]));
  const attempts = all.filter(attempt => typeof attempt === 'object' && attempt !== null);
  return [...new Map(attempts.map(attempt => [JSON.stringify(attempt), attempt])).values()];
}

/** The skill quizzes of a customer (CR-136), from all the customer's loans, for a user who may open one of them.
 *  Viewers get personal data masked. Writes an audit row of the read. */
export const readQuizResult: Verb<typeof contract.intel.quiz> = async (context, { userId }) => {
  const { db, viewer } = context;
  const loans = await db
    .select({
      loanId: loan.loanId,
      underwriterId: loan.underwriterId,
      approvalStatus: loan.approvalStatus,
      body: loanSection.body,
    })
    .from(loan)
    .leftJoin(loanSection, and(eq(loanSection.loanId, loan.loanId), eq(loanSection.name, 'quizResult')))
    .where(eq(loan.customerId, userId))
    .orderBy(desc(loan.startedOn), desc(loan.loanId));
  if (loans.length === 0) throw new Refused(404, refusals.customerNotFound);
  const open = loans.find(row => isOpenTo(viewer, row, 'credit'));
  if (!open) throw new Refused(403, messages.loan.notAssignedToYou);
  await recordAudit(db, context, { action: 'intel.quiz', loanId: open.loanId, after: { userId } });
  const quizResult = attemptsOf(loans.map(({ body }) => body));
  const shown = isViewOnly(viewer.roles) ? maskBySchema(quizResult, v.array(quizWire), () => '') : quizResult;
  return { data: { quizResult: shown } };
};
