import * as v from 'valibot';
import { isPaise, type Paise, parseRupees, sum } from '../money/paise';

// Bureau reports travel as text in objects whose spelling, lists and blanks differ from sender to sender. These are the
// only places that look into one; they answer null or an empty list where something is not there.

export type Loose = Readonly<Record<string, unknown>>;

export function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A section of a loan that is read name by name; a text, a number or a list in its place is broken. */
export const looseSection = v.custom<Loose>(isLoose, 'Not an object');

/** What stands under a name, capitals aside; the exact spelling wins. Of a list the first object counts. */
export function field(value: unknown, ...names: readonly string[]): unknown {
  let at = value;
  for (const name of names) {
    const object = Array.isArray(at) ? at.find(isLoose) : at;
    if (!isLoose(object)) return undefined;
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

/** The objects of a list; a single object where a list is documented counts as a list of one. */
export function objects(value: unknown): readonly Loose[] {
  return (Array.isArray(value) ? value : [value]).filter(isLoose);
}

/** A value as trimmed text; null for a blank one and for what is no text or number. */
export function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.trim() || null : null;
}

/** Texts of a list, or of one text alone, without blanks. */
export function texts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).flatMap(item => text(item) ?? []);
}

/** A whole number written as such; null for anything else. */
export function count(value: unknown): number | null {
  const written = text(value);
  return written !== null && /^-?\d{1,9}$/.test(written) ? Number(written) : null;
}

/** No account of a person is larger: Rs. 1,000 crore. Keeps every sum of a report inside the safe integers. */
const largestPaise = 1e12;

/** Rupees as a bureau writes them, '126202', '0.0000', '1,26,202' or 'Rs. 1,26,202/-', in paise; null for a word, a
 *  blank or a number that no account of a person can have. */
export function amount(value: unknown): Paise | null {
  const written = (text(value) ?? '').replace(/^(?:Rs\.?|INR|₹)\s*/i, '').replace(/\s*\/-$/, '');
  const read = parseRupees(written.replaceAll(',', '').replace(/(\.\d\d)0+$/, '$1'));
  return read !== null && isPaise(read) && Math.abs(read) <= largestPaise ? read : null;
}

/** The sum of the amounts that are known, in paise. */
export function total(amounts: Iterable<Paise | null>): Paise {
  return sum([...amounts].filter(one => one !== null));
}

/** How deep an envelope may wrap a report, and how many objects are looked through for it. */
const searchDepth = 6;
const searchLimit = 2000;

/** The outermost object that has one of the names: senders wrap a report as 'data', 'result.credit_report' and such. */
export function findWith(body: unknown, names: readonly string[]): Loose | null {
  let level: readonly unknown[] = [body];
  let seen = 0;
  for (let depth = 0; depth <= searchDepth && level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (++seen > searchLimit) return null;
      if (isLoose(value)) {
        if (names.some(name => field(value, name) !== undefined)) return value;
        next.push(...Object.values(value));
      } else if (Array.isArray(value)) next.push(...value.slice(0, 20));
    }
    level = next;
  }
  return null;
}

/** What is kept of an object: 0 for a plain value, an object for an object, a list of one for a list. */
export type Shape = { readonly [name: string]: 0 | Shape | readonly [Shape] };

const isList = (part: 0 | Shape | readonly [Shape]): part is readonly [Shape] => Array.isArray(part);

/** The known fields of an object in the documented spelling, whatever capitals they came in; blank texts stay as they
 *  came. Fields nobody reads are left out. */
export function inDocumentedSpelling(value: unknown, shape: Shape): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(shape)) {
    const found = field(value, name);
    if (found === undefined || found === null) continue;
    if (part === 0) {
      if (typeof found !== 'object') kept[name] = found;
    } else if (isList(part)) kept[name] = objects(found).map(item => inDocumentedSpelling(item, part[0]));
    else kept[name] = inDocumentedSpelling(found, part);
  }
  return kept;
}
