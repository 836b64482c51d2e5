import type { ServerConfig } from './config';
import type { Database } from './db/client';
import type { FileHome } from './files/fileHome';
import { requireSameStore } from './files/requireSameStore';
import { seedConfiguration } from './decision/configuration';
import type { Sandbox } from './sandbox/sandbox';
import { takeOverStored } from './ledger/takeOverStored';
import { secretsOf } from './secrets/secretsOf';
import { createDemoAccounts, endDemoSessions } from './signin/demoAccounts';
import { sealOnce } from './statements/sealOnce';

/** Prepares a migrated database before the server accepts requests. On a second start nothing here takes longer
 *  for more loans. */
export async function readyDatabase(
  db: Database,
  config: Pick<ServerConfig, 'orgEmailDomain' | 'signingSecret' | 'previousSecrets'>,
  { files, sandbox }: { readonly files: FileHome; readonly sandbox: Sandbox | null },
  now: Date,
): Promise<void> {
  await requireSameStore(db, files);
  await seedConfiguration(db, now);
  await sealOnce(db, secretsOf(config));
  await takeOverStored(db, now);
  if (!sandbox) {
    await endDemoSessions(db, now);
    return;
  }
  await createDemoAccounts(db, config.orgEmailDomain, now);
  await sandbox.seed(db, { now, files, orgEmailDomain: config.orgEmailDomain, secret: config.signingSecret });
}
