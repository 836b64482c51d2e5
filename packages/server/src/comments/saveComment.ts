import { randomUUID } from 'node:crypto';
import type { contract } from '@lending-desk/domain/contract';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { announce } from '../live/announce';
import { findComments } from '../loan/findLoan';
import { openLoan } from '../loan/openLoan';
import { noteMentions } from '../mentions/noteMentions';
import { loanComment } from './table';

/** Adds a comment to a loan the user may open and answers the whole list, oldest first (CR-030). The loan's
 *  version stays: a comment must not cause somebody's decision to be refused. */
export const saveComment: Verb<typeof contract.comments.save> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const row = await openLoan(tx, context, input.id, 'credit');
    const { loanId } = row;
    const id = randomUUID();
    await tx.insert(loanComment).values({
      id,
      loanId,
      createdOn: context.now,
      text: input.comment,
      authorId: context.viewer.idString,
      authorName: context.viewer.fullName,
    });
    await recordAudit(tx, context, {
      action: 'comments.save',
      loanId,
      after: { id, comment: input.comment },
    });
    await noteMentions(tx, context, { row, desk: 'credit', comment: id, text: input.comment });
    await announce(tx, loanId, 'comments');
    return { data: { comments: await findComments(tx, loanId) } };
  });
