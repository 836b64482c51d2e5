import * as v from 'valibot';
import { wireInstant } from '../contract/wire';
import { masked } from '../loose/masked';

/** A comment of an underwriter (CR-032). The author is included where the server knows it. */
export const commentSchema = v.object({
  id: masked('plain', v.string()),
  createdOn: wireInstant,
  comment: v.string(),
  author: v.nullish(v.string(), null),
});
export type Comment = v.InferOutput<typeof commentSchema>;
