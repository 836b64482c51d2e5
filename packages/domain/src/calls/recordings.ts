import { readMoment } from '../calendar/moment';
import type { Instant } from '../calendar/instant';
import { field, isObject, type JsonObject, textAt } from '../loose/loose';

/** A call as the Calls tab shows it [CR-129]. */
export type Recording = {
  /** idString; for an entry without one its index in the list. */
  readonly id: string;
  /** As received, 'YYYY-MM-DD HH:MM:SS' in Indian time. */
  readonly startTime: string;
  /** The same time; null where it cannot be read. */
  readonly startedAt: Instant | null;
  /** 'HH:MM:SS' as received, '' while unknown. */
  readonly duration: string;
  /** The provider's word: Answered, NotAnswered; ours: Queued. */
  readonly status: string;
  /** The provider's word: manual, inbound. */
  readonly type: string;
  /** Null where there is no recording; always null for an unanswered call. */
  readonly audioUrl: string | null;
  /** Identifies a covered recording for a reveal; null where it is not covered. */
  readonly reveal: string | null;
  readonly agentName: string;
};

/** The provider writes 'NotAnswered'; others insert a space or an underscore. */
export function wasNotAnswered(status: string): boolean {
  return /^not[\s_-]*answered$/i.test(status);
}

function recordingOf(call: unknown, id: string): Recording {
  const startTime = textAt(call, 'StartTime');
  const status = textAt(call, 'Status');
  const answered = !wasNotAnswered(status);
  return {
    id,
    startTime,
    startedAt: readMoment(startTime),
    duration: textAt(call, 'Duration'),
    status,
    type: textAt(call, 'Type'),
    audioUrl: (answered && textAt(call, 'AudioFile')) || null,
    reveal: (answered && textAt(call, 'AudioFile', 'reveal')) || null,
    agentName: textAt(call, 'AgentName'),
  };
}

// Those with an unreadable time come last, in the order received.
const newestFirst = (left: Recording, right: Recording) =>
  (right.startedAt ?? '') < (left.startedAt ?? '') ? -1 : right.startedAt === left.startedAt ? 0 : 1;

/** What identifies a call in its list: its idString, or its index for an entry without one. */
export function recordingId(entry: JsonObject, index: number): string {
  return textAt(entry, 'idString') || textAt(entry, 'callRecordingResponse', 'idString') || `call-${index}`;
}

/** The calls of a loan, newest first [CR-127, CR-129, CR-153].
 *  @param entries  data.callRecordings as received; an entry's fields may be nested under callRecordingResponse
 *  [SH-077]. Skips anything that is not an object. */
export function readRecordings(entries: readonly unknown[]): Recording[] {
  return entries
    .flatMap((entry, index) => {
      if (!isObject(entry)) return [];
      const inner = field(entry, 'callRecordingResponse');
      const call = isObject(inner) ? inner : entry;
      return [recordingOf(call, recordingId(entry, index))];
    })
    .sort(newestFirst);
}
