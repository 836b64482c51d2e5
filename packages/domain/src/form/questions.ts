import * as v from 'valibot';
import { type FormVerdict, verdictBySchema } from './verdict';

/** One of a question's answers in wire words. A question that was left out is treated as one that was not answered. */
export const answerAmong = <const Choices extends readonly string[]>(choices: Choices, message: string) =>
  v.pipe(v.optional(v.string(), ''), v.picklist(choices, message));

/** Validates the answers to several questions as `verdictBySchema` does, but reports only the first fault. */
export function verdictOfAnswers<const Schema extends v.GenericSchema>(
  schema: Schema,
  answers: v.InferInput<Schema>,
): FormVerdict<v.InferOutput<Schema>> {
  const verdict = verdictBySchema(schema, answers);
  return verdict.ok
    ? verdict
    : { ok: false, faults: Object.fromEntries(Object.entries(verdict.faults).slice(0, 1)) };
}
