import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

function hasRoom() {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > neededBytes && freemem() > 2 * neededBytes;
}

/** A folder for what tests write and throw away, removed when this process ends: in memory where Linux has room for it,
 *  since making a database on a disk takes five times as long. Null elsewhere: the usual one serves.
 *  @returns {string | null} */
export function temporaryFolder() {
  if (!hasRoom()) return null;
  const folder = mkdtempSync(join(inMemory, 'lending-desk-tests-'));
  // As the usual one is: PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}
