import * as v from 'valibot';
import { declareCall, jsonBody } from '../contract/call';
import { loanRef, wireDate } from '../contract/wire';
import { deskParam } from '../access/deskParam';
import { followUpMessages } from './messages';
import { followUpNote, followUpSchema } from './schema';

const answer = { kind: 'json', schema: v.object({ data: followUpSchema }) } as const;
const params = v.object({ loanId: loanRef });
const writers = { kind: 'desk', may: 'write', with: 'followUps' } as const;
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** GET the follow-up of a loan. Our own call (beyond 19), as are the others. */
export const readFollowUp = declareCall({
  name: 'followUp.read',
  method: 'GET',
  path: '/api/v1/follow-ups/:loanId',
  access: { kind: 'desk', may: 'read', with: 'followUps' },
  params,
  query: v.object({ desk: deskParam }),
  answer,
  failure: { shows: 'first', fallback: followUpMessages.readFailed },
});

/** POST the day and the note of a follow-up, in the place of the one before. 400 for a past day; `version` is the one
 *  it was written on: 409 with the current follow-up when there is a newer one. */
export const saveFollowUp = declareCall({
  name: 'followUp.save',
  method: 'POST',
  path: '/api/v1/follow-ups/:loanId',
  access: writers,
  params,
  body: jsonBody({ desk: deskParam, version, dueOn: wireDate, note: v.optional(followUpNote, '') }),
  answer,
  failure: { shows: 'first', fallback: followUpMessages.saveFailed },
  repeat: 'key',
});

/** POST that the follow-up is done: the loan has none any more. 409 when there is a newer one, or none. */
export const endFollowUp = declareCall({
  name: 'followUp.done',
  method: 'POST',
  path: '/api/v1/follow-ups/:loanId/done',
  access: writers,
  params,
  body: jsonBody({ desk: deskParam, version }),
  answer,
  failure: { shows: 'first', fallback: followUpMessages.doneFailed },
  repeat: 'key',
});

/** The calls about follow-ups. */
export const followUpContract = { read: readFollowUp, save: saveFollowUp, done: endFollowUp } as const;
