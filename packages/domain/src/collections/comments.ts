import * as v from 'valibot';
import { addDays } from '../calendar/arithmetic';
import { type BusinessDate, isBusinessDate } from '../calendar/businessDate';
import { formatDate } from '../calendar/format';
import { requiredText } from '../contract/text';
import { messages } from '../errors/messages';
import { readIndexed, type Indexed } from '../feedback/indexed';
import { answerAmong } from '../form/questions';
import { type FormVerdict, verdictBySchema } from '../form/verdict';
import { formatRupees } from '../money/display';
import { type Paise, paiseToRupees, parseRupees } from '../money/paise';
import type { SectionState } from '../loose/section';
import { textAt } from '../loose/loose';
import { collectionsMessages } from './messages';
import type { PaymentPromise } from './promiseWire';

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

/** The disposition whose comment records a promise. */
const promiseToPay = 'Promise_to_Pay';

/** What a comment is written as; '' or null for what was not chosen or typed yet. */
export type CommentDraft = {
  readonly dispositionCode: string;
  readonly customerBehaviour: string;
  readonly collectionsFeedback: string;
  /** Of a promise to pay. */
  readonly promiseAmount: string;
  readonly promiseDate: BusinessDate | null;
};

export const emptyComment: CommentDraft = {
  dispositionCode: '',
  customerBehaviour: '',
  collectionsFeedback: '',
  promiseAmount: '',
  promiseDate: null,
};

/** The draft of a comment that is edited. */
export const draftOfComment = ({ disposition, behaviour, comment }: DeskComment): CommentDraft => ({
  ...emptyComment,
  dispositionCode: disposition,
  customerBehaviour: behaviour,
  collectionsFeedback: comment,
});

export function sameComment(left: CommentDraft, right: CommentDraft): boolean {
  return (
    left.dispositionCode === right.dispositionCode &&
    left.customerBehaviour === right.customerBehaviour &&
    left.collectionsFeedback === right.collectionsFeedback &&
    left.promiseAmount === right.promiseAmount &&
    left.promiseDate === right.promiseDate
  );
}

const draftSchema = v.object({
  dispositionCode: v.string(),
  customerBehaviour: v.string(),
  collectionsFeedback: v.string(),
  promiseAmount: v.string(),
  promiseDate: v.nullable(v.pipe(v.string(), v.guard(isBusinessDate))),
});
export const isCommentDraft = (value: unknown): value is CommentDraft => v.is(draftSchema, value);

/** Whether writing a comment asks for a promise: a comment that becomes one of a promise to pay. One that was it
 *  before keeps its promise.
 *  @param before  the disposition of the comment that is edited; null for a new one */
export function asksPromise(disposition: string, before: string | null): boolean {
  return disposition === promiseToPay && before !== promiseToPay;
}

/** Why another promise is none while this one is open [M47]. */
export const openPromiseText = ({ amount, dueOn }: Pick<PaymentPromise, 'amount' | 'dueOn'>): string =>
  `${collectionsMessages.promise.isOpen}: ${formatRupees(amount, { paise: true })} by ${formatDate(dueOn)}`;

/** How many days ahead a promise may be, unless configured otherwise [M47]. */
export const promiseAheadDays = 30;

/** Why a promise is none; empty when it is one. Both are null where they were not given or cannot be read.
 *  @source M47 */
export function promiseFaults(
  { amount, date }: { readonly amount: Paise | null; readonly date: BusinessDate | null },
  today: BusinessDate,
): { readonly promiseAmount?: string; readonly promiseDate?: string } {
  const outside = date !== null && (date < today || date > addDays(today, promiseAheadDays));
  return {
    ...((amount === null || amount <= 0) && { promiseAmount: promise.amountRequired }),
    ...(date === null && { promiseDate: promise.dateRequired }),
    ...(outside && { promiseDate: promise.dateOutside }),
  };
}

const { dispositionRequired, behaviourRequired, promise } = collectionsMessages;
const { required } = messages.comments;

/** The fields of a comment's request, each with its message [CO-095 to CO-098]. */
export const commentEntries = {
  dispositionCode: answerAmong(dispositions, dispositionRequired),
  customerBehaviour: answerAmong(behaviours, behaviourRequired),
  collectionsFeedback: requiredText(4000, required),
};
const commentSchema = v.object(commentEntries);
export type CommentRequest = v.InferOutput<typeof commentSchema> & {
  /** In rupees. */
  readonly promiseAmount?: number;
  readonly promiseDate?: BusinessDate;
};

/** Whether a comment is complete; each missing value has its message. An imported comment may have a code that is
 *  not offered: it has to be chosen anew. One of a promise to pay needs the promise, which the server checks again.
 *  @param before  the disposition of the comment that is edited; null for a new one
 *  @param whyNoPromise  why the loan takes no promise now; null when it does */
export function commentVerdict(
  draft: CommentDraft,
  {
    today,
    before,
    whyNoPromise,
  }: {
    readonly today: BusinessDate;
    readonly before: string | null;
    readonly whyNoPromise: string | null;
  },
): FormVerdict<CommentRequest> {
  const verdict = verdictBySchema(commentSchema, draft);
  if (!asksPromise(draft.dispositionCode, before)) return verdict;
  if (whyNoPromise !== null)
    return { ok: false, faults: { ...(verdict.ok ? {} : verdict.faults), dispositionCode: whyNoPromise } };
  const { promiseDate: date } = draft;
  const amount = parseRupees(draft.promiseAmount);
  const faults = { ...(verdict.ok ? {} : verdict.faults), ...promiseFaults({ amount, date }, today) };
  if (!verdict.ok || Object.keys(faults).length > 0 || amount === null || date === null)
    return { ok: false, faults };
  return {
    ok: true,
    output: { ...verdict.output, promiseAmount: paiseToRupees(amount), promiseDate: date },
  };
}
