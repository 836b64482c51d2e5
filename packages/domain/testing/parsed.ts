import * as v from 'valibot';

/** Parses a valid wire value of a builder.
 *  @throws naming the field when it is invalid: the test asked for something the wire cannot carry */
export function parsed<S extends v.GenericSchema>(schema: S, wire: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, wire);
  if (read.success) return read.output;
  throw new Error(read.issues.map(issue => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`).join('\n'));
}
