import { type BusinessDate, parseBusinessDate } from '../calendar/businessDate';
import { monthNames } from '../calendar/format';
import { plainText } from './plainText';

/** Which number of '05/06/2026' is the month: Indian banks write the day first. */
export type DateOrder = 'dayFirst' | 'monthFirst';

const hindiMonths: readonly RegExp[] = [
  /^जन/,
  /^फ[रऱ]/,
  /^मार्च/,
  /^अप्र/,
  /^मई/,
  /^जून/,
  /^जुला/,
  /^अग/,
  /^सित/,
  /^अ[कख]/,
  /^नव/,
  /^दिस/,
];
const englishMonths = monthNames.map(name => name.toLowerCase());
const clock =
  /[\sT,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d+)?\s*(?:[ap]\.?m\.?)?(?:\s*(?:IST|Z|\+05:?30))?$/i;
const numbers = /^(\d{1,4})\s?[/.\- ]\s?(\d{1,2})\s?[/.\- ]\s?(\d{4}|\d{2})$/;
const monthInWords =
  /^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,']*(\p{L}[\p{L}\p{M}]+)\.?[\s\-/.,']*(\d{4}|\d{2})?$/u;
const monthBefore =
  /^(\p{L}[\p{L}\p{M}]+)\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?(?:,[\s-]*|[\s-]+)(\d{4}|\d{2})$/u;

/** 1 to 12 of a month's name in English or Hindi, whole or abbreviated; 0 for any other word. */
function monthNumber(word: string): number {
  const lower = word.toLowerCase();
  const english = lower.length < 3 ? -1 : englishMonths.findIndex(name => name.startsWith(lower));
  return (english >= 0 ? english : hindiMonths.findIndex(name => name.test(word))) + 1;
}

function dayOf(year: string, month: number, day: string): BusinessDate | null {
  const whole = year.length === 2 ? `20${year}` : year;
  return parseBusinessDate(`${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The cell without weekday, time of day and a second date in brackets. */
function withoutClock(cell: string): string {
  const text = plainText(cell);
  // Stryker disable next-line ConditionalExpression,Regex: nearly all cells; nothing below would change them
  if (/^[\d/.-]{6,10}$/.test(text)) return text;
  return text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,\s]+/i, '')
    .replace(/\s\([^()]*\)$/, '')
    .replace(clock, '');
}

/** Reads a date cell in any form Indian statements use: '01/06/26', '1 Jun 2026', '01-JUN-2026 07:12 PM',
 *  '2026-06-01', 'Jun 1, 2026', '०१/०६/२०२६', '१ जून २०२६'.
 *  @param year  for a date without one
 *  @returns null for anything else and for a day that does not exist */
export function readDate(
  cell: string,
  order: DateOrder = 'dayFirst',
  year: number | null = null,
): BusinessDate | null {
  if (cell.length > 60 || !/\p{N}/u.test(cell)) return null;
  const text = withoutClock(cell);
  if (text.length > 30) return null;
  const [, first = '', second = '', third = ''] = numbers.exec(text) ?? [];
  if (first.length === 4) return dayOf(first, Number(second), third);
  if (first !== '') {
    return order === 'dayFirst' ? dayOf(third, Number(second), first) : dayOf(third, Number(first), second);
  }
  const [, before = '', word = '', after] = monthInWords.exec(text) ?? [];
  if (word !== '') return dayOf(after ?? String(year), monthNumber(word), before);
  const [, leading = '', day = '', written = ''] = monthBefore.exec(text) ?? [];
  return dayOf(written, monthNumber(leading), day);
}

/** The order of the numeric dates of a column: the day first unless that makes some of them impossible and the
 *  month first makes none impossible. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  const isImpossible = (order: DateOrder) =>
    cells.some(cell => numbers.test(withoutClock(cell)) && readDate(cell, order) === null);
  return isImpossible('dayFirst') && !isImpossible('monthFirst') ? 'monthFirst' : 'dayFirst';
}

/** Whether a cell is a date in either order. */
export function isDate(cell: string): boolean {
  return readDate(cell) !== null || readDate(cell, 'monthFirst') !== null;
}
