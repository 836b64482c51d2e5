/** A day of the business calendar (Asia/Kolkata), 'YYYY-MM-DD'. Text order is date order. */
export type BusinessDate = string & { readonly __brand: 'BusinessDate' };

const pattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;
/** How long a day is; the business calendar has no daylight saving. */
export const dayMs = 86_400_000;

/** Whether the text is a day that exists: '2026-02-29' is not one. */
export function isBusinessDate(text: string): text is BusinessDate {
  const match = pattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** @returns null for a text that is not an existing day */
export function parseBusinessDate(text: string): BusinessDate | null {
  return isBusinessDate(text) ? text : null;
}

/** A date that must be valid: a constant, or a value already validated by its schema.
 *  @throws RangeError when it does not exist */
export function businessDate(text: string): BusinessDate {
  if (!isBusinessDate(text)) throw new RangeError(`${text} is not a date`);
  return text;
}

/** @param month  1–12 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** @returns year, month 1–12 and day 1–31 */
export function datePartsOf(date: BusinessDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** @param month  1–12
 *  @throws RangeError for a day that does not exist */
export function dateOfParts(year: number, month: number, day: number): BusinessDate {
  return businessDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** Days since 1970-01-01, the basis of all date arithmetic. */
export function epochDayOf(date: BusinessDate): number {
  const { year, month, day } = datePartsOf(date);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** @throws RangeError beyond the years 1000–9999 */
export function dateOfEpochDay(epochDay: number): BusinessDate {
  const day = new Date(epochDay * dayMs);
  return dateOfParts(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}
