import type { ServerConfig } from '../config';
import type { OpenDatabase } from './database';
import { openDatabase } from './open';

/** Opens the configured database for a command that may take long over all of it: no statement of it is cancelled for
 *  its time. Waiting for locks stays limited.
 *  @throws CannotStart with one actionable line when it cannot be used */
export function openForCommand(
  config: Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 'databaseLimits'>,
  options?: { readonly migrates?: boolean },
): Promise<OpenDatabase> {
  return openDatabase({ ...config, databaseLimits: { ...config.databaseLimits, statementMs: 0 } }, options);
}
