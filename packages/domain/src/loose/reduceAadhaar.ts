import { hasAadhaarChecksum } from './hasAadhaarChecksum';
import { maskAccount } from './mask';

// An underscore separates in the name of a file. Not inside a longer number or a UUID.
const twelveDigits = /(?<![a-z0-9]|[0-9a-f]{4}-)\d{4}([ ._-]?)\d{4}\1\d{4}(?![a-z0-9]|-[0-9a-f]{4})/gi;
const typeKey = /type|kind/i;
// 'NationalIDCard' is the bureau's name for it.
const names = /aadha?ar|uidai|nationalid|आधार/i;

/** 'XXXXXXXX5388' for a number in either spelling, '717889845388' or '7178 8984 5388'. */
export function lastFourOfAadhaar(number: string): string {
  return `XXXXXXXX${number.replace(/\D/g, '').slice(-4)}`;
}

/** Reduces every full Aadhaar number to its last four digits, wherever the field's name, a type next to it or the
 *  text itself identifies it. Other numbers of twelve digits are left alone: account numbers look the same. A
 *  value without one is returned uncopied, which is nearly all of a bureau report.
 *  @source decisions: Files (Aadhaar numbers are stored and shown as last four only) */
export function reduceAadhaar<T>(value: T): T {
  // The traversal returns the given shape; only texts and numbers change.
  return reduce(value, false) as T;
}

/** Fields that are no free text: changing a number in them would break what it identifies. */
const notTyped =
  /(?:password|token|secret|account(?:number)?|phone(?:number)?|upi|url|link|key|ref|id|string|code)$/i;
/** Words for another number of twelve digits, just before it. */
const otherNumber =
  /\b(?:upi|utr|rrn|ref(?:erence)?|txn|transaction|imps|neft|rtgs|a\/?c|acc(?:oun)?t|umrn|loan|order)\b[\s:#.]*(?:(?:no|number|id)\b[\s:#.]*)?$/i;

/** Reduces full Aadhaar numbers in what somebody typed: besides those `reduceAadhaar` finds, numbers that nothing
 *  names but their form, four digits and four and four, or a correct check digit. A number that is called another one
 *  (UTR, account …) stays, and so do phones and the fields that hold ids, accounts, passwords and addresses.
 *  @source decisions, 'Settled before collections' */
export function reduceTypedAadhaar<T>(value: T): T {
  // As above, the traversal returns the given shape.
  return reduceTyped(reduceAadhaar(value), '') as T;
}

function reduceTyped(value: unknown, name: string): unknown {
  if (typeof value === 'string') return notTyped.test(name) ? value : reduceText(value);
  if (Array.isArray(value)) return value.map(item => reduceTyped(item, name));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reduceTyped(item, key)]));
}

// Nine to eighteen digits; not inside a longer number, an amount, a UUID or another id.
const accountInText = /(?<![\w.-])\d{9,18}(?![\w-]|\.\d)/g;

/** Masks the Aadhaar and account numbers in every text of a value, whatever the names of its fields: for those who read
 *  what was recorded of others. */
export function maskNumbers<T>(value: T): T {
  // The traversal returns the given shape.
  return mapTexts(reduceAadhaar(value), text => reduceText(text).replace(accountInText, maskAccount)) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map(item => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

function reduceText(text: string): string {
  return text.replace(twelveDigits, (number: string, separator: string, at: number) => {
    const isPhone = /^91[6-9]/.test(number);
    const looksLikeOne = separator !== '' || hasAadhaarChecksum(number);
    const before = text.slice(0, at);
    const isCard = /^ \d{4}\b/.test(text.slice(at + number.length));
    const isOther = isPhone || isCard || otherNumber.test(before);
    return /^[2-9]/.test(number) && looksLikeOne && !isOther ? lastFourOfAadhaar(number) : number;
  });
}

function reduce(value: unknown, about: boolean): unknown {
  if (typeof value === 'string') {
    return about || names.test(value) ? value.replace(twelveDigits, lastFourOfAadhaar) : value;
  }
  if (typeof value === 'number')
    return about && /^\d{12}$/.test(String(value)) ? lastFourOfAadhaar(String(value)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value.map(item => reduce(item, about));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value);
  const within =
    about || entries.some(([key, item]) => typeof item === 'string' && typeKey.test(key) && names.test(item));
  let changed = false;
  for (const entry of entries) {
    const item = reduce(entry[1], within || names.test(entry[0]));
    changed ||= item !== entry[1];
    entry[1] = item;
  }
  return changed ? Object.fromEntries(entries) : value;
}
