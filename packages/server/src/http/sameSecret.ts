import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Whether the given secret is the right one; compared in constant time.
 *  @param secret  with null or an empty one nothing matches */
export function sameSecret(given: string, secret: string | null): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret ?? '')) && !!secret;
}
