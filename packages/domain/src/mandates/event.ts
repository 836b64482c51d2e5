import * as v from 'valibot';
import { isBusinessDate } from '../calendar/businessDate';
import { type Instant, instantAt, epochMsOf, instantOfEpochMs } from '../calendar/instant';

/** A message of the mandate provider: the status of a subscription changed. */
export type MandateEvent = {
  /** 'SUBSCRIPTION_STATUS_CHANGE' */
  readonly event: string;
  /** The provider's id of the subscription. */
  readonly providerId: string;
  /** Ours: 'SUB-210019-1'. */
  readonly reference: string;
  /** The provider's word, also one we do not know. */
  readonly status: string;
  readonly at: Instant;
};

const word = v.pipe(v.string(), v.regex(/^[\w -]{1,60}$/));
const id = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/));

/** 'YYYY-MM-DD HH:MM:SS' on the wall clock of Asia/Kolkata. */
const wallClock = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  v.rawTransform<string, Instant>(({ dataset, addIssue, NEVER }) => {
    const [day = '', time = ''] = dataset.value.split(' ');
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
    if (!isBusinessDate(day)) {
      addIssue({ message: 'is no day' });
      return NEVER;
    }
    return instantOfEpochMs(epochMsOf(instantAt(day, hours * 60 + minutes)) + seconds * 1000);
  }),
);

const eventSchema = v.object({
  cf_event: word,
  cf_subReferenceId: id,
  cf_subscriptionId: id,
  cf_status: word,
  cf_eventTime: wallClock,
});

/** Reads the form of a status message of Cashfree.
 *  @returns null for one that cannot be read
 *  @source providers: Cashfree */
export function readMandateEvent(form: URLSearchParams): MandateEvent | null {
  const read = v.safeParse(eventSchema, Object.fromEntries(form));
  if (!read.success) return null;
  const {
    cf_event: event,
    cf_subReferenceId: providerId,
    cf_subscriptionId: reference,
    cf_status: status,
    cf_eventTime: at,
  } = read.output;
  return { event, providerId, reference, status, at };
}

/** What Cashfree signs of a form: names and values one after another, in the order of the names, without the
 *  signature itself. A name that stands there twice makes it ambiguous.
 *  @returns null where that cannot be told
 *  @source providers: Cashfree */
export function signedTextOf(form: URLSearchParams): string | null {
  const fields = [...form].filter(([name]) => name !== 'signature');
  if (new Set(fields.map(([name]) => name)).size !== fields.length) return null;
  return fields
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${name}${value}`)
    .join('');
}
