import * as v from 'valibot';
import { boundedText, requiredText } from '../contract/text';
import { masked } from '../loose/masked';
import { messages } from '../errors/messages';

/** How the telephony provider identifies a member of staff (SH-071). Without a campaign the provider's default is
 *  used. */
export const agentDetailsSchema = v.object({
  agentId: requiredText(60, messages.calls.agentIdRequired),
  agentUserName: requiredText(60, messages.calls.agentUserNameRequired),
  campaignName: v.optional(v.pipe(boundedText(120), v.trim()), ''),
});
export type AgentDetails = v.InferOutput<typeof agentDetailsSchema>;

/** A person the customer named, with any number of phones (CO-117). */
export const referenceSchema = v.object({
  name: v.nullish(v.string(), null),
  phoneNumbers: masked('phone', v.nullish(v.array(v.string()), [])),
});
export type Reference = v.InferOutput<typeof referenceSchema>;

const text = v.nullish(v.union([v.string(), v.number()]));
const coveredRecording = v.object({ reveal: v.nullish(v.string()) });
const callFields = {
  idString: masked('plain', text),
  StartTime: text,
  Duration: text,
  Status: text,
  Type: text,
  // The recording of a conversation: for viewers it is covered like a file.
  AudioFile: masked('file', v.nullish(v.union([v.string(), v.number(), coveredRecording]))),
  AgentName: text,
  phoneNumber: masked('phone', text),
  CallerID: masked('phone', text),
  DialedNumber: masked('phone', text),
};

/** What a reviewer said of a call (SH-078). */
const callRatingWire = v.object({
  rating: text,
  feedback: text,
  username: text,
  createdOn: text,
  userIdString: masked('plain', text),
  agentGreetings: text,
  agentIntroductionConsent: text,
  agentCallReason: text,
  agentConnectBack: text,
  agentEndConversation: text,
});

/** A call as the loan carries it, with its fields direct or nested (CR-129, SH-077). */
export const callWire = v.object({
  ...callFields,
  ratings: v.nullish(v.array(callRatingWire)),
  callRecordingResponse: v.nullish(v.object(callFields)),
});

/** What rating a call answers of the loan's calls, with its masks (CS-084). */
export const ratedCallsWire = v.object({ callRecordings: v.array(callWire) });
