import { mkdirSync, openAsBlob, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

// Creating an empty PostgreSQL cluster takes about five seconds, unpacking one less than half of that. So the
// first cluster created on a machine is packed and cached in node_modules.

function cacheFolder(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  const module = dirname(dirname(require.resolve('@electric-sql/pglite')));
  const { version } = require(join(module, 'package.json')) as { version: string };
  return { folder: join(dirname(dirname(module)), '.cache', 'lending-desk'), version };
}

function packedFile(): string {
  const { folder, version } = cacheFolder();
  return join(folder, `empty-cluster-${version}.tar.gz`);
}

/** The packed empty cluster; null when none is cached yet. */
export async function readEmptyCluster(): Promise<Blob | null> {
  try {
    return await openAsBlob(packedFile());
  } catch {
    return null;
  }
}

/** Caches a cluster that holds nothing yet. Without a writable folder nothing is cached: that only costs
 *  time. */
export async function keepEmptyCluster(client: PGlite): Promise<void> {
  const packed = Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer());
  try {
    const file = packedFile();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, packed);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // An installation may be read-only; see above.
  }
}
