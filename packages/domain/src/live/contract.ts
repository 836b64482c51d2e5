import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { loanChanges } from './changes';

/** GET the changes of a loan as they happen, while its screen is open. Our own call: the documents have Reload
 *  Loan. An event names what changed, without values; the client then reads the loan again. The stream ends with
 *  the access token it was opened with. */
export const watchLoan = declareCall({
  name: 'live.loan',
  method: 'GET',
  path: '/api/v1/credit-dashboard/loans/:id/events',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({ id: loanRef }),
  body: { kind: 'none' },
  answer: { kind: 'events', schema: v.object({ changed: v.picklist(loanChanges) }) },
  failure: { shows: 'last', fallback: messages.loan.newsFailed },
  repeat: 'safe',
  writes: false,
});

/** The calls that report changes. */
export const liveContract = { loan: watchLoan } as const;
