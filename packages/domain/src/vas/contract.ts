import * as v from 'valibot';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { loanRef, wholeNumberText } from '../contract/wire';
import { messages } from '../errors/messages';
import { vasAnswerEntries, vasFeedbackSchema, vasFeedbackText, vasLoanSchema } from './schema';

const failure = { shows: 'first', fallback: messages.page.contactAdmin } as const;

/** GET what the VAS screen shows of a loan, with every feedback, oldest first (VA-005). `userIdString` is the caller:
 *  their own feedback is edited instead of added. Writes an audit row of the read. */
export const readVasLoan = declareCall({
  name: 'vas.read',
  method: 'GET',
  path: '/api/v1/loan-feedback/fetch-loan/:loanId',
  access: { kind: 'anyOf', groups: ['customerSupport', 'valueAddedServices'] },
  params: v.object({ loanId: loanRef }),
  answer: jsonData({
    userIdString: v.string(),
    loan: vasLoanSchema,
    vasFeedbacks: v.array(vasFeedbackSchema),
  }),
  failure,
});

const answer = jsonData({
  /** What happened, in words. */
  status: v.string(),
  comments: v.object({ vasFeedbacks: v.array(vasFeedbackSchema) }),
});

const sent = { vasFeedback: vasFeedbackText, ...vasAnswerEntries, loanId: loanRef };

/** POST a feedback on a loan (VA-018); 409 when the author has already given one there. Answers the whole list,
 *  oldest first. */
export const addVasFeedback = declareCall({
  name: 'vas.add',
  method: 'POST',
  path: '/api/v1/loan-feedback/add-vas-loan-feedback',
  access: { kind: 'anyOf', groups: ['valueAddedServices'] },
  body: { kind: 'json', schema: v.object(sent) },
  answer,
  failure,
  repeat: 'key',
});

/** POST the author's feedback again (VA-019). `index` is its position in the stored list, oldest first; `id` may
 *  come along and must then agree, else 409. Answers the whole list, oldest first. */
export const editVasFeedback = declareCall({
  name: 'vas.edit',
  method: 'POST',
  path: '/api/v1/loan-feedback/edit-vas-loan-feedback',
  access: { kind: 'anyOf', groups: ['valueAddedServices'] },
  body: jsonBody({ ...sent, index: wholeNumberText(0, 10_000), id: v.optional(v.string()) }),
  answer,
  failure,
  repeat: 'key',
});

/** The calls for VAS feedback. */
export const vasContract = { read: readVasLoan, add: addVasFeedback, edit: editVasFeedback } as const;
