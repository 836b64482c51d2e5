import { existsSync, readdirSync, readlinkSync } from 'node:fs';

const ownDescriptors = '/proc/self/fd';

function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`${ownDescriptors}/${descriptor}`);
  } catch {
    // Closed since it was listed.
    return '';
  }
}

/** The files below a folder that this process holds open; none on systems without /proc. */
export function openFilesUnder(folder: string): string[] {
  if (!existsSync(ownDescriptors)) return [];
  return readdirSync(ownDescriptors)
    .map(targetOf)
    .filter(path => path.startsWith(folder));
}
