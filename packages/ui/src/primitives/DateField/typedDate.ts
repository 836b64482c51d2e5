import { type BusinessDate, monthNames, parseBusinessDate } from '@lending-desk/domain/calendar';

const numeric = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/;
const worded = /^(\d{1,2})[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i;

function dateOf(year: string, month: number, day: string): BusinessDate | null {
  return parseBusinessDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Parses a typed date: 21-11-2026, 21/11/2026, 21.11.2026, 21 Nov 2026 or 2026-11-21; the day always precedes the
 *  month.
 *  @returns null for anything else, and for a day that does not exist */
export function typedDate(text: string): BusinessDate | null {
  const typed = text.trim();
  const inDigits = numeric.exec(typed);
  if (inDigits) return dateOf(inDigits[3] ?? '', Number(inDigits[2]), inDigits[1] ?? '');
  const inWords = worded.exec(typed);
  if (inWords) {
    const word = (inWords[2] ?? '').toLowerCase();
    const month = monthNames.findIndex(name => name.toLowerCase().startsWith(word)) + 1;
    return dateOf(inWords[3] ?? '', month, inWords[1] ?? '');
  }
  return parseBusinessDate(typed);
}
