import * as v from 'valibot';
import { declareCall, jsonBody, jsonData } from '../contract/call';
import { loanIdNumber, loanRef, wholeNumberText, wireDate, wireRupees } from '../contract/wire';
import { messages } from '../errors/messages';
import { fieldsOf } from '../loose/loose';
import { loanDetailSchema } from '../loan/schema';
import { commentEntries } from './comments';
import { collectionsMessages } from './messages';
import { outstandingSchema } from './account';

const given = v.nullish(v.unknown(), null);
const list = v.nullish(v.array(v.unknown()), []);

/** The loan as every desk has it: what stands beside the wire loan is put into it, under its own name, so that a part
 *  that cannot be read affects its own tab only. */
const detailSchema = v.pipe(
  v.object({
    loan: v.looseObject({ loanId: loanIdNumber }),
    userId: v.nullish(v.string(), null),
    comments: given,
    overdueSummary: given,
    overdueDetails: given,
    paymentDetails: given,
    referenceNumbers: list,
    foreClosure: given,
    callRecordings: list,
    standing: given,
    callsToday: given,
  }),
  v.transform(
    ({ loan, userId, comments, callRecordings, ...beside }): v.InferInput<typeof loanDetailSchema> => ({
      data: { ...loan, ...beside, userIdString: userId, requiredActions: loan['requiredAction'] },
      callRecordings,
      feedbacks: fieldsOf(comments),
    }),
  ),
  loanDetailSchema,
);

/** GET one disbursed loan for collections (CO-020): the loan, and beside it what its account owes, made from the
 *  ledger; amounts in rupees. `standing` (days past due and class of today) and `callsToday` are fields of ours; for a
 *  loan without an account every figure is null. */
export const readCollectionsLoan = declareCall({
  name: 'collections.read',
  method: 'GET',
  path: '/api/v1/collections/get-loan-details/:loanId',
  access: { kind: 'anyOf', groups: ['collections'] },
  params: v.object({ loanId: loanRef }),
  answer: { kind: 'json', schema: v.object({ data: detailSchema }) },
  failure: { shows: 'first', fallback: messages.page.loadFailed },
});

/** GET what of a loan is overdue and what besides is outstanding, in rupees (CO-021). */
export const readOutstanding = declareCall({
  name: 'collections.outstanding',
  method: 'GET',
  path: '/api/v1/collections/:loanId/get-outstanding-details',
  access: { kind: 'anyOf', groups: ['collections'] },
  params: v.object({ loanId: loanRef }),
  answer: {
    kind: 'json',
    schema: v.object({ data: outstandingSchema }),
  },
  failure: { shows: 'first', fallback: messages.page.contactAdmin },
});

const comments = v.object({ collectionsFeedbacks: v.array(v.unknown()) });
const failure = { shows: 'first', fallback: collectionsMessages.commentFailed } as const;

/** A comment as it is sent. One that becomes a promise to pay may carry the promise, a field of ours: an amount above
 *  zero, and a day from today to 30 days ahead [M47]. */
const written = {
  ...commentEntries,
  promiseAmount: v.optional(wireRupees),
  promiseDate: v.optional(wireDate),
};

/** POST a comment of collections (CO-101), with the promise to pay it records: 409 while another one is open, 422 for
 *  one that is none. Answers the whole list, oldest first. */
export const addCollectionsComment = declareCall({
  name: 'collections.addComment',
  method: 'POST',
  path: '/api/v1/loan-feedback/add-collections-comment',
  access: { kind: 'anyOf', groups: ['collectionsWrite'] },
  body: jsonBody({ loanId: loanRef, ...written }),
  answer: jsonData({ comments }),
  failure,
  repeat: 'key',
});

/** POST another disposition, behaviour and text for a comment of collections (CO-102). `index` is its position in the
 *  stored list, oldest first; `id` may come along and must then agree, else 409. A promise is recorded when it becomes
 *  one of a promise to pay, and taken back when it is one no more. Answers the whole list. */
export const editCollectionsComment = declareCall({
  name: 'collections.editComment',
  method: 'POST',
  path: '/api/v1/loan-feedback/edit-collections-comment',
  access: { kind: 'anyOf', groups: ['collectionsWrite'] },
  body: jsonBody({
    loanId: loanRef,
    ...written,
    index: wholeNumberText(0, 10_000),
    id: v.optional(v.string()),
  }),
  answer: jsonData({ feedbacks: comments }),
  failure,
  repeat: 'key',
});

/** The calls of collections about one loan. */
export const collectionsContract = {
  read: readCollectionsLoan,
  outstanding: readOutstanding,
  addComment: addCollectionsComment,
  editComment: editCollectionsComment,
} as const;
