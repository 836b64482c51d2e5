import { randomUUID } from 'node:crypto';
import type { contract } from '@lending-desk/domain/contract';
import { firstPdFault, pdAnswers, pdDraftOf } from '@lending-desk/domain/pd';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { announce } from '../live/announce';
import { openLoan } from '../loan/openLoan';
import { findPdFeedback } from './feedbackList';
import { pdFeedback } from './table';

/** Stores the feedback of a pre-disbursal call on a loan the user may open, and answers every feedback of the
 *  loan (CR-123). Hidden questions are not stored. The loan's version stays: a call must not cause somebody's
 *  decision to be refused.
 *  @throws Refused 422 with the first missing answer in words (CR-116) */
export const savePdFeedback: Verb<typeof contract.pd.save> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { loanId } = await openLoan(tx, context, input.loanId, 'credit');
    const draft = pdDraftOf(input);
    const fault = firstPdFault(draft);
    if (fault) throw new Refused(422, fault.message);
    const answers = pdAnswers(draft);
    const id = randomUUID();
    await tx.insert(pdFeedback).values({
      id,
      loanId,
      createdOn: context.now,
      staffId: context.viewer.idString,
      staffName: context.viewer.fullName,
      answers,
    });
    await recordAudit(tx, context, { action: 'pd.save', loanId, after: { id, ...answers } });
    await announce(tx, loanId, 'pd');
    return { data: { creditPdFeedback: await findPdFeedback(tx, loanId) } };
  });
