// Installs dependencies if they are missing or differ from the lock file. Uses Node only, no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} path
 *  @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>} */
function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

// Compared by content, because checkouts and copies change modification times.
function isInstalled() {
  const mark = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(mark)) return false;
  const present = packagesOf(mark);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      !path.startsWith('node_modules/') ||
      wanted.link ||
      // A package for another system is legitimately missing.
      (wanted.optional && !present[path]) ||
      present[path]?.version === wanted.version,
  );
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Lending Desk needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Exits with a one-line message if Node is too old; otherwise runs npm ci if node_modules is missing or stale. */
export function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  console.log('Installing dependencies…');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status === 0) return;
  console.error('The dependencies could not be installed. Check the network and run: npm ci');
  process.exit(1);
}
