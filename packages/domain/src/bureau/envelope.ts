import { field, isObject, type JsonObject, objectsOf } from '../loose/loose';

/** How deep an envelope may wrap a report, and how many objects are searched for it. */
const searchDepth = 6;
const searchLimit = 2000;

/** The outermost object that has one of the names. Senders wrap a report as 'data', 'result.credit_report' and so
 *  on. */
export function findWith(body: unknown, names: readonly string[]): JsonObject | null {
  let level: readonly unknown[] = [body];
  let seen = 0;
  for (let depth = 0; depth <= searchDepth && level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (++seen > searchLimit) return null;
      if (isObject(value)) {
        if (names.some(name => field(value, name) !== undefined)) return value;
        next.push(...Object.values(value));
      } else if (Array.isArray(value)) next.push(...value.slice(0, 20));
    }
    level = next;
  }
  return null;
}

/** The fields to keep of an object: 0 for a plain value, an object for an object, a list of one for a list. */
export type Shape = { readonly [name: string]: 0 | Shape | readonly [Shape] };

const isList = (part: 0 | Shape | readonly [Shape]): part is readonly [Shape] => Array.isArray(part);

/** The known fields of an object in the documented spelling, ignoring capitalisation; blank texts stay unchanged.
 *  Unused fields are dropped. */
export function inDocumentedSpelling(value: unknown, shape: Shape): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(shape)) {
    const found = field(value, name);
    if (found === undefined || found === null) continue;
    if (part === 0) {
      if (typeof found !== 'object') kept[name] = found;
    } else if (isList(part)) kept[name] = objectsOf(found).map(item => inDocumentedSpelling(item, part[0]));
    else kept[name] = inDocumentedSpelling(found, part);
  }
  return kept;
}
