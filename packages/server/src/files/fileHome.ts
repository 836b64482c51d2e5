import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '../config';
import { errorCode } from '../db/cannotStart';
import type { FileStorage, LocalFile } from '../providers/fileStorage/fileStorage';
import { folderStorage } from '../providers/fileStorage/folder';
import { s3Storage } from '../providers/fileStorage/s3';

const incomingMs = 60 * 60 * 1000;

/** Where this server stores files. */
export interface FileHome {
  readonly storage: FileStorage;
  /** A local folder for files while they are being received. */
  readonly incoming: string;
}

/** The file storage the configuration names. For a folder, incoming files are kept next to it, so that storing
 *  one is only a rename. */
export function fileHomeOf({ files, dataDir }: Pick<ServerConfig, 'files' | 'dataDir'>): FileHome {
  return files.kind === 'folder'
    ? { storage: folderStorage(files.folder), incoming: join(files.folder, 'incoming') }
    : { storage: s3Storage(files), incoming: join(dataDir, 'incoming') };
}

/** A path for an incoming file; the caller removes the file. */
export async function incomingPath({ incoming }: FileHome): Promise<string> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  return join(incoming, randomUUID());
}

/** Removes incoming files that nobody has written to for an hour: a server that was killed leaves them behind. */
export async function clearIncoming({ incoming }: FileHome, now: Date): Promise<void> {
  const unlessGone = <T>(error: unknown, instead: T): T => {
    // Another server may clear the same folder.
    if (errorCode(error) === 'ENOENT') return instead;
    throw error;
  };
  const names = await readdir(incoming).catch((error: unknown) => unlessGone<string[]>(error, []));
  for (const name of names) {
    const path = join(incoming, name);
    const written = await stat(path).catch((error: unknown) => unlessGone(error, null));
    if (written && now.getTime() - written.mtimeMs > incomingMs) await rm(path, { force: true });
  }
}

/** Writes bytes to local files while `work` runs. */
export async function withLocalFiles<T>(
  home: FileHome,
  contents: readonly Uint8Array[],
  work: (files: readonly LocalFile[]) => Promise<T>,
): Promise<T> {
  const files = await Promise.all(
    contents.map(async bytes => ({
      bytes,
      path: await incomingPath(home),
      size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  );
  try {
    await Promise.all(files.map(({ path, bytes }) => writeFile(path, bytes, { mode: 0o600 })));
    return await work(files);
  } finally {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }
}
