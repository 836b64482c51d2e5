import type { Application } from '@lending-desk/domain/loan';
import { inArray } from 'drizzle-orm';
import type { Database } from '../packages/server/src/db/client';
import { storeApplications } from '../packages/server/src/import/storeApplications';
import { demoEmail } from '../packages/server/src/signin/demoAccounts';
import { hashPassword } from '../packages/server/src/signin/password';
import { staff } from '../packages/server/src/signin/table';
import { startBuiltServer } from '../scripts/builtServer';
import { atEnd } from './cleanup';
import { benchConfig, benchSecret, openDesk } from './desk';
import { openBenchDatabase } from './engines';
import { fillLoans, type Mix } from './fillLoans';
import { signIn } from './product';

const emailOf = (mailbox: string) => demoEmail(mailbox, benchConfig.orgEmailDomain);
/** The demonstration's password is rejected outside demonstrations. */
const password = 'a password of measurements';

/** The built server on a PostgreSQL database of its own with many loans, and a session of a credit admin.
 *  @param applications  loans with all their data, in addition
 *  @param more  which statuses the loans have, and what else is written of them */
export async function serveLoans(
  loans: number,
  applications: readonly Application[],
  more: { readonly mix?: Mix; readonly fill?: (db: Database) => Promise<void> } = {},
) {
  const { db, url, close } = await openBenchDatabase('postgres');
  if (url === null) throw new Error('The server needs the address of its database');
  await openDesk(db);
  await db
    .update(staff)
    .set({ passwordHash: await hashPassword(password) })
    .where(inArray(staff.email, [emailOf('credit.admin'), emailOf('collections.admin')]));
  console.log(`Filling postgres with ${loans.toLocaleString('en-US')} loans…`);
  await fillLoans(db, loans, more.mix);
  await more.fill?.(db);
  await storeApplications(db, applications, { now: new Date(), by: 'Bench', secret: benchSecret });
  await db.execute('vacuum analyze');
  const starting = startBuiltServer({ DATABASE_URL: url, DEMO: 'off', SIGNING_SECRET: benchSecret });
  const stop = atEnd(async () => (await starting).stop());
  const { address, pid } = await starting;
  const tokenOf = async (mailbox: string) =>
    (await signIn(address, { email: emailOf(mailbox), password })).token;
  return {
    address,
    pid,
    token: await tokenOf('credit.admin'),
    tokenOf,
    close: async () => {
      await stop();
      await close();
    },
  };
}
