import { fromBufferPromise, openPromise, type ZipFile } from 'yauzl';

const settings = { lazyEntries: true, autoClose: false };

const opened = async (archive: string | Uint8Array): Promise<ZipFile> =>
  typeof archive === 'string'
    ? openPromise(archive, settings)
    : fromBufferPromise(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength), settings);

/** Whether an archive unpacks to at most so many bytes. Every entry is unpacked and counted: what its heads declare is
 *  only what its maker wrote there. Refuses an archive whose entries and directory disagree, because the next program
 *  may believe the other one, and a broken or encrypted one.
 *  @param archive  its path, or its bytes */
export async function unpacksWithin(archive: string | Uint8Array, most: number): Promise<boolean> {
  let zip: ZipFile | undefined;
  try {
    zip = await opened(archive);
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      const head = await zip.readLocalFileHeaderPromise(entry);
      const sizesFollow = (head.generalPurposeBitFlag & 8) !== 0;
      const agrees =
        head.compressionMethod === entry.compressionMethod &&
        head.fileName.equals(entry.fileNameRaw) &&
        (sizesFollow || head.uncompressedSize === entry.uncompressedSize);
      if (!agrees) return false;
      if (entry.uncompressedSize === 0 && entry.compressedSize === 0) continue;
      // Ends with an error as soon as an entry has more bytes than declared.
      for await (const part of await zip.openReadStreamPromise(entry)) {
        unpacked += (part as Buffer).length;
        if (unpacked > most) return false;
      }
    }
    return true;
  } catch {
    return false;
  } finally {
    zip?.close();
  }
}
