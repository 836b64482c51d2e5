import {
  type BusinessDate,
  dateOfParts,
  datePartsOf,
  isBusinessDate,
  parseBusinessDate,
} from '../calendar/businessDate';
import { formatDate, monthNames } from '../calendar/format';
import { type Comparison, notGiven, whole } from './comparison';

/** A date as somebody wrote it. */
export type WrittenDate =
  | { readonly kind: 'day'; readonly date: BusinessDate }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'unreadable' };

function day(year: number, month: number, dayOfMonth: number): WrittenDate {
  const text = [String(year).padStart(4, '0'), month, dayOfMonth]
    .map(part => String(part).padStart(2, '0'))
    .join('-');
  const date = parseBusinessDate(text);
  return date ? { kind: 'day', date } : { kind: 'unreadable' };
}

const monthOf = (word: string): number =>
  monthNames.findIndex(name => name.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase()) + 1;

/** Reads a date in any of the usual formats: 1994-03-14 (a time may follow), 14-03-1994, 14/3/1994, 14031994, 14
 *  Mar 1994, Mar 14 1994, or only 1994. Day before month, as in India. A date that does not exist is unreadable,
 *  never shifted. */
export function readDate(text: string): WrittenDate {
  const written = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(written);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const indian =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(written) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(written);
  if (indian) return day(Number(indian[3]), Number(indian[2]), Number(indian[1]));
  const named = /^(\d{1,2})[-/. ]([A-Za-z]{3,9})[-/., ]+(\d{4})$/.exec(written);
  if (named) return day(Number(named[3]), monthOf(named[2] ?? ''), Number(named[1]));
  const monthFirst = /^([A-Za-z]{3,9}) (\d{1,2}),? (\d{4})$/.exec(written);
  if (monthFirst) return day(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
  return /^(?:19|20)\d{2}$/.test(written) ? { kind: 'year', year: Number(written) } : { kind: 'unreadable' };
}

/** A written day as people read it: '14 Mar 1994' for '14-03-1994'. A year alone and an unreadable text are returned
 *  unchanged. */
export function writtenDateText(text: string): string {
  const read = readDate(text);
  return read.kind === 'day' ? formatDate(read.date) : text;
}

function swapped(date: BusinessDate): BusinessDate | null {
  const { year, month, day: dayOfMonth } = datePartsOf(date);
  if (dayOfMonth > 12) return null;
  const other = dateOfParts(year, dayOfMonth, 1).slice(0, 8) + String(month).padStart(2, '0');
  return isBusinessDate(other) ? other : null;
}

/** Compares two written dates of birth: the same day, only the year (Aadhaar often has no more), day and month
 *  swapped, or another day. An unreadable date is reported as such, not as a difference.
 *  @source CR-080 */
export function compareDates(left: string, right: string): Comparison {
  if (left.trim() === '' || right.trim() === '') return notGiven(left, right);
  const [mine, theirs] = [readDate(left), readDate(right)];
  if (mine.kind === 'unreadable' || theirs.kind === 'unreadable')
    return whole(left, right, left.trim() === right.trim() ? 100 : 0, [], 'unreadable');
  const yearOf = (read: typeof mine) => (read.kind === 'year' ? read.year : datePartsOf(read.date).year);
  if (mine.kind === 'year' || theirs.kind === 'year') {
    const bothYears = mine.kind === 'year' && theirs.kind === 'year';
    if (yearOf(mine) !== yearOf(theirs)) return whole(left, right, 0);
    return bothYears ? whole(left, right, 100) : whole(left, right, 90, ['year']);
  }
  if (mine.date === theirs.date) return whole(left, right, 100);
  if (swapped(mine.date) === theirs.date) return whole(left, right, 70, ['swapped']);
  return whole(left, right, 0);
}
