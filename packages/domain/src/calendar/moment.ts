import { type BusinessDate, isBusinessDate, parseBusinessDate } from './businessDate';
import { formatDateTime } from './format';
import { epochMsOf, type Instant, instantAt, instantOfEpochMs, parseInstant } from './instant';
import { parseStatementMonth } from './monthName';

/** 'YYYY-MM-DD HH:MM:SS', Indian wall-clock time; the seconds are optional. */
const wallClock = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Reads an instant in UTC, or an Indian wall-clock time.
 *  @returns null for anything else, such as a day that does not exist: the text is then shown unchanged */
export function readMoment(text: string): Instant | null {
  const trimmed = text.trim();
  // Stryker disable next-line ArrayDeclaration,StringLiteral: what is no wall clock is no day; Number('') is 0
  const [, day = '', hours, minutes, seconds = '0'] = wallClock.exec(trimmed) ?? [];
  const date = parseBusinessDate(day);
  if (date === null) return parseInstant(trimmed);
  const minute = instantAt(date, Number(hours) * 60 + Number(minutes));
  return instantOfEpochMs(epochMsOf(minute) + Number(seconds) * 1000);
}

/** '21 Nov 2026, 02:05 pm' in Asia/Kolkata; an unreadable text is returned unchanged [CR-027]. */
export function momentText(text: string): string {
  const moment = readMoment(text);
  return moment === null ? text : formatDateTime(moment);
}

/** The date at the beginning of a text, if it exists; a time after it is ignored. A month may be spelled in
 *  words: '1 May 2026', '01-MAY-2026'. Never guesses: '31/02/2026' and '2026-02-31' do not exist, and in
 *  '01/05/2026' it is unclear which number is the month. */
export function readDay(text: string): BusinessDate | null {
  const day = text.length > 10 && /^[T ]/.test(text.slice(10)) ? text.slice(0, 10) : text;
  if (isBusinessDate(day)) return day;
  const match = /^(\d{1,2})[ -]([A-Za-z]{3,9})[ -](\d{4})(?:[ T].*)?$/.exec(text);
  const month = match && parseStatementMonth(`${match[2]} ${match[3]}`);
  // Stryker disable next-line OptionalChaining: the pattern always has a day
  return month ? parseBusinessDate(`${month}-${match[1]?.padStart(2, '0')}`) : null;
}
