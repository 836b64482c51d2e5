import * as v from 'valibot';

/** Somebody who has a loan open. */
export const presentSchema = v.object({
  idString: v.string(),
  fullName: v.string(),
  /** They typed something into the loan's forms within the last seconds. */
  typing: v.boolean(),
});
export type Present = v.InferOutput<typeof presentSchema>;
