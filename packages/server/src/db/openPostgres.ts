import { randomUUID } from 'node:crypto';
import { type Client, type ClientConfig, Pool } from 'pg';
import { clientFor, type DatabaseAddress, readAddress } from './address';
import { CannotStart, errorCode } from './cannotStart';
import { databaseClock } from './databaseClock';
import { databaseOn } from './databaseOn';
import { keepListening } from './keepListening';
import { type DatabaseLimits, defaultLimits } from './limits';
import { lockWhile, migrateServer } from './migrate';
import type { OpenDatabase } from './database';
import { isAway, notWritable } from './outage';
import { requireFit } from './requireFit';

/** Connecting, and waiting for a connection that others use: fail with a message rather than hang. */
const connectMs = 10_000;
/** A statement that its own limit does not end: the network is gone, or the server is stopped. */
const unansweredMs = 5_000;

type SessionLimits = Omit<DatabaseLimits, 'pool'>;

const settingsOf = ({ statementMs, lockMs }: SessionLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  // None: a transaction waits for nothing but the database.
  idle_in_transaction_session_timeout: 0,
});

const connectionOf = (address: DatabaseAddress): ClientConfig => ({
  connectionString: address.urls[0],
  application_name: 'lending-desk',
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
});

/** Limits for a whole session, which override those of a role or a database. A pooler would take them for one of its
 *  own connections, or refuse them. */
const sessionOf = (address: DatabaseAddress, limits: SessionLimits): ClientConfig => ({
  ...connectionOf(address),
  options: Object.entries(settingsOf(limits))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
});

/** The same limits for one transaction, which hold behind a pooler too. */
const limitsOfTransaction = (limits: SessionLimits): string =>
  Object.entries(settingsOf(limits))
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ');

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is unknown',
  EAI_AGAIN: 'the host is unknown',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'user or password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'the database does not exist',
  '53300': 'it has no connection left for this server; docs/operating.md says how many a server opens',
  [notWritable]: 'it only answers reads, as a standby does',
  '08P01':
    'a pooler stands before it that refuses the limits of a session; set DATABASE_DIRECT_URL to the database itself',
};

/** Where a server reaches its database. */
export interface DatabasePlaces {
  /** For the pool. */
  readonly databaseUrl: string;
  /** Past a pooler that shares connections between transactions, for what needs one of its own: migrations, locks and
   *  notices. Null: `databaseUrl` is such an address itself. */
  readonly databaseDirectUrl?: string | null;
}

interface Places {
  readonly pooled: DatabaseAddress;
  readonly direct: DatabaseAddress;
  readonly isApart: boolean;
  /** The variable that names the direct address. */
  readonly name: string;
}

function placesOf({ databaseUrl, databaseDirectUrl = null }: DatabasePlaces): Places {
  const pooled = readAddress(databaseUrl, 'DATABASE_URL');
  const isApart = databaseDirectUrl !== null;
  const name = isApart ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  return { pooled, direct: isApart ? readAddress(databaseDirectUrl, name) : pooled, isApart, name };
}

function inWords(error: unknown, { location }: DatabaseAddress, name: string): unknown {
  if (error instanceof CannotStart) return error;
  const reason = reasons[errorCode(error) ?? ''] ?? (isAway(error) ? 'it does not answer' : null);
  return reason === null
    ? error
    : new CannotStart(`Cannot use PostgreSQL at ${location}: ${reason}. Check ${name}.`);
}

/** Works on a connection of its own, without a limit on time.
 *  @throws CannotStart when the database cannot be reached */
async function onDirect<T>({ direct, name }: Places, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new (clientFor(direct))(sessionOf(direct, { statementMs: 0, lockMs: 0 }));
  // What ends the connection also fails the statement that is waiting.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw inWords(error, direct, name);
  } finally {
    await client.end();
  }
}

const mark = 'lending_desk.mark';

/** Whether a setting made for a session is seen by another one, or lost: a pooler gives each transaction whatever
 *  connection is free. */
async function isShared(direct: DatabaseAddress): Promise<boolean> {
  const session = sessionOf(direct, { statementMs: connectMs, lockMs: connectMs });
  const [one, other] = [new (clientFor(direct))(session), new (clientFor(direct))(session)];
  for (const client of [one, other]) client.on('error', () => undefined);
  const markOf = async (client: Client) =>
    (await client.query<{ found: string | null }>('select current_setting($1, true) as found', [mark]))
      .rows[0]?.found;
  try {
    await Promise.all([one.connect(), other.connect()]);
    const mine = randomUUID();
    await one.query('select set_config($1, $2, false)', [mark, mine]);
    await other.query('begin');
    const others = await markOf(other);
    const own = await markOf(one);
    await other.query('rollback');
    return others === mine || own !== mine;
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

/** Connections to share, none of which ends the process when it breaks.
 *  @param isPooled  a pooler stands between: limits are set for each transaction instead of a session */
export function poolOf(
  databaseUrl: string,
  limits: DatabaseLimits = defaultLimits,
  { isPooled = false }: { readonly isPooled?: boolean } = {},
): Pool {
  const address = readAddress(databaseUrl, 'DATABASE_URL');
  const pool = new Pool({
    ...(isPooled ? connectionOf(address) : sessionOf(address, limits)),
    Client: clientFor(address),
    max: limits.pool,
    ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + unansweredMs }),
  });
  // One that breaks while nobody uses it leaves the pool, and one that breaks in use fails every further statement
  // sent over it. Both are also announced, and an announcement without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => {
    client.on('error', () => undefined);
    // A primary that became a standby: whoever connects again finds the new one.
    client.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
      if (code === notWritable) client.connection.stream.destroy();
    });
  });
  return pool;
}

/** Opens a PostgreSQL database with a connection pool and migrates it. Who finds every connection in use waits for
 *  one, ten seconds at most.
 *  @param options.migrates  false: opens it as it is. @default true
 *  @throws CannotStart when it cannot be reached, or cannot be worked with */
export async function openPostgres(
  at: DatabasePlaces,
  limits: DatabaseLimits = defaultLimits,
  { migrates = true }: { readonly migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const places = placesOf(at);
  const { direct, isApart } = places;
  await onDirect(places, async client => {
    await requireFit(client);
    if (await isShared(direct)) {
      throw new CannotStart(
        isApart
          ? 'DATABASE_DIRECT_URL leads to a pooler too. Set it to the database itself.'
          : 'DATABASE_URL leads to a pooler that shares connections between transactions. Set DATABASE_DIRECT_URL to the database itself, for migrations and notices.',
      );
    }
    if (migrates) await migrateServer(client);
  });
  const pool = poolOf(at.databaseUrl, limits, { isPooled: isApart });
  try {
    const clock = await databaseClock(async () => {
      const { rows } = await pool.query<{ clock: number }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as clock',
      );
      return rows[0]?.clock ?? Date.now();
    });
    return {
      db: databaseOn(pool, { ...(isApart && { begin: limitsOfTransaction(limits) }) }),
      engine: 'postgres',
      now: clock.now,
      alone: work => onDirect(places, client => lockWhile(client, 'ready', work)),
      ...keepListening(() => new (clientFor(direct))(sessionOf(direct, limits))),
      close: () => {
        clock.stop();
        return pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw inWords(error, places.pooled, 'DATABASE_URL');
  }
}
