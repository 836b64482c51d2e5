import * as v from 'valibot';
import { boundedText } from '../contract/text';
import { messages } from '../errors/messages';
import { readIndexed, type Indexed } from '../feedback/indexed';
import { answerAmong } from '../form/questions';
import { type FormVerdict, verdictBySchema } from '../form/verdict';
import type { SectionState } from '../loan/section';
import { textAt } from '../loose/loose';
import { collectionsMessages } from './messages';

/** Disposition codes of a comment, in the order they are offered [CO-099]. */
export const dispositions = [
  'Not_Contactable',
  'Skip',
  'Amount_Paid',
  'Shifted',
  'Promise_to_Pay',
  'Financial_Constraint',
  'Dispute',
  'Refuse_to_Pay',
  'Callback',
  'Out_of_Station',
  'Ringing',
  'Switched_Off',
  'Busy',
  'Asking_waiver',
  'Asking_settlement',
  'Asking_Foreclosure',
  'Update',
  'Asking_for_Representation_of_EMI',
] as const;

/** How a customer behaved, from worst to best [CO-100]. */
export const behaviours = ['WORST', 'BAD', 'GOOD', 'BEST'] as const;

/** A code in words: 'Asking_for_Representation_of_EMI' is 'Asking for representation of EMI', 'AUTO_DEBIT' is
 *  'Auto debit'. An abbreviation inside a code keeps its capitals.
 *  @source M54 */
export function codeWords(code: string): string {
  const isCapitals = code === code.toUpperCase();
  const words = code
    .split('_')
    .map(word => (!isCapitals && /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A comment of collections: an entry of collectionsFeedbacks [SH-091]. */
export type DeskComment = Indexed & {
  readonly userName: string;
  /** collectionObservation as received. */
  readonly disposition: string;
  /** customerBehaviour as received. */
  readonly behaviour: string;
  /** collectionFeedback. */
  readonly comment: string;
};

/** The comments of collections on a loan, newest first, each with its position in the stored list [CO-089, CO-094].
 *  @param feedbacks  data.comments as received; null has none. 'broken' when collectionsFeedbacks is not a list */
export function readDeskComments(feedbacks: unknown): SectionState<readonly DeskComment[]> {
  return readIndexed(feedbacks, 'collectionsFeedbacks', entry => ({
    userName: textAt(entry, 'userName'),
    disposition: textAt(entry, 'collectionObservation'),
    behaviour: textAt(entry, 'customerBehaviour'),
    comment: textAt(entry, 'collectionFeedback'),
  }));
}

/** What a comment is written as; '' for what was not chosen or typed yet. */
export type CommentDraft = {
  readonly dispositionCode: string;
  readonly customerBehaviour: string;
  readonly collectionsFeedback: string;
};

export const emptyComment: CommentDraft = {
  dispositionCode: '',
  customerBehaviour: '',
  collectionsFeedback: '',
};

/** The draft of a comment that is edited. */
export const draftOfComment = ({ disposition, behaviour, comment }: DeskComment): CommentDraft => ({
  dispositionCode: disposition,
  customerBehaviour: behaviour,
  collectionsFeedback: comment,
});

export function sameComment(left: CommentDraft, right: CommentDraft): boolean {
  return (
    left.dispositionCode === right.dispositionCode &&
    left.customerBehaviour === right.customerBehaviour &&
    left.collectionsFeedback === right.collectionsFeedback
  );
}

const draftSchema = v.object({
  dispositionCode: v.string(),
  customerBehaviour: v.string(),
  collectionsFeedback: v.string(),
});
export const isCommentDraft = (value: unknown): value is CommentDraft => v.is(draftSchema, value);

const { dispositionRequired, behaviourRequired } = collectionsMessages;
const { required } = messages.comments;

/** The fields of a comment's request, each with its message [CO-095 to CO-098]. */
export const commentEntries = {
  dispositionCode: answerAmong(dispositions, dispositionRequired),
  customerBehaviour: answerAmong(behaviours, behaviourRequired),
  collectionsFeedback: v.pipe(boundedText(4000), v.trim(), v.minLength(1, required)),
};
const commentSchema = v.object(commentEntries);
export type CommentRequest = v.InferOutput<typeof commentSchema>;

/** Whether a comment is complete; each missing value has its message. An imported comment may have a code that is
 *  not offered: it has to be chosen anew. */
export function commentVerdict(draft: CommentDraft): FormVerdict<CommentRequest> {
  return verdictBySchema(commentSchema, draft);
}
