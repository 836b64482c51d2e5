import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const passedOver = new Set(['node_modules', 'dist', '.cache']);

/** The files under some folders, sorted; paths are relative to the root, with forward slashes.
 *  @param root  the project's folder
 *  @param folders  relative to the root; a missing one counts as empty */
export function filesUnder(root: string, folders: readonly string[]): string[] {
  return folders.flatMap(folder => {
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter(entry => !passedOver.has(entry.name))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .flatMap(entry => {
        const path = `${folder}/${entry.name}`;
        return entry.isDirectory() ? filesUnder(root, [path]) : [path];
      });
  });
}
