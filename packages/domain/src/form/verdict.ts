import * as v from 'valibot';

/** What is wrong with a form: the first fault of each field by its name, or by its path such as 'address.city'. */
export type FormFaults = Readonly<Record<string, string | undefined>>;

/** A form that may be sent, as what is to be sent; or what is wrong with it. */
export type FormVerdict<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly faults: FormFaults };

/** Judges a form by a schema. Trimming and the like are the schema's: `output` is what it makes of the values. */
export function verdictBySchema<const Schema extends v.GenericSchema>(
  schema: Schema,
  values: v.InferInput<Schema>,
): FormVerdict<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, values, { abortPipeEarly: true });
  if (read.success) return { ok: true, output: read.output };
  const faults: Record<string, string> = {};
  // Entries of a list can have several issues at one path; the first is said.
  for (const issue of read.issues) faults[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { ok: false, faults };
}

/** Judges a form by rules that look at several fields; no fault means that it is sent as it stands. */
export function verdictByFaults<Values>(values: Values, faults: FormFaults): FormVerdict<Values> {
  const ok = Object.values(faults).every(fault => fault === undefined);
  return ok ? { ok, output: values } : { ok, faults };
}
