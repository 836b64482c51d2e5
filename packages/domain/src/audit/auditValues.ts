import { isObject } from '../loose/loose';
import type { AuditValue } from './schema';

/** What an entry recorded. */
export interface Recorded {
  readonly before: unknown;
  readonly after: unknown;
}

/** The longest text of a value that is shown. */
const longest = 500;

/** Every leaf of a recorded value, by its path: 'personalDetails.employers[1].name'. */
function leaves(value: unknown, path: string, found: Map<string, string>): void {
  const entries = Array.isArray(value)
    ? value.map((item, index) => [`${path}[${index}]`, item] as const)
    : isObject(value)
      ? Object.entries(value).map(([name, item]) => [path === '' ? name : `${path}.${name}`, item] as const)
      : null;
  if (entries === null) {
    if (value === null || value === undefined) return;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    found.set(path, text.length > longest ? `${text.slice(0, longest)}…` : text);
  } else if (entries.length === 0) {
    if (path !== '') found.set(path, Array.isArray(value) ? '[]' : '{}');
  } else for (const [name, item] of entries) leaves(item, name, found);
}

const stepsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

/** The value at a path, or the part above it where masking gave it another shape. */
function nearest(value: unknown, path: string): unknown {
  let here = value;
  for (const step of stepsOf(path)) {
    if (Array.isArray(here)) here = here[Number(step)];
    else if (isObject(here) && step in here) here = here[step];
    else return here;
  }
  return here;
}

const sameJson = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/** The values of an entry side by side, in the order they were recorded. Texts are taken from the masked entry,
 *  whether a value changed from the stored one.
 *  @param most  how many are shown; the changed ones come first where there are more
 *  @returns the values, and how many are left out */
export function auditValues(
  stored: Recorded,
  masked: Recorded,
  most: number,
): { values: AuditValue[]; more: number } {
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  leaves(masked.before, '', before);
  leaves(masked.after, '', after);
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const all = paths.map(path => {
    const was = before.get(path) ?? null;
    const is = after.get(path) ?? null;
    const changed = was !== is || !sameJson(nearest(stored.before, path), nearest(stored.after, path));
    return { path, before: was, after: is, changed };
  });
  if (all.length <= most) return { values: all, more: 0 };
  const first = all.toSorted((left, right) => Number(right.changed) - Number(left.changed)).slice(0, most);
  return { values: first, more: all.length - most };
}
