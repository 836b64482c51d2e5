import * as v from 'valibot';

/** What a schema makes of a wire value that a builder knows to be right.
 *  @throws naming the field when it is not: the test asked for something the wire cannot carry */
export function parsed<S extends v.GenericSchema>(schema: S, wire: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, wire);
  if (read.success) return read.output;
  throw new Error(read.issues.map(issue => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`).join('\n'));
}
