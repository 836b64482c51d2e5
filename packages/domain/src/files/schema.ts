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

/** '412 KB', '1.5 MB': in thousands of bytes, rounded up. */
export function fileSizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
