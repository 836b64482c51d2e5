import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { loanChanges } from './changes';

/** GET what changes of a loan, as it happens, while its screen is open. Ours: the documents ask for Reload Loan. An
 *  event names what changed and never how; who may read the loan reads it anew. The stream ends with the access
 *  token it was opened with. */
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

/** The calls that tell of changes. */
export const liveContract = { loan: watchLoan } as const;
