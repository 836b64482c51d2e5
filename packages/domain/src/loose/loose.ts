import * as v from 'valibot';

// Providers vary the capitals of field names, send numbers as text, and one object instead of a list. These are
// the only readers of such JSON; they never throw.

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields: neither a list nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object; anything else has none. */
export function fieldsOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** A section that is read field by field; a text, a number or a list instead of an object is broken. */
export const objectSchema = v.custom<JsonObject>(isObject, 'is not an object');

/** The value at a path of names in any capitalisation; the exact spelling wins. For a list its first object is
 *  used.
 *  @returns undefined where there is none */
export function field(value: unknown, ...names: readonly string[]): unknown {
  let at = value;
  for (const name of names) {
    const object = Array.isArray(at) ? at.find(isObject) : at;
    if (!isObject(object)) return undefined;
    if (Object.hasOwn(object, name)) at = object[name];
    else {
      const wanted = name.toLowerCase();
      const key = Object.keys(object).find(one => one.toLowerCase() === wanted);
      if (key === undefined) return undefined;
      at = object[key];
    }
  }
  return at;
}

/** A text, a number or a flag as trimmed text; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'boolean' ? String(value) : '';
}

/** The text at a path of names; '' where there is none. */
export function textAt(value: unknown, ...names: readonly string[]): string {
  return textOf(field(value, ...names));
}

/** A value as text; null for a blank one and for a value that is not text. */
export function textOrNull(value: unknown): string | null {
  return textOf(value) || null;
}

/** The first text that is not blank; '' where all are. */
export function firstText(...values: readonly unknown[]): string {
  return values.map(textOf).find(text => text !== '') ?? '';
}

/** The non-blank texts of a list, or of a single text. */
export function textsOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).flatMap(item => textOrNull(item) ?? []);
}

/** A list unchanged; one object as a list of one; nothing as an empty list.
 *  @returns null for anything else */
export function listOf(value: unknown): readonly unknown[] | null {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value;
  return isObject(value) ? [value] : null;
}

/** The objects of a list; one object alone is a list of one. Skips anything that is not an object. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

/** A whole number, or a text with only its digits; null for a fraction, a word or a blank. */
export function countOf(value: unknown): number | null {
  const written = textOf(value);
  return /^-?\d{1,9}(?:\.0+)?$/.test(written) ? Number(written) : null;
}

/** Yes or no as a value or a word: true, 'Yes', 'y', 1. @returns null for anything else */
export function flagOf(value: unknown): boolean | null {
  const word = textOf(value);
  if (/^(?:true|yes|y|1)$/i.test(word)) return true;
  return /^(?:false|no|n|0)$/i.test(word) ? false : null;
}
