import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { errorCode } from '../../db/cannotStart';
import { bounded } from '../bounded';
import type { FileStorage } from './fileStorage';

/** A folder that several servers share may be on a disk that no longer answers. */
const limitMs = 60_000;

/** Files in a local folder, or in one that several servers share.
 *  @param folder  created with the first file */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (name: string) => join(folder, name);
  return {
    put: (name, file) =>
      bounded(async () => {
        const path = pathOf(name);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        try {
          await rename(file.path, path);
        } catch (error) {
          if (errorCode(error) !== 'EXDEV') throw error;
          // On another disk: copied under a temporary name first, so that readers never find a partial object.
          await copyFile(file.path, `${path}.part`);
          await rename(`${path}.part`, path);
        }
      }, limitMs),
    read: async (name, range) => {
      try {
        // Opened before streaming: a missing file is an answer, not a broken stream.
        const handle = await bounded(() => open(pathOf(name), 'r'), limitMs);
        const stream = createReadStream('', { fd: handle, ...range });
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: name => bounded(() => rm(pathOf(name), { force: true }), limitMs),
  };
}
