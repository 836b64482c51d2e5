import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './testing/openTestDatabase';
import { type RunningScript, runScript } from './testing/runScript';

const SIGNING_SECRET = 'a secret of tests, longer than thirty-two characters';
const HOST = '127.0.0.1';

async function portOf(server: RunningScript): Promise<string> {
  const words = await server.says('Lending Desk: http://');
  return /http:\/\/localhost:(\d+)/.exec(words)?.[1] ?? '';
}

describe('the server process', () => {
  let folder = '';
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lending-desk-main-'));
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it('starts on PostgreSQL from empty, answers, and stops cleanly', async () => {
    const env = { PORT: '0', HOST, DATABASE_URL: database.url, SIGNING_SECRET, DATA_DIR: folder };
    const server = runScript('main', [], env);
    const port = await portOf(server);
    const health = await fetch(`http://${HOST}:${port}/api/v1/health`);
    expect(await health.json()).toMatchObject({ data: { status: 'ready' } });
    expect(health.headers.get('keep-alive')).toBe('timeout=75');
    expect(server.output()).not.toContain('Demo sign-ins');

    const second = runScript('main', [], { ...env, PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`Port ${port} is in use. Set PORT to another one.\n`);

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('goes by the clock of its database where its own is eight seconds behind', async () => {
    const slow =
      'const D=Date;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()-8000)}static now(){return D.now()-8000}}';
    const fresh = await createTestDatabase();
    const client = new Client(fresh.url);
    await client.connect();
    const begun = (await client.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]?.at;
    const server = runScript('main', [], {
      PORT: '0',
      HOST,
      DATABASE_URL: fresh.url,
      SIGNING_SECRET,
      DATA_DIR: mkdtempSync(join(folder, 'slow-')),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(slow)}`,
    });
    const at = `http://${HOST}:${await portOf(server)}`;
    await fetch(`${at}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@lender.example', password: 'not-the-password' }),
    });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    // What a request wrote, and what the worker did.
    const { rows } = await client.query(
      `select (select min(moment) from login_attempt, unnest(at) as moment) > $1 as request,
              (select min(created_at) from job) > $1 as worker,
              (select max(moment) from login_attempt, unnest(at) as moment) < clock_timestamp() as past`,
      [begun],
    );
    await client.end();
    await fresh.drop();
    expect(rows).toEqual([{ request: true, worker: true, past: true }]);
  });

  it('that is asked to stop is no longer ready, and goes on for as long as it was told to', async () => {
    const env = { PORT: '0', HOST, DATABASE_URL: database.url, SIGNING_SECRET, DATA_DIR: folder };
    const server = runScript('main', [], { ...env, DRAIN_SECONDS: '3' });
    const at = `http://${HOST}:${await portOf(server)}`;
    const answers = async () => {
      const [health, alive] = await Promise.all(
        ['health', 'alive'].map(name => fetch(`${at}/api/v1/${name}`)),
      );
      const body: unknown = await health?.json();
      return [health?.status, Object(body).errorMessages, alive?.status, alive?.headers.get('connection')];
    };
    expect(await answers()).toEqual([200, [], 200, 'keep-alive']);
    server.child.kill('SIGTERM');
    await expect.poll(answers, { interval: 20 }).toEqual([503, ['This server is stopping.'], 200, 'close']);
    expect(await server.ended).toBe(0);
  });

  it('waits until another server has prepared the database, and does not start with other files than its own', async () => {
    const fresh = await createTestDatabase();
    const other = new Client(fresh.url);
    await other.connect();
    const env = { PORT: '0', HOST, DATABASE_URL: fresh.url, SIGNING_SECRET, DATA_DIR: folder };
    await other.query('select pg_advisory_lock(43000002)');
    const server = runScript('main', [], { ...env, FILES_DIR: join(folder, 'files') });
    const waiting = async () =>
      (
        await other.query(`select 1 from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and locktype = 'advisory' and not granted`)
      ).rowCount;
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
    expect(server.output()).toBe('');
    await other.query('select pg_advisory_unlock_all()');
    await portOf(server);

    const elsewhere = runScript('main', [], { ...env, FILES_DIR: join(folder, 'other') });
    expect(await elsewhere.ended).toBe(1);
    expect(elsewhere.output()).toMatch(/^The files of this database are not there: [^\n]+\n$/);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await other.end();
    await fresh.drop();
  });

  it('is not ready while notices do not arrive, and again once they do', async () => {
    const server = runScript('main', [], {
      PORT: '0',
      HOST,
      DATABASE_URL: database.url,
      SIGNING_SECRET,
      DATA_DIR: folder,
    });
    const at = `http://${HOST}:${await portOf(server)}/api/v1/health`;
    const words = async () => Object(await (await fetch(at)).json()).errorMessages;
    expect(await words()).toEqual([]);
    const name = new URL(database.url).pathname.slice(1);
    const elsewhere = new URL(database.url);
    elsewhere.pathname = '/postgres';
    const admin = new Client(elsewhere.href);
    await admin.connect();
    await admin.query(`alter database ${name} with allow_connections false`);
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
      [name],
    );
    await expect.poll(words).toEqual(['Notices of other servers do not arrive.']);
    await admin.query(`alter database ${name} with allow_connections true`);
    await expect.poll(words, { timeout: 10_000 }).toEqual([]);
    await admin.end();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('starts embedded in a new folder, removes what a killed one was receiving, and is refused there a second time in one line', async () => {
    const env = { PORT: '0', HOST, DATA_DIR: join(folder, 'data'), FILES_DIR: join(folder, 'files') };
    const incoming = join(env.FILES_DIR, 'incoming');
    mkdirSync(incoming, { recursive: true });
    for (const [name, minutes] of [
      ['old', 61],
      ['new', 59],
    ] as const) {
      writeFileSync(join(incoming, name), 'half a file');
      const written = new Date(Date.now() - minutes * 60_000);
      utimesSync(join(incoming, name), written, written);
    }
    const server = runScript('main', [], env);
    await portOf(server);
    expect(readdirSync(incoming)).toEqual(['new']);
    const second = runScript('main', [], env);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /^The data folder \S+ is in use by process \d+\. Stop that one, or set DATA_DIR to another folder\.\n$/,
    );
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  it('with DEMO=off loads nothing of the sandbox', async () => {
    // Node records every script it ran; in a build, several are one.
    const scripts = join(folder, 'scripts');
    const server = runScript('main.ts', [], {
      PORT: '0',
      HOST,
      DATABASE_URL: database.url,
      SIGNING_SECRET,
      DATA_DIR: folder,
      DEMO: 'off',
      NODE_V8_COVERAGE: scripts,
    });
    await fetch(`http://${HOST}:${await portOf(server)}/api/v1/health`);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const ran = readdirSync(scripts).map(file => readFileSync(join(scripts, file), 'utf8'));
    expect(ran.some(text => text.includes('/packages/server/src/sandbox/loadSandbox.ts'))).toBe(true);
    expect(ran.some(text => text.includes('/packages/sandbox/'))).toBe(false);
  });

  it('says in one line which setting is invalid', async () => {
    const server = runScript('main', [], { DATABASE_URL: database.url, DATA_DIR: folder });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^SIGNING_SECRET is missing[^\n]+\n$/);
  });

  it('has a staff command that creates the first super user', async () => {
    const env = {
      DATABASE_URL: database.url,
      SIGNING_SECRET,
      DATA_DIR: folder,
      STAFF_PASSWORD: 'a long password',
    };
    const order = ['create-super-user', '--email', 'first@lender.example', '--name', 'Farah Khan'];
    const made = runScript('staff', order, env);
    expect(await made.ended).toBe(0);
    expect(made.output()).toBe('first@lender.example is a super user and can sign in.\n');
    const again = runScript('staff', order, env);
    expect(await again.ended).toBe(1);
    expect(again.output()).toBe('first@lender.example is already registered.\n');
  });
});
