import { type Paise, paise } from '../money/paise';
import { plainText } from './plainText';

/** An amount as a cell shows it. */
export type AmountCell = {
  /** Negative for a minus sign, for brackets and for Dr. */
  readonly amount: Paise;
  /** The side the cell names. */
  readonly side: 'Dr' | 'Cr' | null;
  /** Whether the cell has a sign or names a side. */
  readonly signed: boolean;
};

/** Letters may not touch it, digits may: 'Rs500', '500INR'. */
const currency = /₹|(?<![A-Za-z])(?:Rs\.?|INR)(?![A-Za-z])|र[ुू]\.?/gi;
const sideWords: readonly (readonly [RegExp, 'Dr' | 'Cr'])[] = [
  [/\(?\b(?:DR|D|DEBIT)\b\.?\)?|\(?नामे\)?/i, 'Dr'],
  [/\(?\b(?:CR|C|CREDIT)\b\.?\)?|\(?जमा\)?/i, 'Cr'],
];
/** Western (1,234,567.89) and Indian (12,34,567.89) groups, or none. */
const grouped = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,13})(?:\.(\d{1,2})0*)?$|^\.(\d{1,2})$/;
/** 1.234,56: the last group of an Indian amount never has two digits. */
const decimalComma = /^\d{1,3}(?:\.\d{3})*,\d{2}$|^\d+,\d{2}$/;

/** Whether a cell of an amount column says that nothing moved. */
export function isNoAmount(text: string): boolean {
  return /^(?:|[-–—.]+|nil|n[./]?a\.?|null)$/i.test(plainText(text));
}

/** Reads an amount cell: '12,345.00', '- Rs.1,250.00', '1,234.00(Dr)', '(500.00)', '500.00-', '१,२३४.५०'.
 *  @returns null for anything else, such as an empty cell, a reference number or a date */
export function readAmount(cell: string): AmountCell | null {
  const text = plainText(cell);
  if (text.length > 40) return null;
  // Stryker disable next-line Regex: nearly all cells; what it does not take is read the same below, only slower
  const plain = /^(-?)(\d{1,13})(?:\.(\d\d))?$/.exec(text);
  // Stryker disable next-line ConditionalExpression,BlockStatement: the same
  if (plain) {
    const size = Number(`${plain[2]}${plain[3] ?? '00'}`);
    return { amount: paise(plain[1] === '-' ? -size : size), side: null, signed: plain[1] === '-' };
  }
  // A narration is none: it has more letters than a currency and a side.
  // Stryker disable next-line ConditionalExpression,LogicalOperator,Regex,BooleanLiteral: nothing below takes it either
  if (!/\d/.test(text) || /[A-Za-z]{7}/.test(text)) return null;
  let rest = text.replaceAll(currency, ' ').replace(/\/-$/, '').replaceAll('−', '-');
  // 'Dr' may stand directly after the digits.
  rest = rest.replaceAll(/(\d)(?=[A-Za-z(])|([A-Za-z)])(?=\d)/g, '$1$2 ');
  let side: AmountCell['side'] = null;
  for (const [words, named] of sideWords) {
    if (!words.test(rest)) continue;
    if (side !== null) return null;
    side = named;
    rest = rest.replace(words, ' ');
  }
  rest = rest.replaceAll(/\s+/g, '');
  const bracketed = /^\(.+\)$/.test(rest);
  if (bracketed) rest = rest.slice(1, -1);
  const minus = /^-|-$/.test(rest);
  const plus = /^\+|\+$/.test(rest);
  rest = rest.replace(/^[+-]/, '').replace(/[+-]$/, '');
  if (decimalComma.test(rest)) rest = rest.replaceAll('.', '').replace(',', '.');
  const match = grouped.exec(rest);
  if (!match) return null;
  const [whole = '', decimals = ''] = rest.replaceAll(',', '').split('.');
  const size = Number(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`);
  if (!Number.isSafeInteger(size)) return null;
  const negative = minus || bracketed || side === 'Dr';
  return { amount: paise(negative ? -size : size), side, signed: negative || plus || side !== null };
}

/** Whether a cell looks like money rather than a number of something: it has decimals, groups, a currency or a
 *  side. */
export function looksLikeMoney(cell: string): boolean {
  if (readAmount(cell) === null) return false;
  const text = plainText(cell);
  return /[.,]\d{2,3}\b|(?<![A-Za-z])[CD]r\b/i.test(text) || text.search(currency) >= 0;
}
