import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { configuration } from '../decision/table';
import type { Secrets } from '../secrets/secretsOf';
import { sealStored } from './sealStored';

/** Records that no password of an older version is left unsealed. */
const allSealed = 'done.statementPasswordsSealed';

/** At the first start of this version, seals passwords that an older version stored plain. Imports seal since
 *  then, so later starts need not search all loans. If interrupted, the next start repeats it. */
export async function sealOnce(db: Database, secrets: Secrets): Promise<void> {
  const [done] = await db
    .select({ key: configuration.key })
    .from(configuration)
    .where(eq(configuration.key, allSealed));
  if (done) return;
  await sealStored(db, secrets, 'plain');
  await db.insert(configuration).values({ key: allSealed, value: true }).onConflictDoNothing();
}
