import { collectionsMessages } from '@lending-desk/domain/collections';
import { refusals } from '@lending-desk/domain/errors';
import { field, fieldsOf, listOf, type JsonObject } from '@lending-desk/domain/loose';
import type { Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { readSections, writeSections } from '../loan/sections';

/** The feedback of each desk: the name of its list on the wire, and what is said where that cannot be added to. */
const lists = {
  customerSupport: { name: 'csFeedback', unreadable: refusals.feedbackUnreadable },
  collections: { name: 'collectionsFeedbacks', unreadable: collectionsMessages.commentUnreadable },
} as const;

export interface StoredFeedback {
  readonly desk: keyof typeof lists;
  readonly loanId: number;
  /** The list of the desk as stored, oldest first. */
  readonly list: readonly unknown[];
  /** The section it is part of. */
  readonly feedbacks: JsonObject;
}

/** Locks a loan the user may open at a desk and reads the feedback of that desk.
 *  @throws Refused 409 when what was imported is no list, which nothing may be added to without losing it */
export async function holdFeedback(
  tx: Transaction,
  context: SignedInContext,
  ref: string,
  desk: StoredFeedback['desk'],
): Promise<StoredFeedback> {
  const { loanId } = await openLoan(tx, context, ref, desk, 'update');
  const feedbacks = fieldsOf((await readSections(tx, loanId, ['feedbacks']))['feedbacks']);
  const list = listOf(field(feedbacks, lists[desk].name));
  if (list === null) throw new Refused(409, lists[desk].unreadable);
  return { desk, loanId, list, feedbacks };
}

/** Stores the list and answers it. The loan's version stays: a feedback must not cause somebody's decision to be
 *  refused. */
export async function putFeedback(
  tx: Transaction,
  context: SignedInContext,
  action: 'feedback.add' | 'feedback.edit' | 'collections.addComment' | 'collections.editComment',
  { desk, loanId, feedbacks, list }: StoredFeedback,
): Promise<unknown[]> {
  const { name } = lists[desk];
  // An import may have spelled the name with other capitals.
  const others = Object.entries(feedbacks).filter(([one]) => one.toLowerCase() !== name.toLowerCase());
  await writeSections(tx, context, {
    loanId,
    sections: { feedbacks: { ...Object.fromEntries(others), [name]: list } },
    action,
    announces: 'comments',
  });
  return [...list];
}
