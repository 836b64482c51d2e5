import * as v from 'valibot';

/** The faults of a form: the first fault of each field by its name, or by its path such as 'address.city'. */
export type FormFaults = Readonly<Record<string, string | undefined>>;

/** Either what to send, or the faults of the form. */
export type FormVerdict<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly faults: FormFaults };

/** Validates a form with a schema. The schema also trims and converts: `output` is its result. */
export function verdictBySchema<const Schema extends v.GenericSchema>(
  schema: Schema,
  values: v.InferInput<Schema>,
): FormVerdict<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, values, { abortPipeEarly: true });
  if (read.success) return { ok: true, output: read.output };
  const faults: Record<string, string> = {};
  // Entries of a list can have several issues at one path; the first is used.
  for (const issue of read.issues) faults[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { ok: false, faults };
}

/** The verdict of rules over several fields; without a fault the values are sent unchanged. */
export function verdictByFaults<Values>(values: Values, faults: FormFaults): FormVerdict<Values> {
  const ok = Object.values(faults).every(fault => fault === undefined);
  return ok ? { ok, output: values } : { ok, faults };
}
