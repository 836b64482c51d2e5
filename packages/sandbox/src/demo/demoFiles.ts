import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Database, type FileHome, storeBytes } from '@lending-desk/server/ports';

// The same relative path from the sources and from the bundle.
const folder = join(import.meta.dirname, 'samples', 'pictures');

/** The drawn faces, specimen identity documents and sample documents that the demonstration's loans name: the key
 *  is 'demo/' plus the path in the folder, such as 'demo/faces/0.webp'. */
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

/** Stores the files of the demonstration under the keys of its loans. Storing them again replaces them. */
export async function storeDemoFiles(db: Database, home: FileHome, now: Date): Promise<void> {
  await storeBytes(db, home, demoFiles(), now);
}
