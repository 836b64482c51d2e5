import { field, isObject, listOf, textAt } from '../loose/loose';
import { normalisePhone } from '../compare/normalisePhone';

/** The end of a call as the telephony provider reports it. Times and words are the provider's own. */
export interface ReportedCall {
  /** The provider's id of the call; two reports with the same id are one call. */
  readonly providerCallId: string;
  /** The loan the call was about, as sent when dialling; '' when none was sent. */
  readonly loan: string;
  /** The customer's ten digits; null when they cannot be read. */
  readonly phone: string | null;
  readonly startTime: string;
  readonly duration: string;
  readonly status: string;
  readonly type: string;
  readonly audioFile: string;
  readonly agentName: string;
  /** The whole report, without the account's key. */
  readonly body: Readonly<Record<string, unknown>>;
}

export type CallReading =
  | { readonly ok: true; readonly call: ReportedCall }
  | { readonly ok: false; readonly why: string };

const longestId = 64;
const keyName = /^api_?key$/i;

/** The account key in a callback. */
export function apikeyOf(body: unknown): string {
  return textAt(body, 'Apikey') || textAt(body, 'api_key');
}

// For an inbound call the customer is the caller. For an outbound call both fields have the customer, with and
// without the country code.
const phoneOf = (body: unknown) =>
  normalisePhone(textAt(body, 'CallerID')) ??
  (/^inbound$/i.test(textAt(body, 'Type')) ? null : normalisePhone(textAt(body, 'DialedNumber')));

function reportedCall(body: unknown, names: { readonly id: string; readonly audio: string }): CallReading {
  if (!isObject(body)) return { ok: false, why: 'A call must be an object' };
  const providerCallId = textAt(body, names.id);
  if (providerCallId === '') return { ok: false, why: `${names.id} is required` };
  if (providerCallId.length > longestId) return { ok: false, why: `${names.id} is too long` };
  return {
    ok: true,
    call: {
      providerCallId,
      loan: textAt(body, 'UUI'),
      phone: phoneOf(body),
      startTime: textAt(body, 'StartTime'),
      duration: textAt(body, 'Duration'),
      // A pulled call has its status only there.
      status: textAt(body, 'Status') || textAt(body, 'DialStatus'),
      type: textAt(body, 'Type'),
      audioFile: textAt(body, names.audio),
      agentName: textAt(body, 'AgentName'),
      body: Object.fromEntries(Object.entries(body).filter(([name]) => !keyName.test(name))),
    },
  };
}

/** Reads the end of a call from Ozonetel's callback: the JSON of its form field `data`. Only the id is required;
 *  a field that is missing or not a text is empty. The account's key is left out.
 *  @source providers: Ozonetel CloudAgent */
export function readCallback(body: unknown): CallReading {
  return reportedCall(body, { id: 'monitorUCID', audio: 'AudioFile' });
}

/** Reads the calls of a day from the answer of fetchCDRDetails, where the id is CallID and the recording
 *  CallAudio. Skips entries that are not calls.
 *  @source providers: Ozonetel CloudAgent, pull */
export function readCallDetails(answer: unknown): ReportedCall[] {
  const details = listOf(field(answer, 'details')) ?? [];
  return details.flatMap(entry => {
    const read = reportedCall(entry, { id: 'CallID', audio: 'CallAudio' });
    return read.ok ? [read.call] : [];
  });
}
