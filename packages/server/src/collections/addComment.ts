import { randomUUID } from 'node:crypto';
import type { contract } from '@lending-desk/domain/contract';
import { inTransaction } from '../db/transaction';
import { holdFeedback, putFeedback } from '../feedback/storedFeedback';
import type { Verb } from '../http/verb';
import { noteContact } from './noteContact';
import { writePromise } from './promises';

/** Adds a comment of collections under the user's full name (CO-101), and the promise to pay it records (M47). */
export const addComment: Verb<typeof contract.collections.addComment> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const stored = await holdFeedback(tx, context, input.loanId, 'collections');
    const { idString, fullName } = context.viewer;
    const added = {
      id: randomUUID(),
      createdOn: context.now.toISOString(),
      userName: fullName,
      userIdString: idString,
      collectionObservation: input.dispositionCode,
      customerBehaviour: input.customerBehaviour,
      collectionFeedback: input.collectionsFeedback,
    };
    const { loanId } = stored.row;
    const index = stored.list.length;
    await writePromise(tx, context, loanId, { index, before: null }, input);
    await noteContact(tx, context, loanId);
    const collectionsFeedbacks = await putFeedback(tx, context, 'collections.addComment', stored, {
      index,
      entry: added,
      text: input.collectionsFeedback,
    });
    return { data: { comments: { collectionsFeedbacks } } };
  });
