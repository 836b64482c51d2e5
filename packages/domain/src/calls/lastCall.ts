import * as v from 'valibot';
import { parseBusinessDate } from '../calendar/businessDate';
import { formatDate, formatWallClock } from '../calendar/format';
import { queuedStatus } from './callStatus';

// Some answers nest the fields of a recording (SH-077).
const recording = v.union([
  v.pipe(
    v.object({ callRecordingResponse: v.object({ StartTime: v.string(), Status: v.string() }) }),
    v.transform(entry => entry.callRecordingResponse),
  ),
  v.object({ StartTime: v.string(), Status: v.string() }),
]);

/** 'YYYY-MM-DD HH:MM:SS', Indian wall-clock time. */
const startPattern = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)/;

const statusWords: Readonly<Record<string, string>> = {
  Answered: 'answered',
  NotAnswered: 'not answered',
  Queued: 'queued',
};

/** How many calls have ended: more than before a call was placed means that its outcome is known.
 *  @param recordings  the call recordings of a wire loan; skips entries that are not recordings */
export function endedCalls(recordings: readonly unknown[]): number {
  return recordings.filter(entry => {
    const read = v.safeParse(recording, entry);
    return read.success && read.output.Status !== queuedStatus;
  }).length;
}

/** 'Last call 20 Nov 2026, 04:12 pm, answered': the time and outcome of the last call to the customer.
 *  @param recordings  the call recordings of a wire loan, in any order; skips entries that are not recordings
 *  @returns null when there was none */
export function lastCallText(recordings: readonly unknown[]): string | null {
  let last: { start: string; text: string } | null = null;
  for (const entry of recordings) {
    const read = v.safeParse(recording, entry);
    if (!read.success) continue;
    const [, day = '', hours, minutes] = startPattern.exec(read.output.StartTime) ?? [];
    const date = parseBusinessDate(day);
    if (date === null || (last && read.output.StartTime <= last.start)) continue;
    const status = statusWords[read.output.Status] ?? read.output.Status;
    const time = formatWallClock(Number(hours), Number(minutes));
    last = { start: read.output.StartTime, text: `Last call ${formatDate(date)}, ${time}, ${status}` };
  }
  return last?.text ?? null;
}
