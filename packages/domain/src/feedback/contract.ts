import * as v from 'valibot';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { loanRef, wholeNumberText } from '../contract/wire';
import { messages } from '../errors/messages';
import { editedFeedbackText, newFeedbackText } from './schema';

const answer = jsonData({ feedbacks: v.object({ csFeedback: v.array(v.unknown()) }) });
const failure = { shows: 'first', fallback: messages.page.contactAdmin } as const;

/** POST a pre-credit feedback of customer support (CS-092). Answers the whole list, oldest first. */
export const addFeedback = declareCall({
  name: 'feedback.add',
  method: 'POST',
  path: '/api/v1/loan-feedback/add-cs-loan-feedback',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
  body: jsonBody({ loanId: loanRef, feedbacks: newFeedbackText }),
  answer,
  failure,
  repeat: 'key',
});

/** POST another text for a pre-credit feedback (CS-093). `index` is its position in the stored list, oldest first;
 *  `id` may come along and must then agree, else 409. Only its author may. Answers the whole list. */
export const editFeedback = declareCall({
  name: 'feedback.edit',
  method: 'POST',
  path: '/api/v1/loan-feedback/edit-cs-loan-feedback',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
  body: jsonBody({
    loanId: loanRef,
    index: wholeNumberText(0, 10_000),
    comment: editedFeedbackText,
    id: v.optional(v.string()),
  }),
  answer,
  failure,
  repeat: 'key',
});

/** The calls for pre-credit feedback. */
export const feedbackContract = { add: addFeedback, edit: editFeedback } as const;
