import { hkdfSync } from 'node:crypto';

/** A key of its own for one purpose, so that no two uses of the server's secret can be played against each other.
 *  @param purpose  part of the key: another word is another key
 *  @returns 32 bytes */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lending-desk ${purpose}`, 32));
}
