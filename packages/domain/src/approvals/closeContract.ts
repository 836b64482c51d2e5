import * as v from 'valibot';
import { declareCall, jsonBody, jsonData } from '../contract/call';
import { loanRef, wireDate, wireRupees } from '../contract/wire';
import { messages } from '../errors/messages';

/** POST that a loan be closed (CO-076), which always waits for another person. `overdueAmount` is the total overdue that
 *  was seen; `closingDate` by default the last receipt's value date if that is near, else today [M33]. */
export const closeLoan = declareCall({
  name: 'approvals.closeLoan',
  method: 'POST',
  path: '/api/v1/collections/close-loan',
  access: { kind: 'anyOf', groups: ['collectionsAdmin'] },
  body: jsonBody({ loanId: loanRef, overdueAmount: wireRupees, closingDate: v.optional(wireDate) }),
  answer: jsonData({ status: v.string() }),
  failure: { shows: 'first', fallback: messages.page.contactAdmin },
  repeat: 'money',
});

/** The call that asks for a closure. */
export const closeContract = { closeLoan } as const;
