import { type BusinessDate, dateOfParts, datePartsOf } from '@lending-desk/domain/calendar';

/** Converts to the Date the calendar library expects: local midnight, of which only year, month and day are used. */
export function toCalendarDate(date: BusinessDate): Date {
  const { year, month, day } = datePartsOf(date);
  return new Date(year, month - 1, day);
}

export function fromCalendarDate(day: Date): BusinessDate {
  return dateOfParts(day.getFullYear(), day.getMonth() + 1, day.getDate());
}
