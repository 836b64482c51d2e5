import { cpSync, existsSync, readdirSync, readFileSync, rmSync, constants } from 'node:fs';
import { join, relative, sep } from 'node:path';

// What a change of the screens does not need.
const leftOut = new Set(['.git', '.cache', '.data', 'dist', 'node_modules']);
const lock = 'package-lock.json';

/** Copies the project, with its libraries if they changed, so that files can be changed in place: the browser is served
 *  no library from outside the folder of the stories.
 *  @returns the copy's folder, in `.cache` */
export function copyProject(root: string): string {
  const copy = join(root, '.cache/mutation/project');
  const isSame =
    existsSync(join(copy, lock)) &&
    readFileSync(join(copy, lock), 'utf8') === readFileSync(join(root, lock), 'utf8');
  if (existsSync(copy)) {
    for (const name of readdirSync(copy))
      if (!isSame || (name !== 'node_modules' && name !== '.cache'))
        rmSync(join(copy, name), { recursive: true, force: true });
  }
  const copied = (from: string) =>
    relative(root, from)
      .split(sep)
      .every(part => !leftOut.has(part));
  // A folder cannot be copied into itself, so each entry is copied.
  for (const name of readdirSync(root)) {
    if (leftOut.has(name)) continue;
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: copied });
  }
  const libraries = ['node_modules', ...packagesOf(root).map(name => `packages/${name}/node_modules`)];
  for (const folder of libraries) {
    if (!existsSync(join(root, folder)) || existsSync(join(copy, folder))) continue;
    // Blocks are shared where the file system can.
    const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE };
    cpSync(join(root, folder), join(copy, folder), options);
  }
  return copy;
}

const packagesOf = (root: string) => readdirSync(join(root, 'packages'));
