import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { errorCode } from '../../db/cannotStart';
import type { FileStorage } from './fileStorage';

/** Files in a folder of this machine, or one that several servers share.
 *  @param folder  made with the first file */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (name: string) => join(folder, name);
  return {
    put: async (name, file) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await rename(file.path, path);
      } catch (error) {
        if (errorCode(error) !== 'EXDEV') throw error;
        // On another disk: whole under another name first, so that no half object is ever found.
        await copyFile(file.path, `${path}.part`);
        await rename(`${path}.part`, path);
      }
    },
    read: async (name, range) => {
      try {
        // Opened first: a missing file is an answer, not a stream that breaks.
        const handle = await open(pathOf(name), 'r');
        const stream = createReadStream('', { fd: handle, ...range });
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: name => rm(pathOf(name), { force: true }),
  };
}
