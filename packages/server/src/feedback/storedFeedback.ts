import { collectionsMessages } from '@lending-desk/domain/collections';
import { refusals } from '@lending-desk/domain/errors';
import { field, fieldsOf, listOf, textAt, type JsonObject } from '@lending-desk/domain/loose';
import type { Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import type { LoanRow } from '../loan/findLoan';
import { openLoan } from '../loan/openLoan';
import { readSections, writeSections } from '../loan/sections';
import { noteMentions } from '../mentions/noteMentions';

/** The feedback of each desk: the name of its list on the wire, and what is said where that cannot be added to. */
const lists = {
  customerSupport: { name: 'csFeedback', unreadable: refusals.feedbackUnreadable },
  collections: { name: 'collectionsFeedbacks', unreadable: collectionsMessages.commentUnreadable },
} as const;

export interface StoredFeedback {
  readonly desk: keyof typeof lists;
  readonly row: LoanRow;
  /** The list of the desk as stored, oldest first. */
  readonly list: readonly unknown[];
  /** The section it is part of. */
  readonly feedbacks: JsonObject;
}

/** An entry as it is stored; one that is new stands behind all others. */
export interface WrittenFeedback {
  readonly index: number;
  readonly entry: JsonObject;
  /** What somebody typed. */
  readonly text: string;
}

/** Locks a loan the user may open at a desk and reads the feedback of that desk.
 *  @throws Refused 409 when what was imported is no list, which nothing may be added to without losing it */
export async function holdFeedback(
  tx: Transaction,
  context: SignedInContext,
  ref: string,
  desk: StoredFeedback['desk'],
): Promise<StoredFeedback> {
  const row = await openLoan(tx, context, ref, desk, 'update');
  const feedbacks = fieldsOf((await readSections(tx, row.loanId, ['feedbacks']))['feedbacks']);
  const list = listOf(field(feedbacks, lists[desk].name));
  if (list === null) throw new Refused(409, lists[desk].unreadable);
  return { desk, row, list, feedbacks };
}

/** Stores the list with one entry written, tells whom it mentions, and answers the list. The loan's version stays: a feedback must not cause somebody's decision to be
 *  refused. */
export async function putFeedback(
  tx: Transaction,
  context: SignedInContext,
  action: 'feedback.add' | 'feedback.edit' | 'collections.addComment' | 'collections.editComment',
  { desk, row, feedbacks, list: before }: StoredFeedback,
  { index, entry, text }: WrittenFeedback,
): Promise<unknown[]> {
  const { name } = lists[desk];
  const { loanId } = row;
  const list = before.toSpliced(index, 1, entry);
  await noteMentions(tx, context, { row, desk, comment: textAt(entry, 'id') || String(index), text });
  // An import may have spelled the name with other capitals.
  const others = Object.entries(feedbacks).filter(([one]) => one.toLowerCase() !== name.toLowerCase());
  await writeSections(tx, context, {
    loanId,
    sections: { feedbacks: { ...Object.fromEntries(others), [name]: list } },
    action,
    announces: 'comments',
  });
  return list;
}
