import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Database, type FileHome, storeBytes } from '@lending-desk/server/ports';

// Beside the sources and beside the bundle alike.
const folder = join(import.meta.dirname, 'samples', 'pictures');

/** The drawn faces, specimens of papers and sample documents that loans of the demonstration name: the key is 'demo/'
 *  and the path in the folder, as in 'demo/faces/0.webp'. */
export function demoFiles(): { readonly key: string; readonly bytes: Uint8Array }[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
  return names.map(name => {
    const path = name.slice(folder.length + 1).replaceAll(sep, '/');
    return { key: `demo/${path}`, bytes: new Uint8Array(readFileSync(name)) };
  });
}

/** Puts the files of the demonstration where loans look for theirs. Storing them again replaces them. */
export async function storeDemoFiles(db: Database, home: FileHome, now: Date): Promise<void> {
  await storeBytes(db, home, demoFiles(), now);
}
