import * as v from 'valibot';
import { declareCall, jsonBody, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { agentDetailsSchema } from './schema';

/** A number as dialled: digits, with an optional + before the country code. Without its label. */
const dialledNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\+?\d{10,13}$/, 'phoneNumber has digits only, ten to thirteen'),
);

export const callBody = jsonBody({
  loanId: loanRef,
  phoneNumber: dialledNumber,
  // As documented, but ignored: the caller is the agent whose details the person has saved.
  ozonetelAgentId: v.optional(boundedText(60)),
  ozonetelUserName: v.optional(boundedText(60)),
  campaignKey: v.optional(v.pipe(boundedText(120), v.trim())),
});

/** POST to have the telephony provider ring the agent and then the customer (CR-033). `data.status` is the
 *  provider's own text, including a refusal such as 'Agent is not available': see `callWasQueued`. 422 for a
 *  number that is not the loan's own, and before agent details were saved. */
export const callCustomer = declareCall({
  name: 'calls.call',
  method: 'POST',
  path: '/api/v1/credit-dashboard/call-customer',
  access: { kind: 'anyOf', groups: ['creditWrite'] },
  body: callBody,
  answer: jsonData({ status: v.string() }),
  failure: { shows: 'first', fallback: messages.calls.failed },
  repeat: 'key',
});

/** The same from customer support (CS-026). */
export const callFromSupport = declareCall({
  ...callCustomer,
  name: 'calls.callFromSupport',
  path: '/api/v1/customer-service/call-customer',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
});

const agentDetailsAnswer = jsonData({ agentDetails: v.nullable(agentDetailsSchema) });

/** GET the signed-in person's agent details; null before the first save. Our own call: the documents keep them in
 *  the page only, where a reload loses them (SH-071). */
export const readAgentDetails = declareCall({
  name: 'calls.agentDetails',
  method: 'GET',
  path: '/api/v1/users/agent-details',
  access: { kind: 'signedIn' },
  answer: agentDetailsAnswer,
  failure: { shows: 'first', fallback: messages.calls.agentDetailsFailed },
});

/** POST the signed-in person's agent details, from the dialog Agent Details (SH-070). */
export const saveAgentDetails = declareCall({
  name: 'calls.saveAgentDetails',
  method: 'POST',
  path: '/api/v1/users/agent-details',
  access: { kind: 'signedIn' },
  body: { kind: 'json', schema: agentDetailsSchema },
  answer: agentDetailsAnswer,
  failure: { shows: 'first', fallback: messages.calls.agentDetailsNotSaved },
  // The last save wins; repeating it changes nothing.
  repeat: 'once',
});

/** The calls for telephony. */
export const callsContract = {
  call: callCustomer,
  callFromSupport,
  agentDetails: readAgentDetails,
  saveAgentDetails,
} as const;
