import * as v from 'valibot';
import { declareCall, jsonBody, jsonData } from '../contract/call';
import { requiredText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { commentSchema } from './schema';

/** POST a comment of an underwriter (CR-030); answers the whole list, oldest first. */
export const saveComment = declareCall({
  name: 'comments.save',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id/save-under-writer-comment/',
  access: { kind: 'anyOf', groups: ['creditWrite'] },
  params: v.object({ id: loanRef }),
  body: jsonBody({ comment: requiredText(4000, 'Comment is Required') }),
  answer: jsonData({ comments: v.array(commentSchema) }),
  failure: { shows: 'last', fallback: messages.comments.saveFailed },
  repeat: 'key',
});

/** The calls for comments. */
export const commentsContract = { save: saveComment } as const;
