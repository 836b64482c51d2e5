import * as v from 'valibot';
import { boundedText } from '../contract/text';
import { messages } from '../errors/messages';

/** What the telephony provider knows a member of staff by (SH-071). Without a campaign its own default is used. */
export const agentDetailsSchema = v.object({
  agentId: v.pipe(boundedText(60), v.trim(), v.minLength(1, messages.calls.agentIdRequired)),
  agentUserName: v.pipe(boundedText(60), v.trim(), v.minLength(1, messages.calls.agentUserNameRequired)),
  campaignName: v.optional(v.pipe(boundedText(120), v.trim()), ''),
});
export type AgentDetails = v.InferOutput<typeof agentDetailsSchema>;

/** Somebody the customer named, with any number of phones (CO-117). */
export const referenceSchema = v.object({
  name: v.nullish(v.string(), null),
  phoneNumbers: v.nullish(v.array(v.string()), []),
});
export type Reference = v.InferOutput<typeof referenceSchema>;
