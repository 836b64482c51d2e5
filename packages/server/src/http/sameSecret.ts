import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Whether a secret was given right. How long the answer takes tells nothing of how much of it was right.
 *  @param secret  null or empty: nothing is right */
export function sameSecret(given: string, secret: string | null): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret ?? '')) && !!secret;
}
