import type { Database } from './client';
import type { DatabaseLimits } from './limits';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

/** Somebody who is told what is sent to a channel. */
export interface Listener {
  readonly onPayload: (payload: string) => void;
  /** The connection was lost for a while: nobody knows what was sent meanwhile. */
  readonly onMissed: () => void;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'pglite' | 'postgres';
  /** Is told what any server sends to a channel of this database, once its transaction has committed.
   *  @returns what ends it */
  readonly listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

/** Opens and migrates the database that the configuration names: PostgreSQL when there is a URL, else the embedded
 *  one in the data folder.
 *  @throws CannotStart with one line to act on when it cannot be used */
export async function openDatabase(config: {
  dataDir: string;
  databaseUrl: string | null;
  /** Of PostgreSQL; the embedded database has one connection and one server. */
  databaseLimits?: DatabaseLimits;
}): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDir)
    : openPostgres(config.databaseUrl, config.databaseLimits);
}
