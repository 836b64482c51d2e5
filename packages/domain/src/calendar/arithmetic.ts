import {
  type BusinessDate,
  dateOfEpochDay,
  dateOfParts,
  datePartsOf,
  daysInMonth,
  epochDayOf,
} from './businessDate';

/** @param days  may be negative */
export function addDays(date: BusinessDate, days: number): BusinessDate {
  return dateOfEpochDay(epochDayOf(date) + days);
}

/** Whole days from one date to the other; negative when `to` is earlier. */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  return epochDayOf(to) - epochDayOf(from);
}

/** The later of two dates. */
export function laterOf(one: BusinessDate, other: BusinessDate): BusinessDate {
  return one > other ? one : other;
}

/** The same day of a later month; the month's last day where it is too short: 31 Jan + 1 = 28 Feb.
 *  @param months  may be negative */
export function addMonths(date: BusinessDate, months: number): BusinessDate {
  const { year, month, day } = datePartsOf(date);
  const monthCount = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(monthCount / 12), (monthCount % 12) + 1];
  return dateOfParts(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

/** @returns 'YYYY-MM' */
export function monthOf(date: BusinessDate): string {
  return date.slice(0, 7);
}

export function startOfMonth(date: BusinessDate): BusinessDate {
  const { year, month } = datePartsOf(date);
  return dateOfParts(year, month, 1);
}

export function endOfMonth(date: BusinessDate): BusinessDate {
  const { year, month } = datePartsOf(date);
  return dateOfParts(year, month, daysInMonth(year, month));
}

/** @returns 1 for Monday … 7 for Sunday */
export function weekdayOf(date: BusinessDate): number {
  // 1970-01-01 was a Thursday; the double remainder keeps dates before it positive.
  return ((((epochDayOf(date) + 3) % 7) + 7) % 7) + 1;
}

export function isMonday(date: BusinessDate): boolean {
  return weekdayOf(date) === 1;
}
