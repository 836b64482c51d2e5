import * as v from 'valibot';
import { loanIdNumber, wireInstant, wireRupees } from '../contract/wire';

/** A row of the queue (CR-003): `tat` in seconds, `loanAmount` in paise. An unknown status or engine result is
 *  kept unchanged: it affects only its own row. */
export const queueRowSchema = v.object({
  id: v.string(),
  loanId: loanIdNumber,
  date: wireInstant,
  tat: v.number(),
  loanAmount: wireRupees,
  status: v.string(),
  underWriterName: v.nullish(v.string(), null),
  underWriterId: v.nullish(v.string(), null),
  jupiterDecision: v.nullish(v.string(), null),
  jupiterScore: v.nullish(v.number(), null),
  // From here on fields of ours.
  /** What is left for the decision, below 0 when it is late; null for a loan that is decided. */
  dueInSeconds: v.nullish(v.number(), null),
});
export type QueueRow = v.InferOutput<typeof queueRowSchema>;
