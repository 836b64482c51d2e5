// Builds the app (packages/app/dist, with Brotli copies) and the server (packages/server/dist/main.js).
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ensureInstalled, root } from './install.mjs';
import { runNode, toolFile } from './tool.mjs';

const appDist = join(root, 'packages/app/dist');
const serverDist = join(root, 'packages/server/dist');
const stamp = join(serverDist, '.built');
const sources = [
  'packages/domain/src',
  'packages/domain/testing',
  'packages/ui/src',
  'packages/app/src',
  'packages/app/public',
  'packages/app/index.html',
  'packages/server/src',
  'packages/sandbox/src',
  'vite.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
];

/** All files and folders under a path, including itself: a folder's modification time reveals deleted files.
 *  @param {string} path
 *  @returns {string[]} */
function withContents(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true }).map(name => join(path, String(name)))];
}

/** Whether both bundles exist and are newer than all sources. Tests do not count as sources. */
export function isBuilt() {
  if (!existsSync(stamp) || !existsSync(join(appDist, 'index.html'))) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return sources
    .flatMap(path => withContents(join(root, path)))
    .every(path => /\.test\.tsx?$/.test(path) || statSync(path).mtimeMs <= builtAt);
}

// Text only: fonts and images are already compressed.
const compressible = new Set(['.js', '.mjs', '.css', '.html', '.svg', '.json', '.webmanifest']);

/** Writes a compressed copy beside every text file.
 *  @param {string} folder
 *  @param {number} [quality]  1 is fastest, 11 smallest */
export function writeBrotliCopies(folder, quality = constants.BROTLI_MAX_QUALITY) {
  const files = readdirSync(folder, { recursive: true }).map(name => join(folder, String(name)));
  for (const file of files.filter(it => compressible.has(extname(it)) && !it.includes('.vite'))) {
    const body = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  }
}

/** Names the release in the service worker. A browser takes a worker for new only when its bytes differ, and the page
 *  names files whose names follow the content of all others. */
function nameRelease() {
  const page = readFileSync(join(appDist, 'index.html'));
  const release = createHash('sha256').update(page).digest('hex').slice(0, 16);
  appendFileSync(join(appDist, 'sw.js'), `// Release ${release}\n`);
}

/** Builds both; prints the tools' output only on failure, or with `loud`.
 *  @param {{ loud?: boolean }} [options]
 *  @returns {boolean} whether it succeeded */
export function build({ loud = false } = {}) {
  const startedAt = new Date();
  for (const args of [['build'], ['build', '--config', 'vite.server.config.ts']]) {
    const { ok, output } = runNode(toolFile('vite'), args, { quiet: !loud });
    if (ok) continue;
    console.error(output);
    return false;
  }
  nameRelease();
  writeBrotliCopies(appDist);
  writeFileSync(stamp, '');
  // The start time, not the end: a source saved during the build makes it stale.
  utimesSync(stamp, startedAt, startedAt);
  return true;
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  ensureInstalled();
  if (!build({ loud: true })) process.exit(1);
}
