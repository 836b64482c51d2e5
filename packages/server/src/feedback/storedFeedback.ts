import { refusals } from '@lending-desk/domain/errors';
import { field, fieldsOf, listOf, type LooseObject } from '@lending-desk/domain/loose';
import type { Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { readSections, writeSections } from '../loan/sections';

export interface StoredFeedback {
  readonly loanId: number;
  /** csFeedback as stored, oldest first. */
  readonly list: readonly unknown[];
  /** The section it is part of. */
  readonly feedbacks: LooseObject;
}

/** Locks a loan the user may open at customer support and reads its pre-credit feedback.
 *  @throws Refused 409 when what was imported is no list, which nothing may be added to without losing it */
export async function holdFeedback(
  tx: Transaction,
  context: SignedInContext,
  ref: string,
): Promise<StoredFeedback> {
  const { loanId } = await openLoan(tx, context, ref, 'customerSupport', 'update');
  const feedbacks = fieldsOf((await readSections(tx, loanId, ['feedbacks']))['feedbacks']);
  const list = listOf(field(feedbacks, 'csFeedback'));
  if (list === null) throw new Refused(409, refusals.feedbackUnreadable);
  return { loanId, list, feedbacks };
}

/** Stores the list and answers it. The loan's version stays: a feedback must not cause somebody's decision to be
 *  refused. */
export async function putFeedback(
  tx: Transaction,
  context: SignedInContext,
  action: 'feedback.add' | 'feedback.edit',
  { loanId, feedbacks, list }: StoredFeedback,
): Promise<{ data: { feedbacks: { csFeedback: unknown[] } } }> {
  // An import may have spelled the name with other capitals.
  const others = Object.entries(feedbacks).filter(([name]) => name.toLowerCase() !== 'csfeedback');
  await writeSections(tx, context, {
    loanId,
    sections: { feedbacks: { ...Object.fromEntries(others), csFeedback: list } },
    action,
    announces: 'comments',
  });
  return { data: { feedbacks: { csFeedback: [...list] } } };
}
