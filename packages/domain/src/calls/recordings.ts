import { readMoment } from '../calendar/moment';
import type { Instant } from '../calendar/instant';
import { field, isObject, textAt } from '../loose/loose';

/** The status of a call of ours that the provider has not told the end of. */
export const queuedStatus = 'Queued';

/** A call as the Calls tab shows it [CR-129]. */
export type Recording = {
  /** idString; of an entry without one its place in the list. */
  readonly id: string;
  /** As it came, 'YYYY-MM-DD HH:MM:SS' by the clock of India. */
  readonly startTime: string;
  /** The same moment; null where it cannot be read. */
  readonly startedAt: Instant | null;
  /** 'HH:MM:SS' as it came, '' while nobody knows. */
  readonly duration: string;
  /** The provider's word: Answered, NotAnswered; ours: Queued. */
  readonly status: string;
  /** The provider's word: manual, inbound. */
  readonly type: string;
  /** Null where there is nothing to listen to: never for a call nobody answered. */
  readonly audioUrl: string | null;
  readonly agentName: string;
};

/** The provider writes 'NotAnswered'; others put a space or an underscore between. */
export function wasNotAnswered(status: string): boolean {
  return /^not[\s_-]*answered$/i.test(status);
}

function recordingOf(call: unknown, id: string): Recording {
  const startTime = textAt(call, 'StartTime');
  const status = textAt(call, 'Status');
  return {
    id,
    startTime,
    startedAt: readMoment(startTime),
    duration: textAt(call, 'Duration'),
    status,
    type: textAt(call, 'Type'),
    audioUrl: wasNotAnswered(status) ? null : textAt(call, 'AudioFile') || null,
    agentName: textAt(call, 'AgentName'),
  };
}

// Those whose time cannot be read come last, in the order they came.
const newestFirst = (left: Recording, right: Recording) =>
  (right.startedAt ?? '') < (left.startedAt ?? '') ? -1 : right.startedAt === left.startedAt ? 0 : 1;

/** The calls of a loan, newest first [CR-127, CR-129, CR-153].
 *  @param entries  data.callRecordings as it came; the fields of an entry may stand in a part of their own,
 *  callRecordingResponse [SH-077]. Skips anything that is not an object. */
export function readRecordings(entries: readonly unknown[]): Recording[] {
  return entries
    .flatMap((entry, place) => {
      if (!isObject(entry)) return [];
      const inner = field(entry, 'callRecordingResponse');
      const call = isObject(inner) ? inner : entry;
      return [recordingOf(call, textAt(entry, 'idString') || textAt(call, 'idString') || `call-${place}`)];
    })
    .sort(newestFirst);
}
