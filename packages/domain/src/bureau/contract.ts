import * as v from 'valibot';
import { declareCall, jsonBody, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanIdNumber, loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { lastNameLimit } from './lastName';

/** POST to order the CIBIL report of a loan (CR-060); without a body, or with the last name the bureau asked for.
 *  When a report is pending or present, the answer has its status and nothing is ordered again. The refusal 'Last
 *  name is required' is the bureau's own message (CR-061). */
export const fetchCibilReport = declareCall({
  name: 'bureau.cibil',
  method: 'POST',
  path: '/api/v1/credit-dashboard/fetch-cibil-report/:id',
  access: { kind: 'anyOf', groups: ['creditWrite'] },
  params: v.object({ id: loanRef }),
  body: jsonBody({ lastName: v.optional(v.pipe(boundedText(lastNameLimit), v.trim())) }),
  answer: jsonData({
    loan: v.object({ apolloCibilReport: v.object({ status: v.nullable(v.string()) }) }),
  }),
  failure: { shows: 'first', fallback: messages.bureau.cibilFailed },
  // A second request gets the status of the first.
  repeat: 'once',
});

/** POST to order the Equifax report of a loan (CR-071). When one is pending, the answer is 'initiated' and
 *  nothing is ordered again; when a report is present, the call is refused with 409. `contactName` is our own
 *  field: whom the message names when the fetch could not be started (CR-073). */
export const fetchBureauReports = declareCall({
  name: 'bureau.fetch',
  method: 'POST',
  path: '/api/v1/credit-dashboard/fetch-bureau-reports',
  access: { kind: 'anyOf', groups: ['creditWrite'] },
  body: jsonBody({ loanId: loanIdNumber }),
  answer: jsonData({ bureauFetchInitiated: v.boolean(), contactName: v.optional(v.string()) }),
  failure: { shows: 'first', fallback: messages.bureau.requestFailed },
  repeat: 'once',
});

/** The calls for bureau reports. */
export const bureauContract = { cibil: fetchCibilReport, fetch: fetchBureauReports } as const;
