import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef, wholeNumberText } from '../contract/wire';
import { commentEntries } from './comments';
import { collectionsMessages } from './messages';

const comments = v.object({ collectionsFeedbacks: v.array(v.unknown()) });
const failure = { shows: 'first', fallback: collectionsMessages.commentFailed } as const;

/** POST a comment of collections (CO-101). Answers the whole list, oldest first. */
export const addCollectionsComment = declareCall({
  name: 'collections.addComment',
  method: 'POST',
  path: '/api/v1/loan-feedback/add-collections-comment',
  access: { kind: 'anyOf', groups: ['collectionsWrite'] },
  body: { kind: 'json', schema: v.object({ loanId: loanRef, ...commentEntries }) },
  answer: { kind: 'json', schema: v.object({ data: v.object({ comments }) }) },
  failure,
  repeat: 'key',
  writes: true,
});

/** POST another disposition, behaviour and text for a comment of collections (CO-102). `index` is its position in the
 *  stored list, oldest first; `id` may come along and must then agree, else 409. Answers the whole list. */
export const editCollectionsComment = declareCall({
  name: 'collections.editComment',
  method: 'POST',
  path: '/api/v1/loan-feedback/edit-collections-comment',
  access: { kind: 'anyOf', groups: ['collectionsWrite'] },
  body: {
    kind: 'json',
    schema: v.object({
      loanId: loanRef,
      ...commentEntries,
      index: wholeNumberText(0, 10_000),
      id: v.optional(v.string()),
    }),
  },
  answer: { kind: 'json', schema: v.object({ data: v.object({ feedbacks: comments }) }) },
  failure,
  repeat: 'key',
  writes: true,
});

/** The calls of collections about one loan. */
export const collectionsContract = {
  addComment: addCollectionsComment,
  editComment: editCollectionsComment,
} as const;
