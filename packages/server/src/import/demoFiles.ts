import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Database } from '../db/client';
import { contentTypeOf } from '../files/contentType';
import { tableStorage } from '../files/tableStorage';
import type { KeptFile } from '../providers/fileStorage/fileStorage';

// Beside the sources and beside the bundle alike.
const folder = join(import.meta.dirname, 'samples', 'pictures');

/** The drawn faces, specimens of papers and sample documents that loans of the demonstration name: the key is 'demo/'
 *  and the path in the folder, as in 'demo/faces/0.webp'.
 *  @throws Error for a file of a kind that is not kept */
export function demoFiles(): KeptFile[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
  return names.map(name => {
    const bytes = new Uint8Array(readFileSync(name));
    const contentType = contentTypeOf(bytes);
    if (contentType === null) throw new Error(`${name} is of a kind that is not kept`);
    const path = name.slice(folder.length + 1).replaceAll(sep, '/');
    return { key: `demo/${path}`, bytes, contentType };
  });
}

/** Puts the files of the demonstration where loans look for theirs. Doing it again changes nothing. */
export async function storeDemoFiles(db: Database, now: Date): Promise<void> {
  const storage = tableStorage(db);
  const files = demoFiles();
  const known = await storage.known(files.map(({ key }) => key));
  for (const file of files) if (!known.has(file.key)) await storage.put(file, now);
}
