import type { contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { mayEditFeedback } from '@lending-desk/domain/feedback';
import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { holdFeedback, putFeedback } from './storedFeedback';
import { supportFeedback } from './supportFeedback';

/** Replaces the text of the user's own pre-credit feedback (CS-093). Its time and author stay.
 *  @throws Refused 409 when there is none at this position, or another than the one that was shown; 403 for
 *  somebody else's */
export const editFeedback: Verb<typeof contract.feedback.edit> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const stored = await holdFeedback(tx, context, input.loanId, 'customerSupport');
    const { index, id, comment } = input;
    const before = stored.list[index];
    const moved = before === undefined || (id !== undefined && id !== textAt(before, 'id'));
    if (moved)
      throw new Refused(409, refusals.feedbackMoved, {
        feedbacks: { csFeedback: supportFeedback(stored.list) },
      });
    const userIdString = textAt(before, 'userIdString');
    if (!mayEditFeedback({ userIdString }, context.viewer.idString))
      throw new Refused(403, refusals.feedbackOfAnother);
    const csFeedback = await putFeedback(tx, context, 'feedback.edit', stored, {
      index,
      entry: { ...fieldsOf(before), feedback: comment },
      text: comment,
    });
    return { data: { feedbacks: { csFeedback: supportFeedback(csFeedback) } } };
  });
