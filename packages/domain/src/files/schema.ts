import * as v from 'valibot';
import { wireInstant } from '../contract/wire';

/** A stored file that belongs to one loan. */
export const loanFileSchema = v.object({
  /** What the loan names it by. */
  key: v.string(),
  contentType: v.string(),
  /** In bytes. */
  size: v.number(),
  storedAt: wireInstant,
  /** When the loan named another picture in its place; null while it is the one the loan names. */
  replacedAt: v.nullable(wireInstant),
});
export type LoanFile = v.InferOutput<typeof loanFileSchema>;
