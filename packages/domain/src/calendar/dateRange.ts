import { messages } from '../errors/messages';
import type { BusinessDate } from './businessDate';

export type DateRange = { readonly start: BusinessDate; readonly end: BusinessDate };

export type DateRangeVerdict =
  | { readonly ok: true; readonly range: DateRange }
  | { readonly ok: false; readonly message: string };

/** The date range of exports. One picked date is both ends; of two, the start must be strictly before the end.
 *  @returns the range, or 'Select Date' / 'Start Date must be less then End Date'
 *  @source CR-014; decisions: Date range */
export function dateRange(start: BusinessDate | null, end: BusinessDate | null): DateRangeVerdict {
  const one = start ?? end;
  if (one === null) return { ok: false, message: messages.dateRange.select };
  if (start === null || end === null) return { ok: true, range: { start: one, end: one } };
  return start < end
    ? { ok: true, range: { start, end } }
    : { ok: false, message: messages.dateRange.startAfterEnd };
}
