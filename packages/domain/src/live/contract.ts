import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { deskParam } from '../access/deskParam';
import { loanChanges } from './changes';
import { presentSchema } from './people';

/** GET the changes of a loan as they happen, while its screen is open. Our own call: the documents have Reload
 *  Loan. An event names what changed, without values; the client then reads the loan again. The stream ends with
 *  the access token it was opened with. */
export const watchLoan = declareCall({
  name: 'live.loan',
  method: 'GET',
  path: '/api/v1/credit-dashboard/loans/:id/events',
  access: { kind: 'desk', may: 'read' },
  params: v.object({ id: loanRef }),
  query: v.object({ desk: deskParam }),
  answer: {
    kind: 'events',
    schema: v.union([
      v.object({ changed: v.picklist(loanChanges) }),
      // Who else has the loan open: sent when that changes.
      v.object({ here: v.array(presentSchema) }),
    ]),
  },
  failure: { shows: 'last', fallback: messages.loan.newsFailed },
});

/** POST that the caller is typing into a form of the loan. Our own call: it stores nothing, and is shown to those who
 *  have the loan open for some seconds. */
export const tellTyping = declareCall({
  name: 'live.typing',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id/typing',
  access: { kind: 'desk', may: 'read' },
  params: v.object({ id: loanRef }),
  query: v.object({ desk: deskParam }),
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'last', fallback: messages.loan.newsFailed },
  repeat: 'safe',
});

/** The calls that report changes, and who is here. */
export const liveContract = { loan: watchLoan, typing: tellTyping } as const;
