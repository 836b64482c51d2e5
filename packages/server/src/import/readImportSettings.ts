import { type Environment, readConfig, type ServerConfig } from '../config';

/** On PostgreSQL an import needs the server's secret only for a file with statement passwords; embedded, it finds
 *  the secret in the data folder.
 *  @throws as `readConfig` */
export function readImportSettings(env: Environment): {
  readonly config: ServerConfig;
  readonly secret: string | null;
} {
  const given = Boolean(env['SIGNING_SECRET']?.trim());
  if (given || !env['DATABASE_URL']?.trim()) {
    const config = readConfig(env);
    return { config, secret: config.signingSecret };
  }
  const config = readConfig({ ...env, SIGNING_SECRET: 'nothing at all is signed by this import' });
  return { config, secret: null };
}
