import { type BusinessDate, isBusinessDate, parseBusinessDate } from '../calendar/businessDate';
import { type Paise, paise } from '../money/paise';
import { halfUp } from '../money/rounding';
import { parseStatementMonth } from './monthName';

// Providers write the same field with small or capital letters, numbers as text, one object where a list is meant.

export type WireObject = Readonly<Record<string, unknown>>;

export function isWireObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field by its name, upper or lower case.
 *  @returns undefined where there is none, or where `value` is no object */
export function field(value: unknown, name: string): unknown {
  if (!isWireObject(value)) return undefined;
  if (Object.hasOwn(value, name)) return value[name];
  const wanted = name.toLowerCase();
  const key = Object.keys(value).find(one => one.toLowerCase() === wanted);
  return key === undefined ? undefined : value[key];
}

/** A list: as it is, one object as a list of one, an XML list without its wrapper.
 *  @param item  what an XML list calls its items: 'Xn' */
export function listOf(value: unknown, item?: string): readonly WireObject[] {
  if (Array.isArray(value)) return value.filter(isWireObject);
  if (!isWireObject(value)) return [];
  const inside = item === undefined ? undefined : field(value, item);
  if (inside !== undefined) return listOf(inside);
  return Object.keys(value).length > 0 ? [value] : [];
}

/** Words or a number as text, '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The first that is not empty. */
export function firstText(...values: readonly unknown[]): string {
  return values.map(textOf).find(text => text !== '') ?? '';
}

const amountText = /^(CR|DR)?([+-]?)(\d+\.?\d*|\.\d+)(-?)(?:CR|DR)?\.?$/i;

/** Rupees as a number or as text with commas, 'Rs.', '/-', a minus before or behind, 'Cr' or 'Dr' on either side, in
 *  whole paise; what is finer is rounded half up, worked on the digits as they are written.
 *  @returns null for what is no amount, or one that no account of a person holds */
export function rupeesOf(value: unknown): Paise | null {
  if (typeof value === 'number') return inPaise(String(Math.abs(value)), value < 0);
  if (typeof value !== 'string') return null;
  const written = value
    .replace(/\/[-=]/, '')
    .replace(/[\s,₹()]|Rs\.?|INR/gi, '')
    .replace('−', '-');
  const match = amountText.exec(written);
  if (!match || /[CD]R.*[CD]R/i.test(written)) return null;
  const [, , before, size = '', behind] = match;
  const bracketed = /^\s*\(.*\d\s*(?:DR)?\s*\)\s*$/i.test(value);
  return inPaise(size, before === '-' || behind === '-' || bracketed || /dr/i.test(written));
}

/** Rs. 100 crore: the sum of a statement's rows then stays inside the safe integers. */
const largestPaise = 100_000_000_000n;

const decimal = /^(\d*)\.?(\d*)(?:e([+-]\d+))?$/;

/** @param size  a number that is not negative as it is written: '1250.5', '.5', '1e-7' */
function inPaise(size: string, negative: boolean): Paise | null {
  const match = decimal.exec(size);
  if (!match) return null;
  const [, whole = '', parts = '', exponent = '0'] = match;
  // So many digits no amount has, and no power need be worked out for.
  if (Math.abs(Number(exponent)) > 400 || size.length > 400) return null;
  const places = BigInt(parts.length) - BigInt(exponent) - 2n;
  const digits = BigInt(whole + parts) * (negative ? -1n : 1n);
  const exact = places > 0n ? halfUp(digits, 10n ** places) : digits * 10n ** -places;
  return exact > largestPaise || exact < -largestPaise ? null : paise(Number(exact));
}

/** A whole number of things; 0 for what is none. */
export function countOf(value: unknown): number {
  const count = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value;
  return typeof count === 'number' && Number.isFinite(count) && count > 0 ? Math.round(count) : 0;
}

/** 'true' or 'false' as a word or a value; null for anything else. */
export function flagOf(value: unknown): boolean | null {
  const word = textOf(value).toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : null;
}

/** The day a text begins with, where it exists; a time after it says nothing about the day. A month in words may
 *  stand in the middle: '1 May 2026', '01-MAY-2026'. Nothing is guessed: '31/02/2026' and '2026-02-31' are no days, and
 *  of '01/05/2026' nobody knows which number is the month. */
export function dayOf(text: string): BusinessDate | null {
  const day = text.length > 10 && /^[T ]/.test(text.slice(10)) ? text.slice(0, 10) : text;
  if (isBusinessDate(day)) return day;
  const match = /^(\d{1,2})[ -]([A-Za-z]{3,9})[ -](\d{4})(?:[ T].*)?$/.exec(text);
  const month = match && parseStatementMonth(`${match[2]} ${match[3]}`);
  return month ? parseBusinessDate(`${month}-${match[1]?.padStart(2, '0')}`) : null;
}
