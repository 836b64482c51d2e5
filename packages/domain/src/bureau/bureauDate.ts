import { daysBetween } from '../calendar/arithmetic';
import { type BusinessDate, parseBusinessDate } from '../calendar/businessDate';
import { textOrNull } from '../loose/loose';

/** A date as a bureau wrote it: `date` when it exists, and always the text, which is shown otherwise. */
export type BureauDate = { readonly date: BusinessDate | null; readonly raw: string | null };

/** Reads 'YYYY-MM-DD'. Anything else ('31/02/2026', '0000-00-00', 'N/A') stays text and is never shifted to
 *  another day. */
export function bureauDate(value: unknown): BureauDate {
  const raw = textOrNull(value);
  return { date: raw === null ? null : parseBusinessDate(raw), raw };
}

/** A date of CIBIL, 'ddmmyyyy', as 'YYYY-MM-DD'; the text unchanged when that day does not exist, null for a
 *  blank. A number has lost its leading zero, which is restored. */
export function fromDdmmyyyy(value: unknown): string | null {
  const raw = typeof value === 'number' ? String(value).padStart(8, '0') : textOrNull(value);
  const parts = raw === null ? null : /^(\d{2})(\d{2})(\d{4})$/.exec(raw);
  const date = parts && parseBusinessDate(`${parts[3]}-${parts[2]}-${parts[1]}`);
  return date ?? raw;
}

/** How many days before a report an enquiry still counts. */
const enquiryDays = 30;

/** Enquiries in the last 30 days before a report: 0 ≤ report − enquiry ≤ 30 calendar days. The thirtieth day counts,
 *  the thirty-first and days after the report do not; nor does a date that does not exist.
 *  @returns null where the report has no date to count from
 *  @source CR-054 */
export function enquiriesBefore(report: BusinessDate | null, dates: readonly BureauDate[]): number | null {
  if (report === null) return null;
  return dates.filter(({ date }) => {
    const days = date === null ? -1 : daysBetween(date, report);
    return days >= 0 && days <= enquiryDays;
  }).length;
}
