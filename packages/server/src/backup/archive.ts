import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { CannotStart, errorCode } from '../db/cannotStart';

/** A part of an archive: a name with slashes, and its bytes. */
export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Writes a gzipped tar file. It appears under its name only when it is complete; a failure leaves nothing.
 *  @param produce  adds the entries in order; each must fit into memory
 *  @throws CannotStart when the file exists already or cannot be written */
export async function writeArchive(
  file: string,
  produce: (add: (entry: Entry) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw new CannotStart(`${file} exists already. Name a new file.`);
  const part = `${file}.part`;
  const cannotWrite = (error: unknown) =>
    new CannotStart(`Cannot write ${file} (${errorCode(error) ?? 'refused'}).`);
  // Readable by its owner only. A stream that opens the file itself could do so after a failure has removed it.
  const opened = await open(part, 'w', 0o600).catch((error: unknown) => {
    throw cannotWrite(error);
  });
  const tar = pack();
  // On the disk before it gets its name.
  const written = pipeline(tar, createGzip(), opened.createWriteStream({ flush: true }));
  const add = ({ name, bytes }: Entry): Promise<void> => {
    const added = new Promise<void>((resolve, reject) => {
      tar.entry({ name, size: bytes.byteLength, mode: 0o600 }, bytes, error => {
        if (error) reject(error);
        else resolve();
      });
    });
    // After a failed write, such as on a full disk, the entry is never added.
    return Promise.race([added, written]);
  };
  try {
    await Promise.race([produce(add), written]);
    tar.finalize();
    await written;
    renameSync(part, file);
  } catch (error) {
    tar.destroy();
    await written.catch(() => {});
    rmSync(part, { force: true });
    if (errorCode(error) === 'ENOSPC') throw cannotWrite(error);
    throw error;
  }
}

/** Reads the entries of an archive one after the other.
 *  @throws CannotStart when the file cannot be read, is damaged or incomplete, or is no archive */
export async function* readArchive(file: string): AsyncGenerator<Entry, void> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  // The failure is thrown below, after the entry that broke off.
  read.catch(() => {});
  try {
    for await (const entry of tar) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(parts) };
    }
    await read;
  } catch (error) {
    const isOfFile = error instanceof Error && 'syscall' in error;
    if (isOfFile) throw new CannotStart(`Cannot read ${file} (${errorCode(error) ?? 'refused'}).`);
    throw damaged(file);
  }
}

/** The refusal of a file that is not what was written. */
export const damaged = (file: string): CannotStart =>
  new CannotStart(`${file} is damaged or incomplete, or is no backup of Lending Desk. Nothing was restored.`);
