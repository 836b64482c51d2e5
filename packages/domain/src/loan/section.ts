import * as v from 'valibot';

/** How a section of a loan stands: read, not sent, or sent in a shape that does not fit. */
export type SectionState<T> =
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly issues: readonly string[] };

/** Reads one top-level field of a loan by its schema. A broken one breaks its own tab and nothing else.
 *  @param raw  the loan as it travelled (data.data)
 *  @returns 'missing' for undefined and null; 'broken' with a line for each fault, never a throw */
export function sectionOf<T>(
  raw: Readonly<Record<string, unknown>>,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): SectionState<T> {
  const value = raw[name];
  if (value === undefined || value === null) return { state: 'missing' };
  const read = v.safeParse(schema, value);
  if (read.success) return { state: 'ready', value: read.output };
  return {
    state: 'broken',
    issues: read.issues.map(issue => `${v.getDotPath(issue) ?? name}: ${issue.message}`),
  };
}
