import { createHmac, timingSafeEqual } from 'node:crypto';

/** The bytes of a signature in either encoding: Razorpay sends hex, Cashfree base64. */
const bytesOf = (signature: string) =>
  Buffer.from(signature, /^[\da-f]{64}$/i.test(signature) ? 'hex' : 'base64');

/** Whether a signature is the HMAC-SHA256 of a body; compared in constant time.
 *  @param signature  the header's value, in hex or base64; null where it was not sent
 *  @param secret  with null or an empty one nothing matches
 *  @param body  the signed bytes, as received
 *  @source providers: Razorpay, Cashfree */
export function isHmacOf(signature: string | null, secret: string | null, body: Uint8Array): boolean {
  if (!signature || !secret) return false;
  const given = bytesOf(signature);
  const expected = createHmac('sha256', secret).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}
