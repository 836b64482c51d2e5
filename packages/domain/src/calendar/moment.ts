import { parseBusinessDate } from './businessDate';
import { formatDateTime } from './format';
import { epochMsOf, type Instant, instantAt, instantOfEpochMs, parseInstant } from './instant';

/** 'YYYY-MM-DD HH:MM:SS', the wall clock of India; the seconds may be left out. */
const wallClock = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** A moment in one of the ways others write it: an instant in UTC, or the wall clock of India.
 *  @returns null for anything else, such as a day that does not exist: it is then shown as it came */
export function readMoment(text: string): Instant | null {
  const trimmed = text.trim();
  const [, day = '', hours, minutes, seconds = '0'] = wallClock.exec(trimmed) ?? [];
  const date = parseBusinessDate(day);
  if (date === null) return parseInstant(trimmed);
  const minute = instantAt(date, Number(hours) * 60 + Number(minutes));
  return instantOfEpochMs(epochMsOf(minute) + Number(seconds) * 1000);
}

/** '21 Nov 2026, 02:05 pm' in Asia/Kolkata; what cannot be read stays as it came [CR-027]. */
export function momentText(text: string): string {
  const moment = readMoment(text);
  return moment === null ? text : formatDateTime(moment);
}
