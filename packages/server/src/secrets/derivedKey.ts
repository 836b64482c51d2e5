import { hkdfSync } from 'node:crypto';

/** A separate key for each purpose, so that two uses of the server's secret cannot be played against each other.
 *  @param purpose  part of the key: another purpose gives another key
 *  @returns 32 bytes */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lending-desk ${purpose}`, 32));
}
