import type { ServerConfig } from './config';
import type { Database } from './db/client';
import type { FileHome } from './files/fileHome';
import { seedConfiguration } from './decision/configuration';
import { secretsOf } from './secrets/secretsOf';
import { createDemoAccounts, endDemoSessions } from './signin/demoAccounts';
import { sealOnce } from './statements/sealOnce';

/** What a start does with a migrated database before anybody is served. At a second start nothing of it takes longer
 *  for more loans. */
export async function readyDatabase(
  db: Database,
  config: Pick<ServerConfig, 'demo' | 'orgEmailDomain' | 'signingSecret' | 'previousSecrets'>,
  files: FileHome,
  now: Date,
): Promise<void> {
  await seedConfiguration(db, now);
  await sealOnce(db, secretsOf(config));
  if (!config.demo) {
    await endDemoSessions(db, now);
    return;
  }
  await createDemoAccounts(db, config.orgEmailDomain, now);
  // A chunk of its own: a lender's server never loads it.
  const { seedDemo } = await import('./import/seedDemo');
  await seedDemo(db, { now, files, orgEmailDomain: config.orgEmailDomain, secret: config.signingSecret });
}
