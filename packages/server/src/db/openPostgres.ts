import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { CannotStart, errorCode } from './cannotStart';
import { keepListening } from './keepListening';
import { type DatabaseLimits, defaultLimits } from './limits';
import { migrateServer } from './migrate';
import type { OpenDatabase } from './database';
import * as schema from './schema';

const settings: postgres.Options<Record<string, never>> = {
  // Seconds. Fail with a message rather than hang when a database does not answer.
  connect_timeout: 10,
  // 'Already exists, skipping' of a repeated migration is noise.
  onnotice: () => {},
};

/** Session limits, which override those of a role or a database. They are passed as command line options
 *  because the driver leaves out a parameter that is 0. There is no idle-in-transaction limit: when the
 *  database ends such a transaction, the driver (3.4) crashes the process or sends the remaining statements in
 *  another transaction. */
const sessionOf = ({ statementMs, lockMs }: Omit<DatabaseLimits, 'pool'>) => ({
  application_name: 'lending-desk',
  options: `-c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=0`,
});
/** A migration has no time limit, and waits for one that another server runs. */
const migrating = sessionOf({ statementMs: 0, lockMs: 0 });

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host is unknown',
  CONNECT_TIMEOUT: 'it does not answer',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'user or password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'the database does not exist',
};

/** Where a URL points, without its password. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl))
    throw new CannotStart('DATABASE_URL is not a URL like postgres://user:password@host:5432/name.');
  const { host, pathname, protocol } = new URL(databaseUrl);
  if (!/^postgres(ql)?:$/.test(protocol)) {
    throw new CannotStart('DATABASE_URL is not a URL like postgres://user:password@host:5432/name.');
  }
  return `${host}${pathname}`;
}

/** Opens a PostgreSQL database with a connection pool and migrates it.
 *  @param options.migrates  false: opens it as it is. @default true
 *  @throws CannotStart when it cannot be reached */
export async function openPostgres(
  databaseUrl: string,
  limits: DatabaseLimits = defaultLimits,
  { migrates = true }: { readonly migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const place = placeOf(databaseUrl);
  const single = postgres(databaseUrl, { ...settings, connection: migrating, max: 1 });
  try {
    if (migrates) await migrateServer(single);
    else await single`select 1`;
  } catch (error) {
    const reason = reasons[errorCode(error) ?? ''];
    if (!reason) throw error;
    throw new CannotStart(`Cannot use PostgreSQL at ${place}: ${reason}. Check DATABASE_URL.`);
  } finally {
    await single.end({ timeout: 1 });
  }
  const client = postgres(databaseUrl, { ...settings, connection: sessionOf(limits), max: limits.pool });
  return {
    db: drizzle({ client, schema }),
    engine: 'postgres',
    listen: (channel, listener) => keepListening(client, channel, listener),
    close: () => client.end({ timeout: 5 }),
  };
}
