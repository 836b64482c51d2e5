import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** How much is free on the disk of a folder, which need not exist yet. @returns null where the system does not say */
export async function spaceOf(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  let there = resolve(folder);
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  try {
    const { bavail, blocks, bsize } = await statfs(there);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
