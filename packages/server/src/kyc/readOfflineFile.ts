import { type OfflineKycOutcome, refusedOfflineKyc } from '@lending-desk/domain/kyc';
import { configure, type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { isDrawable } from '../readers/isDrawable';
import type { ReaderTasks } from '../readers/readerTasks';
import { mostOfflineBytes, verifyOfflineKyc } from './verifyOfflineKyc';

// Stryker disable next-line ObjectLiteral,BooleanLiteral: Node has no web workers
configure({ useWebWorkers: false });

class TooLarge extends Error {}

/** The text of an entry; its true size is counted while it unpacks. */
async function textOf(entry: FileEntry, password: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const counted = new WritableStream<Uint8Array>({
    write: part => {
      size += part.length;
      if (size > mostOfflineBytes) throw new TooLarge();
      parts.push(part);
    },
  });
  await entry.getData(counted, { password, checkSignature: true });
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** The one XML document of an archive, opened with its share code. */
async function unpacked(archive: Uint8Array, shareCode: string): Promise<string | OfflineKycOutcome> {
  const zip = new ZipReader(new Uint8ArrayReader(archive));
  try {
    const files = (await zip.getEntries()).filter(entry => !entry.directory);
    const [only] = files;
    if (!only || files.length > 1 || !/\.xml$/i.test(only.filename))
      return refusedOfflineKyc('notOneDocument');
    if (only.encrypted && shareCode === '') return refusedOfflineKyc('shareCodeMissing');
    try {
      return await textOf(only, shareCode);
    } catch (error) {
      return refusedOfflineKyc(only.encrypted && !(error instanceof TooLarge) ? 'shareCodeWrong' : 'notXml');
    }
  } catch {
    return refusedOfflineKyc('notOneDocument');
  } finally {
    await zip.close();
  }
}

/** Reads an Aadhaar offline e-KYC file, XML or an archive with its share code, and verifies it. A portrait that cannot
 *  be drawn is left out. */
export async function readOfflineFile({
  bytes,
  shareCode,
  certificates,
  at,
  maxAgeDays,
}: ReaderTasks['offlineKyc']['ask']): Promise<OfflineKycOutcome> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const xml = isArchive ? await unpacked(bytes, shareCode.trim()) : new TextDecoder().decode(bytes);
  if (typeof xml !== 'string') return xml;
  const outcome = verifyOfflineKyc(xml, { certificates, now: new Date(at), maxAgeDays });
  if (outcome.code !== 200) return outcome;
  const drawn = await isDrawable(Buffer.from(outcome.aadhaar.imagebase64, 'base64'));
  return drawn ? outcome : { ...outcome, aadhaar: { ...outcome.aadhaar, imagebase64: '' } };
}
