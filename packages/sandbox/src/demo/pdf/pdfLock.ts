import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/** What protects a PDF: the dictionary that says how, and what it makes of a stream. */
export interface PdfLock {
  readonly dictionary: string;
  readonly encrypt: (stream: Buffer) => Buffer;
}

const noIv = Buffer.alloc(16);
// Everything but the two lowest bits: whoever has the password may do as they like.
const permissions = -4;
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;

function encrypted(algorithm: string, key: Buffer, iv: Buffer | null, bytes: Buffer, padded = false): Buffer {
  const cipher = createCipheriv(algorithm, key, iv).setAutoPadding(padded);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

const sha = (bits: number, ...parts: readonly Buffer[]) =>
  createHash(`sha${bits}`).update(Buffer.concat(parts)).digest();

/** The hash of a password, made slow on purpose.
 *  @source ISO 32000-2, algorithm 2.B */
function hashed(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key = sha(256, password, salt, user);
  for (let round = 1, last = 0; round <= 64 || last > round - 33; round += 1) {
    const block = Buffer.concat([password, key, user]);
    const turned = encrypted(
      'aes-128-cbc',
      key.subarray(0, 16),
      key.subarray(16, 32),
      Buffer.concat(Array.from({ length: 64 }, () => block)),
    );
    // Sixteen bytes as one number leave the same rest as their sum: 256 leaves one.
    const rest = turned.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha([256, 384, 512][rest] ?? 256, turned);
    last = turned.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** The entries by which a password is checked and gives the key of the file: U and UE, or O and OE. */
function entries(password: Buffer, fileKey: Buffer, user: Buffer): [check: Buffer, key: Buffer] {
  const [checkSalt, keySalt] = [randomBytes(8), randomBytes(8)];
  const check = Buffer.concat([hashed(password, checkSalt, user), checkSalt, keySalt]);
  return [check, encrypted('aes-256-cbc', hashed(password, keySalt, user), noIv, fileKey)];
}

/** Protects a PDF with a password: AES-256, the standard security handler of revision 6.
 *  @param password  opens it for reading; the owner's is drawn and known to nobody
 *  @source ISO 32000-2, 7.6.4 */
export function pdfLock(password: string): PdfLock {
  const fileKey = randomBytes(32);
  const [user, userKey] = entries(Buffer.from(password), fileKey, Buffer.alloc(0));
  const [owner, ownerKey] = entries(randomBytes(16), fileKey, user);
  const rights = Buffer.concat([Buffer.alloc(4), Buffer.alloc(4, 0xff), Buffer.from('Tadb'), randomBytes(4)]);
  rights.writeInt32LE(permissions);
  const perms = encrypted('aes-256-ecb', fileKey, null, rights);
  return {
    dictionary:
      '<< /Filter /Standard /V 5 /R 6 /Length 256 /StmF /StdCF /StrF /StdCF' +
      ' /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >>' +
      ` /U ${hex(user)} /UE ${hex(userKey)} /O ${hex(owner)} /OE ${hex(ownerKey)}` +
      ` /P ${permissions} /Perms ${hex(perms)} >>`,
    encrypt: stream => {
      const iv = randomBytes(16);
      return Buffer.concat([iv, encrypted('aes-256-cbc', fileKey, iv, stream, true)]);
    },
  };
}
