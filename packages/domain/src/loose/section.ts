import * as v from 'valibot';

/** The state of a section of a loan: parsed, not sent, or sent in an invalid shape. */
export type SectionState<T> =
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly issues: readonly string[] };

/** Parses one top-level field of a loan with its schema. A broken one affects its own tab only.
 *  @param raw  the wire loan (data.data)
 *  @returns 'missing' for undefined and null; 'broken' with a line for each fault; never throws */
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
