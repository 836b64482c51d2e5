import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type BuiltServer, freePort, startBuiltServer } from '../scripts/builtServer';
import { root } from '../scripts/install.mjs';
import { type RunningPostgres, startPostgres } from '../packages/server/src/testing/postgresServer';
import { atEnd } from './cleanup';
import { hasStandby, pgbouncer, startGate, startOnSmallDisk, startPair, startPooler } from './clusterNodes';
import type { Cluster, Tally } from './clusterCalls';
import { countWritten, writeUntil, type Written } from './clusterWrites';
import type { Options } from './options';
import { buildProduct } from './product';
import type { Table } from './report';

const second = 1_000;

interface Running extends Cluster {
  readonly servers: BuiltServer[];
  readonly env: Record<string, string>;
  /** Of the database itself. */
  readonly databaseUrl: () => string;
  /** Ends a server at once and starts it again, or asks it to end. */
  readonly startAgain: (index: number, how: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** Asks a database until it answers. */
const asking =
  (urlNow: () => string): Cluster['query'] =>
  async <Row extends object>(sql: string, values: readonly unknown[] = []) => {
    for (;;) {
      const client = new Client({
        connectionString: urlNow(),
        connectionTimeoutMillis: 2 * second,
        query_timeout: 10 * second,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query<Row>(sql, [...values])).rows;
      } catch {
        await pause(100);
      } finally {
        void client.end();
      }
    }
  };

/** Two servers, started at once on an empty database.
 *  @param databaseUrl  of the database itself, now
 *  @param addresses  where the servers find it. @default there */
async function startServers(
  databaseUrl: () => string,
  addresses: Record<string, string> = { DATABASE_URL: databaseUrl() },
): Promise<Running> {
  const files = mkdtempSync(join(tmpdir(), 'lending-desk-files-'));
  atEnd(() => rmSync(files, { recursive: true, force: true }));
  const env = { ...addresses, SIGNING_SECRET: randomUUID() + randomUUID(), FILES_DIR: files };
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(port => startBuiltServer(env, port)));
  atEnd(() => Promise.all(servers.map(server => server.stop())));
  return {
    servers,
    env,
    databaseUrl,
    query: asking(databaseUrl),
    startAgain: async (index, how) => {
      const old = servers[index];
      if (!old) return;
      if (how === 'SIGKILL') process.kill(old.pid, 'SIGKILL');
      await old.stop();
      servers[index] = await startBuiltServer(env, ports[index]);
    },
  };
}

interface Fault {
  readonly name: string;
  readonly times: number;
  readonly make: (turn: number) => Promise<void>;
  /** It ends servers, so that one that is gone has not died of it. */
  readonly endsServers?: boolean;
}

/** Terminates one connection; waits for one where there is none. */
const terminate =
  ({ query }: Cluster, where: string) =>
  async () => {
    const one = () =>
      query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and backend_type = 'client backend' and ${where} order by random() limit 1`,
      );
    while ((await one()).length === 0) await pause(2);
    await pause(20);
  };

/** Takes every connection of a database, those of the servers too, and keeps them for some time. */
async function takeConnections({ databaseUrl }: Running, forMs: number): Promise<void> {
  const held: Client[] = [];
  /** Takes what is free. */
  const take = async () => {
    for (;;) {
      const client = new Client({
        connectionString: databaseUrl(),
        connectionTimeoutMillis: second,
        application_name: 'taken',
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        held.push(client);
      } catch {
        return;
      }
    }
  };
  const takeAll = async () => {
    await take();
    await held[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and application_name <> 'taken'`,
    );
    await take();
  };
  // Where a server is quicker its connection is taken next time.
  for (let attempt = 0; attempt < 20; attempt += 1) await takeAll();
  const untilMs = performance.now() + forMs;
  while (performance.now() < untilMs) {
    await takeAll();
    await pause(100);
  }
  await Promise.all(held.map(client => client.end()));
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** How many figures of how many loans the ledger's check finds wrong, as its command prints them. */
function wrongFigures({ databaseUrl, env }: Running): number {
  const command = join(root, 'packages/server/dist/ledger.js');
  const { DATABASE_DIRECT_URL: _direct, ...own } = env;
  const ran = spawnSync(process.execPath, [command, 'check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...own, DATABASE_URL: databaseUrl() },
  });
  if (ran.status === 0) return 0;
  console.log(ran.stdout, ran.stderr);
  return Math.max(1, ran.stdout.split('\n').length);
}

/** How many of each were acknowledged: a request is named by its call, a closure by its id. */
function wordsOf({ asked, posted, ...others }: Written): string {
  const counts = new Map<string, number>();
  const add = (kind: string, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count);
  for (const [state, names] of Object.entries({ asked, posted }))
    for (const name of names) {
      const [call = '', id] = name.split(' ');
      add(`${id === undefined ? 'approvals.closeLoan' : call} ${state}`, 1);
    }
  for (const [kind, names] of Object.entries(others)) add(kind, names.length);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

async function measure(cluster: Running, fault: Fault): Promise<Table['rows'][number]> {
  const tally: Tally = {
    acknowledged: 0,
    read: 0,
    failed: 0,
    refused: 0,
    longestMs: 0,
    lastAt: performance.now(),
  };
  const written: Written = { comments: [], asked: [], posted: [], payments: [], debits: [], mapped: [] };
  let over = false;
  const writing = writeUntil(cluster, tally, written, () => over);
  await pause(2 * second);
  tally.lastAt = performance.now();
  let died = 0;
  for (let turn = 0; turn < fault.times; turn += 1) {
    const before = cluster.servers.map(({ pid }) => pid);
    await fault.make(turn);
    if (!fault.endsServers) died += before.filter(pid => !isAlive(pid)).length;
  }
  await pause(2 * second);
  over = true;
  await writing;
  // Messages of the provider wait in the inbox for a job, rows of a NACH file to be booked.
  const waits = () =>
    cluster.query<{ waiting: number }>(
      `select ((select count(*) from provider_event where outcome is null)
         + (select count(*) from nach_file where state = 'committing'))::int as waiting`,
    );
  for (let attempt = 0; attempt < 600 && ((await waits())[0]?.waiting ?? 0) > 0; attempt += 1)
    await pause(100);
  console.log(wordsOf(written));
  const { lost, doubled, half } = await countWritten(cluster, written);
  return [
    fault.times === 1 ? fault.name : `${fault.name} × ${fault.times}`,
    tally.acknowledged,
    tally.read,
    lost,
    doubled,
    half,
    wrongFigures(cluster),
    died,
    tally.longestMs / second,
    tally.failed,
    tally.refused,
  ];
}

async function measureAll(title: string, cluster: Running, faults: readonly Fault[]): Promise<Table> {
  const rows: Table['rows'][number][] = [];
  for (const fault of faults) {
    rows.push(await measure(cluster, fault));
    console.log(rows.at(-1)?.join(' | '));
  }
  return {
    title,
    columns: [
      'Fault',
      'acknowledged',
      'read',
      'lost',
      'doubled',
      'half',
      'wrong figures',
      'died',
      'longest s',
      'failed',
      'refused',
    ],
    rows,
  };
}

/** Faults of servers, of PostgreSQL and of the way between them. */
async function faultsOfOne(quick: boolean, pooled: boolean): Promise<Table> {
  const postgres: RunningPostgres = await startPostgres({ keepsCommits: true });
  atEnd(() => postgres.stop());
  const gate = await startGate(postgres.url);
  const cluster = await startServers(() => postgres.url, {
    DATABASE_URL: pooled ? await startPooler(gate.url) : gate.url,
    ...(pooled && { DATABASE_DIRECT_URL: gate.url }),
  });
  return measureAll(pooled ? 'Two servers, through PgBouncer' : 'Two servers', cluster, [
    {
      name: 'SIGKILL of a server',
      times: quick ? 4 : 50,
      endsServers: true,
      make: turn => cluster.startAgain(turn % 2, 'SIGKILL'),
    },
    {
      name: 'SIGTERM of one server after the other',
      times: quick ? 4 : 40,
      endsServers: true,
      make: turn => cluster.startAgain(turn % 2, 'SIGTERM'),
    },
    ...(['fast', 'immediate'] as const).map(how => ({
      name: `restart of PostgreSQL, ${how}`,
      times: quick ? 3 : 20,
      make: async () => {
        await postgres.restart(how);
        await pause(second);
      },
    })),
    { name: 'a connection terminated', times: quick ? 60 : 500, make: terminate(cluster, 'true') },
    {
      name: 'a connection terminated inside a transaction',
      times: quick ? 40 : 200,
      make: terminate(cluster, `state = 'idle in transaction'`),
    },
    {
      name: `connections silent for ${quick ? 15 : 60} s`,
      times: 1,
      make: async () => {
        gate.silence(true);
        await pause((quick ? 15 : 60) * second);
        gate.silence(false);
        await pause(5 * second);
      },
    },
    {
      name: `no connection free for ${quick ? 5 : 20} s`,
      times: 1,
      make: async () => {
        await takeConnections(cluster, (quick ? 5 : 20) * second);
        await pause(5 * second);
      },
    },
  ]);
}

/** A disk that is full; null where none can be made. */
async function fullDisk(quick: boolean): Promise<Table | null> {
  const small = await startOnSmallDisk({ megabytes: 700 });
  if (!small) return null;
  const { postgres, fill, empty } = small;
  const cluster = await startServers(() => postgres.url);
  return measureAll('Two servers, a disk of 700 MB', cluster, [
    {
      name: `disk full for ${quick ? 5 : 20} s`,
      times: 1,
      make: async () => {
        fill();
        await pause((quick ? 5 : 20) * second);
        empty();
        // It ends where it cannot write its log; whoever looks after it starts it again.
        if (postgres.hasEnded()) await postgres.restart('immediate');
        await pause(5 * second);
      },
    },
  ]);
}

/** A primary that is killed, its synchronous standby promoted, where PostgreSQL 15 of Debian is installed. */
export async function promotion({ quick }: Options): Promise<Table[]> {
  if (!hasStandby()) {
    console.log('Without a standby: PostgreSQL 15 is not installed.');
    return [];
  }
  buildProduct();
  const pair = await startPair();
  const cluster = await startServers(pair.primaryUrl, { DATABASE_URL: pair.url });
  const scenario = { name: 'primary killed, standby promoted', times: quick ? 2 : 10, make: pair.promote };
  return [await measureAll('Two servers, PostgreSQL with a synchronous standby', cluster, [scenario])];
}

/** Two servers on one PostgreSQL while it, its connections, its disk or they themselves go away, with eight who write
 *  and eight who read: what was acknowledged is there once. Also through PgBouncer in transaction mode, where that is
 *  installed. */
export async function cluster({ quick }: Options): Promise<Table[]> {
  buildProduct();
  const tables = [await faultsOfOne(quick, false)];
  if (existsSync(pgbouncer)) tables.push(await faultsOfOne(quick, true));
  else console.log(`Without PgBouncer: there is no ${pgbouncer}.`);
  const disk = await fullDisk(quick);
  if (disk) tables.push(disk);
  else console.log('Without a full disk: no disk of its own could be mounted.');
  return tables;
}
