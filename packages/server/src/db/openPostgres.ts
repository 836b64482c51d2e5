import { Client, Pool } from 'pg';
import { CannotStart, errorCode } from './cannotStart';
import { databaseOn } from './databaseOn';
import { keepListening } from './keepListening';
import { type DatabaseLimits, defaultLimits } from './limits';
import { migrateServer } from './migrate';
import type { OpenDatabase } from './database';
import { isAway } from './outage';

/** Connecting, and waiting for a connection that others use: fail with a message rather than hang. */
const connectMs = 10_000;
/** A statement that its own limit does not end: the network is gone, or the server is stopped. */
const unansweredMs = 5_000;

/** Session limits, which override those of a role or a database. There is no idle-in-transaction limit: a
 *  transaction waits for nothing but the database. */
const sessionOf = (databaseUrl: string, { statementMs, lockMs }: Omit<DatabaseLimits, 'pool'>) => ({
  connectionString: databaseUrl,
  application_name: 'lending-desk',
  options: `-c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=0`,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
});

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host is unknown',
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

/** Migrates, or only connects, on a connection of its own.
 *  @throws CannotStart when the database cannot be reached */
async function prepare(databaseUrl: string, migrates: boolean): Promise<void> {
  const place = placeOf(databaseUrl);
  // A migration has no time limit, and waits for one that another server runs.
  const single = new Client(sessionOf(databaseUrl, { statementMs: 0, lockMs: 0 }));
  // What ends the connection also fails the statement that is waiting.
  single.on('error', () => undefined);
  try {
    await single.connect();
    if (migrates) await migrateServer(single);
  } catch (error) {
    const reason = reasons[errorCode(error) ?? ''] ?? (isAway(error) ? 'it does not answer' : null);
    if (reason === null) throw error;
    throw new CannotStart(`Cannot use PostgreSQL at ${place}: ${reason}. Check DATABASE_URL.`);
  } finally {
    await single.end();
  }
}

/** Connections to share, none of which ends the process when it breaks. */
export function poolOf(databaseUrl: string, limits: DatabaseLimits = defaultLimits): Pool {
  const pool = new Pool({
    ...sessionOf(databaseUrl, limits),
    max: limits.pool,
    ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + unansweredMs }),
  });
  // One that breaks while nobody uses it leaves the pool, and one that breaks in use fails every further statement
  // sent over it. Both are also announced, and an announcement without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => void client.on('error', () => undefined));
  return pool;
}

/** Opens a PostgreSQL database with a connection pool and migrates it. Who finds every connection in use waits for
 *  one, ten seconds at most.
 *  @param options.migrates  false: opens it as it is. @default true
 *  @throws CannotStart when it cannot be reached */
export async function openPostgres(
  databaseUrl: string,
  limits: DatabaseLimits = defaultLimits,
  { migrates = true }: { readonly migrates?: boolean } = {},
): Promise<OpenDatabase> {
  await prepare(databaseUrl, migrates);
  const pool = poolOf(databaseUrl, limits);
  return {
    db: databaseOn(pool),
    engine: 'postgres',
    listen: (channel, listener) =>
      keepListening(() => new Client(sessionOf(databaseUrl, limits)), channel, listener),
    close: () => pool.end(),
  };
}
