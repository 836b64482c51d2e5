import { rmSync, writeFileSync } from 'node:fs';
import { contract } from '@lending-desk/domain/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { allRoutes } from '../http/allRoutes';
import { buildApp } from '../http/app';
import { job } from '../jobs/table';
import { aServer, withServer, type TestServer } from '../testing/harness';
import { openTestDatabase } from '../testing/openTestDatabase';
import { notReady, readinessOf } from './readiness';

const well = { isStopping: () => false, hears: () => true };

withServer(server => {
  it('is ready when a transaction can be committed and a file stored', async () => {
    const { db, files } = server();
    expect(await readinessOf({ db, files, state: well })()).toEqual([]);
    const asked = async () => {
      const { status, body } = await server().call(contract.health.read, {}, null);
      return [status, body['data']];
    };
    expect(await asked()).toEqual([200, { status: 'ready', deadJobs: 0 }]);
    const one = { kind: 'a kind', payload: {}, createdAt: server().clock.now };
    await db.insert(job).values([
      { ...one, key: '1', state: 'dead' },
      { ...one, key: '2', state: 'done' },
    ]);
    expect(await asked()).toEqual([200, { status: 'ready', deadJobs: 1 }]);
  });

  it('is not while files cannot be stored', async () => {
    const { db, files } = server();
    const file = `${files.incoming}-is-a-file`;
    writeFileSync(file, '');
    const nowhere = { ...files, incoming: `${file}/incoming` };
    expect(await readinessOf({ db, files: nowhere, state: well })()).toEqual([notReady.files]);
    rmSync(file);
    let asked = 0;
    const put = () => {
      asked += 1;
      return new Promise<never>(() => {});
    };
    const silent = readinessOf(
      { db, files: { ...files, storage: { ...files.storage, put } }, state: well },
      // Enough for the database on a busy machine.
      1_000,
    );
    expect(await Promise.all([silent(), silent()])).toEqual([[notReady.files], [notReady.files]]);
    expect([await silent(), asked]).toEqual([[notReady.files], 1]);
  });

  it('holds for two seconds what it found, then finds out anew', async () => {
    const { db, files } = server();
    let asked = 0;
    const put = async () => {
      asked += 1;
    };
    const ready = readinessOf({ db, files: { ...files, storage: { ...files.storage, put } }, state: well });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    for (const passed of [0, 1_999, 1]) {
      vi.advanceTimersByTime(passed);
      expect(await ready()).toEqual([]);
    }
    expect(asked).toBe(2);
  });
});

describe('a server that cannot do its work', () => {
  let server: TestServer;
  const state = { stopping: false, hears: true };
  beforeAll(async () => {
    server = await aServer('postgres');
  });
  afterAll(() => server.close());
  const anApp = () =>
    buildApp({
      db: server.db,
      config: server.config,
      contract,
      routes: allRoutes,
      files: server.files,
      sandbox: null,
      logger: pino({ level: 'silent' }),
      checkAnswers: true,
      state: { isStopping: () => state.stopping, hears: () => state.hears },
    });
  const ask = async (app: ReturnType<typeof anApp>, path: string) => {
    const answer = await app.request(path);
    const body: unknown = await answer.json();
    return { status: answer.status, body, connection: answer.headers.get('connection') };
  };
  const refused = (words: string) => ({
    status: 503,
    body: { success: false, errorMessages: [words] },
    connection: null,
  });
  const alive = { status: 200, body: { success: true, data: { status: 'alive' } }, connection: null };

  it('says so while the database takes no writes, and is alive', async () => {
    const setReadOnly = (to: 'on' | 'off') =>
      server.db.execute(sql.raw(`set default_transaction_read_only = ${to}`));
    // Of every connection of the pool.
    for (let each = 0; each < 20; each += 1) await setReadOnly('on');
    const app = anApp();
    expect(await ask(app, '/api/v1/health')).toMatchObject(refused(`${notReady.database}.`));
    expect(await ask(app, '/api/v1/alive')).toMatchObject(alive);
    for (let each = 0; each < 20; each += 1) await setReadOnly('off');
    expect(await ask(anApp(), '/api/v1/health')).toMatchObject({ status: 200 });
  });

  it('says so while notices do not arrive', async () => {
    state.hears = false;
    expect(await ask(anApp(), '/api/v1/health')).toMatchObject(refused(`${notReady.notices}.`));
    state.hears = true;
  });

  it('says so once it is stopping, and each answer ends its connection', async () => {
    const app = anApp();
    expect(await ask(app, '/api/v1/health')).toMatchObject({ status: 200, connection: null });
    state.stopping = true;
    expect(await ask(app, '/api/v1/health')).toMatchObject({
      ...refused(`${notReady.stopping}.`),
      connection: 'close',
    });
    expect(await ask(app, '/api/v1/alive')).toMatchObject({ ...alive, connection: 'close' });
    state.stopping = false;
  });
});

describe('a subscription', () => {
  it('that breaks says so, and again once it works', async () => {
    const opened = await openTestDatabase('postgres');
    expect(opened.hears()).toBe(true);
    const end = await opened.listen('a_channel', { onPayload: () => {}, onMissed: () => {} });
    let heard = true;
    const watching = setInterval(() => {
      if (!opened.hears()) heard = false;
    }, 1);
    await opened.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`);
    await expect.poll(() => heard).toBe(false);
    await expect.poll(() => opened.hears()).toBe(true);
    clearInterval(watching);
    await end();
    await opened.close();
  });
});
