import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { fileHomeOf } from '../files/fileHome';
import { Client, Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/client';
import type { OpenDatabase } from '../db/database';
import { openPostgres } from '../db/openPostgres';
import { creditTag } from '../tags/table';
import { bearer, testConfig } from '../testing/harness';
import { aLine } from '../testing/loans';
import { madeUp } from '../testing/madeUpContract';
import { createTestDatabase, openTestDatabase } from '../testing/openTestDatabase';
import { type RunningScript, runScript } from '../testing/runScript';
import { signAccessToken } from '../signin/accessToken';
import { demoAccounts } from '../signin/demoAccounts';
import { openSession } from '../signin/sessions';
import { buildApp } from './app';
import { type Route, route } from './verb';

// Marks a name, a phone number, a password: whatever is being written when something fails.
const mark = 'Asha-Marked-9000012345';

describe('what a failing answer prints', () => {
  let opened: OpenDatabase;
  let printed = '';
  const keep = (...parts: unknown[]): true => {
    // As Node prints it: with causes and their fields.
    printed += parts.map(part => (typeof part === 'string' ? part : inspect(part, { depth: 9 }))).join(' ');
    return true;
  };

  beforeEach(async () => {
    printed = '';
    opened = await openTestDatabase('pglite');
    for (const way of ['error', 'info', 'log', 'warn'] as const)
      vi.spyOn(console, way).mockImplementation(keep);
    vi.spyOn(process.stdout, 'write').mockImplementation(keep);
    vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await opened.close();
  });

  /** What the query builder throws: the statement with all its values. */
  const failedQuery = async ({ db }: { db: Database }): Promise<never> => {
    const tag = { nameKey: mark, name: mark, createdOn: new Date() };
    await db.insert(creditTag).values([tag, tag]);
    throw new Error('The statement did not fail');
  };
  async function* afterTwo<T>(item: T): AsyncGenerator<T> {
    yield item;
    yield item;
    await failedQuery(opened);
  }
  const routes: readonly Route[] = [
    route(madeUp.made.echo, failedQuery),
    route(madeUp.made.upload, failedQuery),
    route(madeUp.made.attach, failedQuery),
    route(madeUp.made.list, async () => afterTwo(['x'.repeat(20_000)])),
    route(madeUp.made.watch, async () => afterTwo({ count: 1 })),
    route(madeUp.made.effect, failedQuery),
    route(madeUp.made.other, failedQuery),
    route(madeUp.made.pay, failedQuery),
    route(madeUp.made.liar, failedQuery),
  ];

  it.each([
    ['a verb', 'GET', madeUp.made.liar.path, {}],
    ['a verb under an Idempotency-Key', 'POST', madeUp.made.effect.path, { 'idempotency-key': 'once' }],
    ['a table half-way', 'GET', madeUp.made.list.path, {}],
    ['a stream of events half-way', 'GET', madeUp.made.watch.path, {}],
    ['what a provider calls', 'POST', '/api/v1/made/hook', {}],
  ])('of %s contains nothing that was being written', async (_case, method, path, headers) => {
    const logged: string[] = [];
    const now = new Date();
    const app = buildApp({
      db: opened.db,
      config: testConfig,
      contract: madeUp,
      routes,
      webhooks: [
        {
          name: 'made.hook',
          path: '/api/v1/made/hook',
          contentType: 'application/json',
          maxBytes: 99,
          proves: () => true,
          unproven: 'Nobody',
          run: failedQuery,
        },
      ],
      logger: pino({}, { write: line => void logged.push(line) }),
      checkAnswers: true,
      sandbox: null,
      files: fileHomeOf({ ...testConfig, files: { kind: 'folder', folder: '/nowhere' } }),
    });
    const staffId = demoAccounts[0]?.id ?? '';
    const { sessionId, refreshToken } = await openSession(opened.db, { staffId, network: null }, now);
    const token = await signAccessToken({ staffId, sessionId }, testConfig.signingSecret, now);
    const server = createAdaptorServer({ fetch: app.fetch });
    await new Promise<void>(done => void server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const answered = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...bearer({ staffId, sessionId, refreshToken, token }),
        'content-type': 'application/json',
        ...headers,
      },
      ...(method === 'POST' && { body: JSON.stringify({ name: 'x' }) }),
    })
      .then(answer => answer.text())
      .catch((error: unknown) => inspect(error, { depth: 9 }));
    await new Promise(done => void server.close(done));
    // It failed where intended, and the log says so.
    expect(logged.join('')).toContain('"error":{');
    expect([printed, logged.join(''), answered].join('\n')).not.toContain(mark);
  });
});

describe('what a failing process prints', () => {
  let folder = '';
  let scripts: RunningScript[] = [];
  const run = (file: string, args: string[], env: Record<string, string>): RunningScript => {
    const script = runScript(file, args, env);
    scripts.push(script);
    return script;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lending-desk-printed-'));
    scripts = [];
  });
  afterEach(async () => {
    for (const { child } of scripts) child.kill('SIGKILL');
    await Promise.all(scripts.map(script => script.ended));
    rmSync(folder, { recursive: true });
  });

  const settings = (url: string) => ({
    DATABASE_URL: url,
    DATA_DIR: folder,
    SIGNING_SECRET: testConfig.signingSecret,
    PORT: '0',
  });
  const expectSilence = async (script: RunningScript): Promise<void> => {
    expect(await script.ended).toBe(1);
    expect(script.output()).toMatch(/^Stopped by a fault: \w+/);
    expect(script.output()).not.toContain(mark);
  };

  it('contains no line of an import that loses its database', async () => {
    const database = await createTestDatabase();
    await (await openPostgres({ databaseUrl: database.url })).close();
    const file = join(folder, 'lines.ndjson');
    writeFileSync(file, `${JSON.stringify(aLine(1, { personalDetails: { fullName: mark } }))}\n`);
    const admin = new Pool({ connectionString: database.url });
    const holder = await admin.connect();
    try {
      // The import gets as far as its first write, and waits there.
      await holder.query('begin; lock table loan in exclusive mode');
      const script = run('import', [file], settings(database.url));
      const waiting = `from pg_stat_activity
        where datname = current_database() and application_name = 'lending-desk' and wait_event_type = 'Lock'`;
      await vi.waitFor(
        async () => expect((await admin.query(`select pid ${waiting}`)).rows).toHaveLength(1),
        { timeout: 20_000, interval: 50 },
      );
      await admin.query(`select pg_terminate_backend(pid) ${waiting}`);
      await expectSilence(script);
    } finally {
      holder.release();
    }
    await admin.end();
    await database.drop();
  });

  it.each([
    ['the server', 'main', [], 'configuration'],
    ['the staff command', 'staff', ['disable', '--email', 'super@lender.example'], 'audit_row'],
  ])('of %s does not include the database’s message about a value', async (_case, file, args, table) => {
    const database = await createTestDatabase();
    const opened = await openPostgres({ databaseUrl: database.url });
    await opened.close();
    const admin = new Client(database.url);
    await admin.connect();
    await admin.query(`
      insert into staff (email, full_name, roles, state, created_at) values ('super@lender.example', 'Super', '{}', 'active', now());
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no ${mark}'; end $$;
      create trigger refuse before insert on ${table} execute function refuse();`);
    await admin.end();
    await expectSilence(run(file, args, settings(database.url)));
    await database.drop();
  });

  it.each(['throws', 'rejects'])('is not the message of what %s when nobody waits for it', async way => {
    await expectSilence(run('failLater', [way, mark], {}));
  });
});
