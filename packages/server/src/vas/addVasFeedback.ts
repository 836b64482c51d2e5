import { vasMessages } from '@lending-desk/domain/vas';
import type { contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { findVasFeedbacks, vasFeedbackAnswer } from './feedbackList';
import { vasFeedback } from './table';

/** Adds the caller's feedback on a loan (VA-018). The database admits one for each author and loan: of two requests
 *  one wins, and the other is answered 409 with the list. */
export const addVasFeedback: Verb<typeof contract.vas.add> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { loanId: ref, vasFeedback: feedback, ...answers } = input;
    const { loanId } = await openLoan(tx, context, ref, 'vas');
    const [added] = await tx
      .insert(vasFeedback)
      .values({
        loanId,
        createdOn: context.now,
        staffId: context.viewer.idString,
        staffName: context.viewer.fullName,
        feedback,
        ...answers,
      })
      .onConflictDoNothing()
      .returning({ id: vasFeedback.id });
    const answer = vasFeedbackAnswer(context, loanId, await findVasFeedbacks(tx, loanId));
    if (!added) throw new Refused(409, refusals.vasFeedbackThere, answer);
    await recordAudit(tx, context, {
      action: 'vas.add',
      loanId,
      after: { id: added.id, vasFeedback: feedback, ...answers },
    });
    return { data: { status: vasMessages.added, ...answer } };
  });
