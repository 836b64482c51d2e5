import { type BusinessDate, dateOfParts, datePartsOf } from '@lending-desk/domain/calendar';

/** The calendar's own kind of day: a local midnight, used as a box for year, month and day only. */
export function boxed(date: BusinessDate): Date {
  const { year, month, day } = datePartsOf(date);
  return new Date(year, month - 1, day);
}

export function unboxed(day: Date): BusinessDate {
  return dateOfParts(day.getFullYear(), day.getMonth() + 1, day.getDate());
}
