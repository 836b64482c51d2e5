import type { OpenDatabase } from './database';
import type { DatabaseLimits } from './limits';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

/** Opens and migrates the configured database: PostgreSQL when there is a URL, otherwise the embedded one in
 *  the data folder.
 *  @param options.migrates  false: opens what is there, as it is. @default true
 *  @throws CannotStart with one actionable line when it cannot be used */
export async function openDatabase(
  config: {
    dataDir: string;
    databaseUrl: string | null;
    databaseDirectUrl?: string | null;
    /** For PostgreSQL only; the embedded database has one connection and one server. */
    databaseLimits?: DatabaseLimits;
  },
  { migrates = true }: { readonly migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl = null, databaseLimits } = config;
  return databaseUrl === null
    ? openEmbedded(config.dataDir, { migrates })
    : openPostgres({ databaseUrl, databaseDirectUrl }, databaseLimits, { migrates });
}
