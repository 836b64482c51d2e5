import { type BusinessDate, isBusinessDate, parseBusinessDate } from './businessDate';
import { formatDateTime } from './format';
import { epochMsOf, type Instant, instantAt, instantOfEpochMs, parseInstant } from './instant';
import { parseStatementMonth } from './monthName';

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

/** The day a text begins with, where it exists; a time after it says nothing about the day. A month in words may
 *  stand in the middle: '1 May 2026', '01-MAY-2026'. Nothing is guessed: '31/02/2026' and '2026-02-31' are no days, and
 *  of '01/05/2026' nobody knows which number is the month. */
export function readDay(text: string): BusinessDate | null {
  const day = text.length > 10 && /^[T ]/.test(text.slice(10)) ? text.slice(0, 10) : text;
  if (isBusinessDate(day)) return day;
  const match = /^(\d{1,2})[ -]([A-Za-z]{3,9})[ -](\d{4})(?:[ T].*)?$/.exec(text);
  const month = match && parseStatementMonth(`${match[2]} ${match[3]}`);
  return month ? parseBusinessDate(`${month}-${match[1]?.padStart(2, '0')}`) : null;
}
