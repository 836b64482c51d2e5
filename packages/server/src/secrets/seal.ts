import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from './derivedKey';
import type { Secrets } from './secretsOf';

/** The prefix of every sealed text, whichever secret sealed it. */
export const sealedPrefix = 'sealed:v';
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
// v1 has no key id, v2 has the one of its secret.
const form = /^sealed:(?:v1|v2:(?<id>[\w-]{8})):(?<body>[\w-]+)$/;

/** Where a sealed text is stored. Moved elsewhere, it does not open. */
export interface SealedPlace {
  /** What is sealed; each purpose has its own key. */
  readonly purpose: 'statement passwords' | 'repeated answers' | 'list cursors';
  readonly context: string;
}

/** The prefix of a text sealed with this secret and key id. */
export const prefixOf = (secret: string): string =>
  `sealed:v2:${derivedKey(secret, 'key id').subarray(0, 6).toString('base64url')}:`;

/** Whether a stored text is sealed. */
export function isSealed(text: string): boolean {
  return form.test(text);
}

/** Seals a text so that only a server with the same secret can open it, and only in its place: AES-256-GCM with a
 *  fresh nonce each time. The key id in the prefix identifies the secret. */
export function seal(text: string, { purpose, context }: SealedPlace, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, derivedKey(secret, purpose), iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return prefixOf(secret) + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Opens a sealed text.
 *  @param secrets  the current one and previous ones; without a key id each is tried
 *  @returns null when it was sealed for another place, with another secret, or changed since */
export function unseal(sealed: string, where: SealedPlace, secrets: Secrets): string | null {
  const { id, body = '' } = form.exec(sealed)?.groups ?? {};
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const fitting = secrets.filter(secret => id === undefined || sealed.startsWith(prefixOf(secret)));
  for (const secret of fitting) {
    const text = opened(bytes, where, secret);
    if (text !== null) return text;
  }
  return null;
}

function opened(bytes: Buffer, { purpose, context }: SealedPlace, secret: string): string | null {
  const decipher = createDecipheriv(algorithm, derivedKey(secret, purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
