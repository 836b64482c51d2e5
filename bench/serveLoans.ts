import type { Application } from '@lending-desk/domain/loan';
import { eq } from 'drizzle-orm';
import { storeApplications } from '../packages/server/src/import/storeApplications';
import { demoEmail } from '../packages/server/src/signin/demoAccounts';
import { hashPassword } from '../packages/server/src/signin/password';
import { staff } from '../packages/server/src/signin/table';
import { startBuiltServer } from '../scripts/builtServer';
import { atEnd } from './cleanup';
import { benchConfig, benchSecret, openDesk } from './desk';
import { openBenchDatabase } from './engines';
import { fillLoans } from './fillLoans';
import { signIn } from './product';

const account = demoEmail('credit.admin', benchConfig.orgEmailDomain);
/** The demonstration's password is rejected outside demonstrations. */
const password = 'a password of measurements';

/** The built server on a PostgreSQL database of its own with many loans, and a session of a credit admin.
 *  @param applications  loans with all their data, in addition */
export async function serveLoans(loans: number, applications: readonly Application[]) {
  const { db, url, close } = await openBenchDatabase('postgres');
  if (url === null) throw new Error('The server needs the address of its database');
  await openDesk(db);
  await db
    .update(staff)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(staff.email, account));
  console.log(`Filling postgres with ${loans.toLocaleString('en-US')} loans…`);
  await fillLoans(db, loans);
  await storeApplications(db, applications, { now: new Date(), by: 'Bench', secret: benchSecret });
  await db.execute('vacuum analyze');
  const starting = startBuiltServer({ DATABASE_URL: url, DEMO: 'off', SIGNING_SECRET: benchSecret });
  const stop = atEnd(async () => (await starting).stop());
  const { address, pid } = await starting;
  const { token } = await signIn(address, { email: account, password });
  return {
    address,
    pid,
    token,
    close: async () => {
      await stop();
      await close();
    },
  };
}
