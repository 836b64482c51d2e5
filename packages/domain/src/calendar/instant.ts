import { type BusinessDate, dateOfEpochDay, dayMs, isBusinessDate } from './businessDate';

/** An instant, ISO 8601 in UTC: '2026-11-21T08:35:00.000Z'. */
export type Instant = string & { readonly __brand: 'Instant' };

const pattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/;

/** The time zone of business days and displayed times. */
export const businessTimezone = 'Asia/Kolkata';

/** India has had one offset without daylight saving since 1945. */
const kolkataOffsetMs = 5.5 * 60 * 60 * 1000;

/** Whether the text is an instant in UTC on a day that exists. */
export function isInstant(text: string): text is Instant {
  const date = pattern.exec(text)?.[1];
  // Stryker disable next-line ConditionalExpression: undefined is no date either
  return date !== undefined && isBusinessDate(date);
}

/** @returns null for a text that is not an instant in UTC */
export function parseInstant(text: string): Instant | null {
  return isInstant(text) ? text : null;
}

/** An instant that must be valid: a constant, or a value already validated by its schema.
 *  @throws RangeError when it is not an instant in UTC */
export function instant(text: string): Instant {
  if (!isInstant(text)) throw new RangeError(`${text} is not an instant in UTC`);
  return text;
}

/** @param epochMs  milliseconds since 1970-01-01T00:00:00Z
 *  @throws RangeError beyond the years 1000–9999 */
export function instantOfEpochMs(epochMs: number): Instant {
  return instant(new Date(epochMs).toISOString());
}

export function epochMsOf(moment: Instant): number {
  return Date.parse(moment);
}

/** The business day of an instant in Asia/Kolkata: from 18:30 UTC on it is the next day. */
export function businessDateOf(moment: Instant): BusinessDate {
  return dateOfEpochDay(Math.floor((epochMsOf(moment) + kolkataOffsetMs) / dayMs));
}

/** The wall clock of Asia/Kolkata.
 *  @returns hours 0–23 and minutes 0–59 */
export function clockOf(moment: Instant): { hours: number; minutes: number } {
  const local = new Date(epochMsOf(moment) + kolkataOffsetMs);
  return { hours: local.getUTCHours(), minutes: local.getUTCMinutes() };
}

/** 'YYYY-MM-DD HH:MM:SS' in Asia/Kolkata, as `readMoment` reads it. */
export function wallClockText(moment: Instant): string {
  return new Date(epochMsOf(moment) + kolkataOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Of the business calendar, which has no daylight saving: at it a day ends, the last of the calendar too. */
export const dayMinutes = 24 * 60;

/** The instant at which the wall clock of Asia/Kolkata shows a time on a day.
 *  @param minuteOfDay  0 is midnight; `dayMinutes` is the next midnight */
export function instantAt(date: BusinessDate, minuteOfDay: number): Instant {
  return instantOfEpochMs(Date.parse(`${date}T00:00:00Z`) + minuteOfDay * 60_000 - kolkataOffsetMs);
}
