import { vasMessages } from '@lending-desk/domain/vas';
import type { contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { findVasFeedbacks, vasFeedbackAnswer } from './feedbackList';
import { vasFeedback } from './table';

/** Replaces the caller's feedback on a loan (VA-019), which is named by its position in the stored list, oldest
 *  first.
 *  @throws Refused 409 with the list when another feedback stands there by now, or none */
export const editVasFeedback: Verb<typeof contract.vas.edit> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { loanId: ref, vasFeedback: feedback, index, id, ...answers } = input;
    const { loanId } = await openLoan(tx, context, ref, 'vas');
    const list = await findVasFeedbacks(tx, loanId);
    const before = list[index];
    if (!before || before.userIdString !== context.viewer.idString || (id !== undefined && id !== before.id))
      throw new Refused(409, refusals.vasFeedbackMoved, vasFeedbackAnswer(context, loanId, list));
    await tx
      .update(vasFeedback)
      .set({ feedback, ...answers })
      .where(eq(vasFeedback.id, before.id));
    const { createdOn: _on, rating: _rating, userName: _name, userIdString: _author, ...was } = before;
    await recordAudit(tx, context, {
      action: 'vas.edit',
      loanId,
      before: was,
      after: { id: before.id, vasFeedback: feedback, ...answers },
    });
    return {
      data: {
        status: vasMessages.edited,
        ...vasFeedbackAnswer(context, loanId, await findVasFeedbacks(tx, loanId)),
      },
    };
  });
