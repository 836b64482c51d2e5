import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { CannotStart, errorCode } from './cannotStart';
import { keepEmptyCluster, readEmptyCluster } from './emptyCluster';
import { lockFolder } from './folderLock';
import { migrateEmbedded } from './migrate';
import type { OpenDatabase } from './database';

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CannotStart(
      `Cannot write to the data folder ${folder} (${errorCode(error) ?? 'refused'}). Set DATA_DIR to a folder this user may write to.`,
    );
  }
}

async function makeCluster(folder: string): Promise<PGlite> {
  const packed = await readEmptyCluster();
  if (packed) return PGlite.create({ dataDir: folder, loadDataDir: packed });
  const client = await PGlite.create({ dataDir: folder });
  await keepEmptyCluster(client);
  return client;
}

/** Opens the cluster of a data folder, creating it when there is none. A marker file exists during creation, so
 *  that the next start recognises a half-created cluster and creates it again. */
async function openCluster(dataDir: string, makes: boolean): Promise<{ client: PGlite; made: () => void }> {
  const folder = join(dataDir, 'database');
  const mark = join(dataDir, 'database.unfinished');
  const finished = existsSync(join(folder, 'PG_VERSION')) && !existsSync(mark);
  if (finished) return { client: await PGlite.create({ dataDir: folder }), made: () => {} };
  if (!makes) throw new CannotStart(`There is no database in the data folder ${dataDir}. Check DATA_DIR.`);
  writeFileSync(mark, '');
  rmSync(folder, { recursive: true, force: true });
  return { client: await makeCluster(folder), made: () => rmSync(mark, { force: true }) };
}

/** Opens the embedded database: PostgreSQL in this process, kept in a folder, migrated.
 *  @param options.migrates  false: opens an existing database as it is. @default true
 *  @throws CannotStart when the folder cannot be written or belongs to another process, or has no database that
 *    could be opened as it is */
export async function openEmbedded(
  dataDir: string,
  { migrates = true }: { readonly migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const folder = resolve(dataDir);
  makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const { client, made } = await openCluster(folder, migrates);
    const db = drizzle({ client });
    if (migrates) await migrateEmbedded(db);
    made();
    return {
      db,
      engine: 'pglite',
      alone: work => work(),
      now: () => new Date(),
      hears: () => true,
      listen: (channel, { onPayload }) => client.listen(channel, onPayload),
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
