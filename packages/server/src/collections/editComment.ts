import { collectionsMessages } from '@lending-desk/domain/collections';
import type { contract } from '@lending-desk/domain/contract';
import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { inTransaction } from '../db/transaction';
import { holdFeedback, putFeedback } from '../feedback/storedFeedback';
import { Refused, type Verb } from '../http/verb';
import { writePromise } from './promises';

/** Replaces disposition, behaviour and text of a comment of collections (CO-102). Its time and author stay; the audit
 *  names who changed it. What it promised follows its disposition.
 *  @throws Refused 409 when there is none at this position, or another than the one that was shown */
export const editComment: Verb<typeof contract.collections.editComment> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const stored = await holdFeedback(tx, context, input.loanId, 'collections');
    const { index, id } = input;
    const before = stored.list[index];
    const moved = before === undefined || (id !== undefined && id !== textAt(before, 'id'));
    if (moved) {
      throw new Refused(409, collectionsMessages.commentMoved, {
        feedbacks: { collectionsFeedbacks: stored.list },
      });
    }
    const after = {
      ...fieldsOf(before),
      collectionObservation: input.dispositionCode,
      customerBehaviour: input.customerBehaviour,
      collectionFeedback: input.collectionsFeedback,
    };
    const disposition = textAt(before, 'collectionObservation');
    await writePromise(tx, context, stored.row.loanId, { index, before: disposition }, input);
    const collectionsFeedbacks = await putFeedback(tx, context, 'collections.editComment', stored, {
      index,
      entry: after,
      text: input.collectionsFeedback,
    });
    return { data: { feedbacks: { collectionsFeedbacks } } };
  });
