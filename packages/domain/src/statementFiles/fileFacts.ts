import type { BusinessDate } from '../calendar/businessDate';
import type { Paise } from '../money/paise';
import type { StatementPeriod } from '../statements/model';
import { readAmount } from './amountCell';
import { isDate, readDate } from './dateCell';
import { plainText } from './plainText';

/** What the lines around a table say about its account. */
export type FileFacts = {
  readonly accountNo: string;
  readonly holder: string;
  /** 'Savings', 'Current', 'Overdraft' …; '' where it is not named. */
  readonly accountType: string;
  readonly period: StatementPeriod | null;
  readonly opening: Paise | null;
};

const accountLabel =
  /(?:\ba\/?c\b|\bacc(?:oun)?t\b|खाता|खाते)(?!\W*(?:branch|bal|open))[^\d*•]{0,16}?[\s.:#'_\-(]*([Xx*•\d](?:[ -]?[Xx*•\d]){5,21})(?![\d,.]*\d)/gi;

/** The account number of a line; '' where it has none. */
export function accountNumberIn(line: string): string {
  for (const [, found = ''] of line.matchAll(accountLabel)) {
    if (/\d{3}$/.test(found) && !isDate(found)) return found.replaceAll(/[ -]/g, '');
  }
  return '';
}

const typeLabel =
  /\b(?:(?:account|a\/?c|acct)\s*type|type\s*of\s*(?:account|a\/?c)|scheme)\b[\s\t:.-]*([^\t\n]{2,40})/i;
const accountTypes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:savings?|sb|sba)\b/i, 'Savings'],
  [/\b(?:current|ca|cd)\b/i, 'Current'],
  [/\b(?:overdraft|od|cash credit|cc)\b/i, 'Overdraft'],
  [/\b(?:salary)\b/i, 'Salary'],
  [/\bloan\b/i, 'Loan'],
];

/** The type behind its label, in one word for each. */
function accountTypeIn(lines: readonly string[]): string {
  for (const line of lines) {
    const named = typeLabel.exec(line)?.[1];
    const known = named && accountTypes.find(([words]) => words.test(named));
    if (known) return known[1];
  }
  return '';
}

const nameLabel =
  /(?:^|\t)\s*(?:(?:primary|account|customer|client|a\/?c)\s*)?(?:holder(?:'?s)?\s*)?(?:name|खाताधारक|नाम)(?:\s*of\s*(?:the\s*)?(?:account\s*holder|customer))?[\s:-]+(\p{L}\P{N}{2,79}?)\s*(?:\t|$)/iu;
const holderLabel = /(?:^|\t)\s*(?:account|a\/?c)\s*holder[\s:-]+(\p{L}\P{N}{2,79}?)\s*(?:\t|$)/iu;
const afterNumber =
  /\bacc(?:oun)?t\s*(?:no|number)[^\n]*?\d{6,}[^\n]*?\(\s*INR\s*\)\s*-\s*(\p{L}\P{N}{2,79})/iu;
const passbookOf = /\b(?:passbook|statement) of\s+(\p{L}\P{N}{2,79}?),/iu;
/** What stands behind a label without a value: the next label. */
const otherLabel = /:|\b(?:account|a\/?c|branch|number|nominee|address)\b/i;

const withoutTitle = (name: string): string =>
  plainText(name)
    .replace(/^(?:mr|mrs|ms|miss|shri|smt|dr)\.?\s+/i, '')
    .trim();

/** The first line of an address block: a line of letters only, at least two words. */
function unlabelledName(lines: readonly string[]): string {
  const isName = (text: string) =>
    /^[\p{L}\p{M}.' ]{5,80}$/u.test(text) &&
    /\s/.test(text) &&
    !/\b(?:bank|statement|account|branch|passbook|ltd|limited|summary|india|nagar|road)\b/i.test(text);
  for (const line of lines.slice(0, 12)) {
    const [first = ''] = line.split('\t');
    if (isName(plainText(first))) return withoutTitle(first);
  }
  return '';
}

function holderIn(lines: readonly string[]): string {
  for (const pattern of [nameLabel, holderLabel, afterNumber, passbookOf]) {
    for (const line of lines) {
      const name = pattern.exec(line)?.[1];
      if (name !== undefined && !otherLabel.test(name)) return withoutTitle(name);
    }
  }
  return unlabelledName(lines);
}

const dateText =
  '(\\d{1,4}\\s?[/.\\-]\\s?\\d{1,2}\\s?[/.\\-]\\s?\\d{2,4}|\\d{1,2}(?:st|nd|rd|th)?[\\s\\-/,]*\\p{L}[\\p{L}\\p{M}]{2,}[\\s\\-/,]*\\d{2,4}|\\p{L}{3,9}\\s*\\d{1,2},\\s*\\d{4})';
const fromTo = new RegExp(
  `${dateText}[\\s\\t)]*(?:to|till|until|and|through|से|-|–|—)[\\s\\t:(]*${dateText}`,
  'iu',
);
const labelled = new RegExp(
  `\\bfrom\\b[\\s\\t:.-]*${dateText}[\\s\\S]{0,20}?\\bto\\b[\\s\\t:.-]*${dateText}`,
  'iu',
);
const startLabel = new RegExp(`\\b(?:start|from)\\s*date[\\s\\t:.-]*${dateText}`, 'iu');
const endLabel = new RegExp(`\\b(?:end|to)\\s*date[\\s\\t:.-]*${dateText}`, 'iu');

function spanOf(first: string | undefined, second: string | undefined): StatementPeriod | null {
  const read = (text: string | undefined): BusinessDate | null =>
    text === undefined ? null : readDate(text);
  const [from, to] = [read(first), read(second)];
  return from !== null && to !== null && from <= to ? { from, to } : null;
}

function periodIn(lines: readonly string[]): StatementPeriod | null {
  for (const line of lines) {
    const match = labelled.exec(line) ?? fromTo.exec(line);
    const span = match && spanOf(match[1], match[2]);
    if (span) return span;
  }
  const first = (pattern: RegExp) =>
    lines.map(line => pattern.exec(line)?.[1]).find(text => text !== undefined);
  return spanOf(first(startLabel), first(endLabel));
}

const openingWords =
  /opening\s*bal|\bop\.?\s*bal|balance\s*b\/?f\b|\bb\/f(?:wd)?\b|(?:brought|balance)\s*forward|balance\s+on\s+\d|प्रारंभिक|प्रारम्भिक|अथशेष|आरंभिक/i;
const closingWords =
  /closing\s*bal(?:ance)?|balance\s*c\/?f\b|\bc\/f(?:wd)?\b|carried\s*forward|अंतिम शेष|इतिशेष/i;
const sumWords = /^\W*(?:grand\s|page\s|sub[\s-]?|transactions?\s|statement\s)*totals?\b|^\W*कुल/i;

/** Whether a text is the label of an opening balance. */
export const isOpening = (text: string): boolean => openingWords.test(text);
/** Whether a text is the label of a closing balance or of a total. */
export const isSum = (text: string): boolean => closingWords.test(text) || sumWords.test(text);

/** The opening balance behind its label: in its cell, in the next one, or in the line below at the same place. */
function openingIn(lines: readonly string[]): Paise | null {
  for (const [index, line] of lines.entries()) {
    const cells = line.split('\t').map(plainText);
    const at = cells.findIndex(cell => isOpening(cell));
    if (at < 0) continue;
    const own = cells[at] ?? '';
    const behind = own.includes(':')
      ? own.slice(own.lastIndexOf(':') + 1)
      : own.replace(/^.*(?:balance|bal\b\.?|b\/?f\b|forward|शेष)(?:\s?-\s)?/i, '');
    const next = (cells[at + 1] ?? '').replace(/^:/, '');
    for (const text of [behind, next]) {
      const read = readAmount(text);
      if (read) return read.amount;
    }
    const below = (lines[index + 1] ?? '').split('\t').map(plainText);
    const under = below.length >= cells.length ? readAmount(below[at] ?? '') : null;
    if (under) return under.amount;
  }
  return null;
}

/** Reads what is printed around a table: above it, and below its last row.
 *  @param above  the lines before the table
 *  @param below  the lines after its rows */
export function fileFacts(above: readonly string[], below: readonly string[]): FileFacts {
  const lines = [...above, ...below];
  return {
    accountNo: lines.map(accountNumberIn).find(number => number !== '') ?? '',
    accountType: accountTypeIn(lines),
    holder: holderIn(above) || holderIn(below.filter(line => /name/i.test(line))),
    period: periodIn(above) ?? periodIn(below),
    opening: openingIn(lines),
  };
}
