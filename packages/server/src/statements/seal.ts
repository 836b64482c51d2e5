import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '../files/derivedKey';

/** What a sealed text begins with. */
export const sealedPrefix = 'sealed:v1:';
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string): Buffer => derivedKey(secret, 'statement passwords');

/** Whether a stored text is a sealed one. */
export function isSealed(text: string): boolean {
  return text.startsWith(sealedPrefix);
}

/** Seals a text so that only a server with the same secret can open it, and only in its place: AES-256-GCM, a fresh
 *  nonce each time.
 *  @param place  where it stands; a sealed text moved elsewhere does not open */
export function seal(text: string, place: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return sealedPrefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Opens a sealed text.
 *  @returns null when it was sealed elsewhere, with another secret, or changed since */
export function unseal(sealed: string, place: string, secret: string): string | null {
  const bytes = Buffer.from(sealed.slice(sealedPrefix.length), 'base64url');
  if (!isSealed(sealed) || bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
