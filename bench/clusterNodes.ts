import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../scripts/builtServer';
import { startPostgres } from '../packages/server/src/testing/postgresServer';
import { atEnd } from './cleanup';

export const pgbouncer = '/usr/sbin/pgbouncer';
/** The programs of Debian's PostgreSQL 15, the oldest that a server takes; a standby is copied by one of them. */
const debianPrograms = '/usr/lib/postgresql/15/bin';
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: nobody, gid: nobody } : {};

const portOf = (url: string) => Number(new URL(url).port);
const onPort = (url: string, port: number): string => {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
};

/** PgBouncer in transaction mode before a database. @returns its address */
export async function startPooler(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-pooler-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${portOf(url)} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 8',
      'max_client_conn = 200',
      'server_login_retry = 1',
      'unix_socket_dir =',
    ].join('\n'),
  );
  if (isRoot) for (const path of [folder, file]) chownSync(path, nobody, nobody);
  const child = spawn(pgbouncer, [file], { stdio: 'ignore', ...asNobody });
  atEnd(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await pause(500);
  return onPort(url, port);
}

/** A way to the database that can fall silent: nothing arrives and nothing is closed, as behind a lost route. */
export interface Gate {
  readonly url: string;
  readonly silence: (isSilent: boolean) => void;
}

export async function startGate(url: string): Promise<Gate> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let silent = false;
  const gate = createServer({ pauseOnConnect: true }, client => {
    const database = connect(portOf(url), '127.0.0.1');
    const pair = [client, database] as const;
    pairs.add(pair);
    const close = () => {
      for (const socket of pair) socket.destroy();
      pairs.delete(pair);
    };
    for (const [from, to] of [pair, [database, client]] as const) {
      from.on('data', piece => to.write(piece));
      from.on('error', close);
      from.on('close', close);
    }
    if (silent) database.pause();
    else client.resume();
  });
  const port = await freePort();
  await new Promise<void>(resolve => gate.listen(port, '127.0.0.1', resolve));
  atEnd(() => {
    gate.close();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  });
  return {
    url: onPort(url, port),
    silence: isSilent => {
      silent = isSilent;
      for (const pair of pairs) {
        for (const socket of pair) {
          if (isSilent) socket.pause();
          else socket.resume();
        }
      }
    },
  };
}

/** A PostgreSQL on a disk of its own that can be filled up; null where no disk can be made.
 *  @param options.megabytes  the size of the disk */
export async function startOnSmallDisk({ megabytes }: { readonly megabytes: number }) {
  const disk = mkdtempSync(join(tmpdir(), 'lending-desk-disk-'));
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'none', disk]);
  if (made.status !== 0) {
    rmSync(disk, { recursive: true, force: true });
    return null;
  }
  atEnd(() => {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  const postgres = await startPostgres({ keepsCommits: true, under: disk });
  atEnd(() => postgres.stop());
  const filler = join(disk, 'filler');
  return {
    postgres,
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' }),
    empty: () => rmSync(filler, { force: true }),
  };
}

export const hasStandby = () => existsSync(join(debianPrograms, 'pg_basebackup'));

/** Two PostgreSQL servers, of which one is the other's synchronous standby. */
export interface Pair {
  /** Of both, in the form that finds the one which takes writes. */
  readonly url: string;
  /** Of the one that takes writes. */
  readonly primaryUrl: () => string;
  /** Kills the primary, promotes the standby, and makes a standby of what was the primary. */
  readonly promote: () => Promise<void>;
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await isSo().catch(() => false)) return;
    await pause(50);
  }
  throw new Error(`Waited in vain for ${what}`);
}

export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-pair-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  const ports = [await freePort(), await freePort()] as const;
  const dataOf = (index: 0 | 1) => join(folder, `node${index}`);
  const urlOf = (index: 0 | 1) => `postgres://postgres@127.0.0.1:${ports[index]}/postgres`;
  const program = (name: string, args: readonly string[]) => {
    const ran = spawnSync(join(debianPrograms, name), args, { ...asNobody, encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(`${name}: ${ran.stderr}`);
  };
  const running: [ChildProcess | null, ChildProcess | null] = [null, null];
  const kill = async (index: 0 | 1) => {
    const child = running[index];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
    // Its processes die with it, without a word to the standby.
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
  };
  const start = async (index: 0 | 1) => {
    const options = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      max_connections: '200',
    };
    const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    running[index] = spawn(
      join(debianPrograms, 'postgres'),
      ['-D', dataOf(index), '-p', String(ports[index]), ...args],
      { ...asNobody, stdio: 'ignore', detached: true },
    );
    await until('PostgreSQL', async () => (await ask(urlOf(index), 'select 1')).length === 1);
  };
  atEnd(async () => {
    await Promise.all([kill(0), kill(1)]);
    rmSync(folder, { recursive: true, force: true });
  });
  const follow = async (standby: 0 | 1, primary: 0 | 1) => {
    rmSync(dataOf(standby), { recursive: true, force: true });
    mkdirSync(dataOf(standby), { mode: 0o700 });
    if (isRoot) chownSync(dataOf(standby), nobody, nobody);
    program('pg_basebackup', [
      '-d',
      urlOf(primary),
      '-D',
      dataOf(standby),
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    ]);
    await start(standby);
    // Commits wait for the standby from here on.
    await ask(urlOf(primary), `alter system set synchronous_standby_names = '*'`);
    await ask(urlOf(primary), 'select pg_reload_conf()');
    await until(
      'the standby',
      async () =>
        (await ask(urlOf(primary), `select 1 from pg_stat_replication where sync_state = 'sync'`)).length ===
        1,
    );
  };
  program('initdb', [
    '-D',
    dataOf(0),
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  await start(0);
  await follow(1, 0);
  let primary: 0 | 1 = 0;
  return {
    url: `postgres://postgres@${ports.map(port => `127.0.0.1:${port}`).join(',')}/postgres?target_session_attrs=read-write`,
    primaryUrl: () => urlOf(primary),
    promote: async () => {
      const old = primary;
      const next = old === 0 ? 1 : 0;
      await kill(old);
      // It has no standby of its own yet, for which its commits could wait.
      await ask(urlOf(next), `alter system reset synchronous_standby_names`);
      await ask(urlOf(next), 'select pg_reload_conf()');
      await ask(urlOf(next), 'select pg_promote(true, 30)');
      primary = next;
      await pause(2_000);
      await follow(old, next);
    },
  };
}
