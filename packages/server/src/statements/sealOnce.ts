import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { configuration } from '../decision/table';
import type { Secrets } from '../secrets/secretsOf';
import { sealStored } from './sealStored';

/** Says that no password an older version stored as it came is left. */
const allSealed = 'done.statementPasswordsSealed';

/** Seals what an older version left plain at the first start of this one; every import since seals by itself, so that
 *  later starts need not look through all loans. Cut short, it is begun again by the next start.
 *  @returns whether it looked */
export async function sealOnce(db: Database, secrets: Secrets): Promise<boolean> {
  const [done] = await db
    .select({ key: configuration.key })
    .from(configuration)
    .where(eq(configuration.key, allSealed));
  if (done) return false;
  await sealStored(db, secrets, 'plain');
  await db.insert(configuration).values({ key: allSealed, value: true }).onConflictDoNothing();
  return true;
}
