import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef } from '../contract/wire';
import { loanReadSchema } from '../loan/schema';
import { sectionsParam } from '../loan/sectionsParam';
import { replayMessages } from './messages';

/** GET a decided loan as it stood when it was decided, in the shape of the loan call, with the section `replay`. Our own
 *  call (beyond, second list 9). With `decision=shown` it is the loan with its decision and what became of it. 409 for
 *  a loan that is not decided. */
const readReplay = declareCall({
  name: 'replay.read',
  method: 'GET',
  path: '/api/v1/credit-dashboard/loans/:loanId/replay',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({ loanId: loanRef }),
  query: v.object({
    sections: sectionsParam,
    decision: v.optional(v.picklist(['hidden', 'shown']), 'hidden'),
  }),
  answer: { kind: 'json', schema: v.object({ data: loanReadSchema }) },
  failure: { shows: 'first', fallback: replayMessages.readFailed },
});

/** The call of a replay. */
export const replayContract = { read: readReplay } as const;
