import type { ServerConfig } from '../config';
import type { OpenDatabase } from './database';
import { openDatabase } from './open';

/** Opens the configured database for a command that may take long over all of it: no statement of it is cancelled for
 *  its time. Waiting for locks stays limited.
 *  @throws CannotStart with one actionable line when it cannot be used */
export function openForCommand(
  config: Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databaseLimits'>,
  options?: { readonly migrates?: boolean },
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, databaseDirectUrl, databaseLimits } = config;
  // Past a pooler: it would hold one of its few connections for all that time.
  const direct = { dataDir, databaseUrl: databaseDirectUrl ?? databaseUrl };
  return openDatabase({ ...direct, databaseLimits: { ...databaseLimits, statementMs: 0 } }, options);
}
