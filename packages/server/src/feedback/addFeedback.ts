import { randomUUID } from 'node:crypto';
import type { contract } from '@lending-desk/domain/contract';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { holdFeedback, putFeedback } from './storedFeedback';
import { supportFeedback } from './supportFeedback';

/** Adds a pre-credit feedback under the user's full name (CS-092, CS-094). */
export const addFeedback: Verb<typeof contract.feedback.add> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const stored = await holdFeedback(tx, context, input.loanId, 'customerSupport');
    const { idString, fullName } = context.viewer;
    const added = {
      id: randomUUID(),
      createdOn: context.now.toISOString(),
      userName: fullName,
      // Support's document calls the author userIdString, credit's userId.
      userIdString: idString,
      userId: idString,
      feedback: input.feedbacks,
    };
    const csFeedback = await putFeedback(tx, context, 'feedback.add', stored, {
      index: stored.list.length,
      entry: added,
      text: input.feedbacks,
    });
    return { data: { feedbacks: { csFeedback: supportFeedback(csFeedback) } } };
  });
