import type { Database } from './client';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'pglite' | 'postgres';
  readonly close: () => Promise<void>;
}

/** Opens and migrates the database that the configuration names: PostgreSQL when there is a URL, else the embedded
 *  one in the data folder.
 *  @throws CannotStart with one line to act on when it cannot be used */
export async function openDatabase(config: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<OpenDatabase> {
  return config.databaseUrl === null ? openEmbedded(config.dataDir) : openPostgres(config.databaseUrl);
}
