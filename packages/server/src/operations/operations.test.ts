import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lending-desk/domain/contract';
import { operationsMessages } from '@lending-desk/domain/operations';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { auditRow } from '../audit/table';
import { knownMigrations } from '../db/knownMigrations';
import { rowsOf } from '../db/rowsOf';
import { sweep } from '../db/sweep';
import { allJobs } from '../jobs/allJobs';
import { cancelJob } from '../jobs/changeJob';
import { job } from '../jobs/table';
import { recordFault } from '../lastFault';
import { askProvider } from '../providers/askProvider';
import { NotReached } from '../providers/notReached';
import { providerHour } from '../providers/table';
import { eachEngine, startOfTests } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { spaceOf } from './spaceOf';

const hour = 60 * 60 * 1000;
const providersIn = v.object({
  data: v.object({ providers: v.array(v.looseObject({ name: v.string(), standing: v.string() })) }),
});

eachEngine((server, engine) => {
  const admin = () => server().signIn('ROLE_SUPER_USER');
  const read = async () => server().call(contract.operations.read, {}, await admin());
  const aJob = async (values: Partial<typeof job.$inferInsert>) => {
    const [made] = await server()
      .db.insert(job)
      .values({
        kind: 'bureau.followFetch',
        key: crypto.randomUUID(),
        payload: { fetchId: crypto.randomUUID(), name: 'Kavya' },
        state: 'dead',
        attempt: 30,
        lastError: 'TypeError at followFetch.ts:40',
        createdAt: startOfTests,
        endedAt: startOfTests,
        ...values,
      })
      .returning();
    if (!made) throw new Error('The job was not stored');
    return made;
  };
  const stateOf = async (id: string) => (await server().db.select().from(job).where(eq(job.id, id)))[0];
  const audited = (action: string) =>
    server().db.select().from(auditRow).where(eq(auditRow.action, action)).orderBy(inOrder);
  const providerNamed = async (name: string) =>
    v.parse(providersIn, (await read()).body).data.providers.find(provider => provider.name === name);
  const asking = (ask: () => Promise<string>, ends: AbortSignal | null = null, ms = 1000) =>
    askProvider(server().db, 'equifax', ask, { now: server().clock.now, ms, ends });

  beforeEach(async () => {
    await server().db.delete(job);
    await server().db.delete(providerHour);
  });

  describe('the state of the server', () => {
    it('names the last fault that ended this server, by its kind and place [XR-028.f]', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lending-desk-operations-'));
      const { token } = await admin();
      const answer = async () => {
        const asked = await server()
          .withConfig({ dataDir })
          .request(contract.operations.read.path, { headers: { authorization: `Bearer ${token}` } });
        return asked.json();
      };
      expect(await answer()).toMatchObject({ data: { lastFault: null } });
      const fault = { at: '2026-11-20T21:14:00.000Z', what: 'TypeError at read (main.js:1:2)' };
      recordFault(dataDir, fault);
      expect(await answer()).toMatchObject({ data: { lastFault: fault } });
      rmSync(dataDir, { recursive: true });
    });

    it('names version, database, migrations and disk [XR-028.f]', async () => {
      const { body, status } = await read();
      expect(status).toBe(200);
      expect(body).toMatchObject({
        data: {
          at: server().clock.now.toISOString(),
          build: { version: '0.1.0', commit: null },
          // The harness has one configuration for both engines.
          database: { engine: 'embedded', version: expect.stringMatching(/^1\d\./) },
          files: { kind: 'folder', space: { freeBytes: expect.any(Number) } },
        },
      });
      const { database, data } = v.parse(v.object({ data: v.any() }), body).data;
      expect(database.bytes).toBeGreaterThan(1_000_000);
      const known = await knownMigrations();
      expect(database.migrations).toEqual({
        applied: known.length,
        known: known.length,
        last: known.at(-1)?.tag,
      });
      expect(data.freeBytes).toBeLessThanOrEqual(data.totalBytes);
      // Of a disk, not of a test: in bytes, and the same whether the folder is there already.
      expect(data.totalBytes).toBeGreaterThan(1_000_000_000);
      expect(await spaceOf(join(tmpdir(), 'not', 'yet', 'there'))).toMatchObject({
        totalBytes: (await spaceOf(tmpdir()))?.totalBytes,
      });
      expect(engine).toMatch(/pglite|postgres/);
    });

    it('of a database that lacks the last migration names the one before [XR-028.f]', async () => {
      const known = await knownMigrations();
      const { db } = server();
      const taken = rowsOf(
        await db.execute(sql`
          delete from drizzle.__drizzle_migrations
          where created_at = (select max(created_at) from drizzle.__drizzle_migrations)
          returning hash, created_at`),
      )[0];
      try {
        expect(await read()).toMatchObject({
          body: {
            data: {
              database: {
                migrations: { applied: known.length - 1, known: known.length, last: known.at(-2)?.tag },
              },
            },
          },
        });
      } finally {
        await db.execute(sql`
          insert into drizzle.__drizzle_migrations (hash, created_at)
          values (${taken?.['hash']}, ${taken?.['created_at']})`);
      }
    });

    it('knows a database server by its address, and asks no disk for files that are elsewhere [XR-028.f]', async () => {
      const { token } = await admin();
      const files = {
        kind: 's3',
        endpoint: 'https://files.lender.example',
        region: 'ap-south-1',
        bucket: 'loans',
        accessKeyId: 'a',
        secretAccessKey: 'b',
      } as const;
      const answer = await server()
        .withConfig({ files, databaseUrl: 'postgres://db.lender.example/loans' })
        .request(contract.operations.read.path, { headers: { authorization: `Bearer ${token}` } });
      expect(await answer.json()).toMatchObject({
        data: { database: { engine: 'server' }, files: { kind: 's3', space: null } },
      });
    });

    it('lists the jobs that are dead, running and waiting, the dead first, without their payloads [XR-028.a]', async () => {
      const waiting = await aJob({ state: 'waiting', dueAt: startOfTests, endedAt: null, kind: 'of before' });
      const at = startOfTests.toISOString();
      const running = await aJob({
        state: 'running',
        dueAt: startOfTests,
        endedAt: null,
        progress: '3 of 9',
      });
      await aJob({ state: 'done' });
      await aJob({ state: 'cancelled' });
      const dead = await aJob({});
      const { body, text } = await read();
      expect(body).toMatchObject({
        data: {
          jobs: {
            dead: 1,
            running: 1,
            waiting: 1,
            rows: [
              {
                id: dead.id,
                kind: 'bureau.followFetch',
                state: 'dead',
                attempt: 30,
                attempts: 30,
                lastError: dead.lastError,
                createdAt: at,
                dueAt: null,
                endedAt: at,
              },
              { id: running.id, state: 'running', progress: '3 of 9', dueAt: at, endedAt: null },
              { id: waiting.id, state: 'waiting', kind: 'of before', attempts: null },
            ],
          },
        },
      });
      expect(text).not.toContain('Kavya');
      expect(text).not.toContain(dead.key);
    });

    it('lists a hundred jobs and counts all [XR-028.a]', async () => {
      const one = { kind: 'of before', payload: {}, state: 'waiting', dueAt: startOfTests } as const;
      const many = Array.from({ length: 101 }, (_, key) => ({
        ...one,
        key: `${key}`,
        createdAt: startOfTests,
      }));
      await server().db.insert(job).values(many);
      const { jobs } = Object((await read()).body['data']);
      expect([jobs.waiting, jobs.rows.length]).toEqual([101, 100]);
    });
  });

  describe('providers', () => {
    it('are the sandbox in a demonstration, and not configured without an account [XR-028.d]', async () => {
      expect(await providerNamed('Equifax')).toMatchObject({ standing: 'sandbox', last: null, asked: 0 });
      const caller = await admin();
      const bare = await server()
        .withConfig({ demo: false })
        .request(contract.operations.read.path, { headers: { authorization: `Bearer ${caller.token}` } });
      const { providers } = v.parse(providersIn, await bare.json()).data;
      expect(providers.map(({ standing }) => standing)).toEqual(Array(5).fill('notConfigured'));
      const own = await server()
        .withConfig({ demo: false, ozonetelUrl: 'https://telephony.lender.example', telephonyKey: 'a key' })
        .request(contract.operations.read.path, { headers: { authorization: `Bearer ${caller.token}` } });
      expect(v.parse(providersIn, await own.json()).data.providers).toMatchObject([
        { name: 'Ozonetel', standing: 'configured' },
        ...Array(4).fill({ standing: 'notConfigured' }),
      ]);
    });

    it('say when and how they last answered, and how many requests of a day got no answer [XR-028.d]', async () => {
      await asking(async () => 'a report');
      await expect(asking(() => Promise.reject(new NotReached()))).rejects.toThrow(NotReached);
      await expect(asking(() => Promise.reject(new Error('no JSON')))).rejects.toThrow('no JSON');
      expect(await providerNamed('Equifax')).toMatchObject({
        last: { fault: 'unusable' },
        asked: 3,
        failed: 2,
      });
      await expect(asking(() => new Promise(() => {}), null, 5)).rejects.toThrow('did not answer in time');
      expect(await providerNamed('Equifax')).toMatchObject({ last: { fault: 'late' }, asked: 4, failed: 3 });
      // Counted by the hour: what was asked in the hour that began a day ago is left out.
      server().clock.now = new Date(startOfTests.getTime() + 24 * hour - 1);
      expect(await providerNamed('Equifax')).toMatchObject({ asked: 4 });
      server().clock.pass(5 * 60_000 + 1);
      await asking(async () => 'a report');
      const last = { at: server().clock.now.toISOString(), fault: null };
      expect(await providerNamed('Equifax')).toMatchObject({ last, asked: 1, failed: 0 });
      expect(await providerNamed('CIBIL')).toMatchObject({ last: null, asked: 0 });
    });

    it('are not blamed for a request that ended with the server [XR-028.d]', async () => {
      const stopped = new AbortController();
      const asked = asking(() => new Promise(() => {}), stopped.signal);
      stopped.abort();
      await expect(asked).rejects.toThrow();
      expect(await providerNamed('Equifax')).toMatchObject({ last: null, asked: 0 });
    });

    it('are counted for ninety days [XR-028.d]', async () => {
      await asking(async () => 'a report');
      const later = (days: number) => new Date(server().clock.now.getTime() + days * 24 * hour);
      await sweep(server(), later(89));
      expect(await server().db.$count(providerHour)).toBe(1);
      await sweep(server(), later(92));
      expect(await server().db.$count(providerHour)).toBe(0);
    });
  });

  describe('a dead job', () => {
    it('is queued again with all its attempts, and the audit says by whom [XR-028.b, XR-028.e]', async () => {
      const { id } = await aJob({});
      const caller = await admin();
      const answer = await server().call(contract.operations.runAgain, { jobId: id }, caller);
      expect(answer.body).toMatchObject({
        data: { job: { id, state: 'waiting', attempt: 0, endedAt: null } },
      });
      expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempt: 0, dueAt: server().clock.now });
      const again = await server().call(contract.operations.runAgain, { jobId: id }, caller);
      expect([again.status, again.body['errorMessages']]).toEqual([409, [operationsMessages.notDead]]);
      const rows = (await audited('operations.runAgain')).filter(row => row.actorId === caller.staffId);
      const kind = 'bureau.followFetch';
      expect(rows.at(-1)).toMatchObject({
        before: { id, kind, state: 'dead', attempt: 30 },
        after: { id, kind, state: 'waiting', attempt: 0 },
      });
      expect(JSON.stringify(rows)).not.toContain('Kavya');
    });

    it('is queued by one of two who press at once [XR-028.b, XR-139.a]', async () => {
      const { id } = await aJob({});
      const caller = await admin();
      const press = () => server().call(contract.operations.runAgain, { jobId: id }, caller);
      const answers = await Promise.all([press(), press()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('is forgotten [XR-028.e]', async () => {
      const { id } = await aJob({});
      const answer = await server().call(contract.operations.giveUp, { jobId: id }, await admin());
      expect(answer.status).toBe(200);
      expect(await stateOf(id)).toMatchObject({ state: 'cancelled' });
      expect((await read()).body).toMatchObject({ data: { jobs: { dead: 0, rows: [] } } });
    });

    it.each([
      [
        'what waited for a waiting job is told that it was given up',
        { state: 'waiting', dueAt: startOfTests, endedAt: null },
        1,
      ],
      ['what waited for a dead job is not told again', {}, 0],
    ] as const)('%s [XR-028.e]', async (_name, values, times) => {
      const { id } = await aJob(values);
      let calls = 0;
      const jobs = allJobs.map(known => ({
        ...known,
        gaveUp: async () => {
          calls += 1;
        },
      }));
      expect(await cancelJob(server().db, id, jobs, server().clock.now)).toMatchObject({ state: 'changed' });
      expect(calls).toBe(times);
    });
  });

  describe('a job that has not ended', () => {
    it('is given up, and is not run [XR-028.e]', async () => {
      const { id } = await aJob({ state: 'waiting', dueAt: startOfTests, endedAt: null });
      const caller = await admin();
      expect((await server().call(contract.operations.giveUp, { jobId: id }, caller)).status).toBe(200);
      expect(await stateOf(id)).toMatchObject({ state: 'cancelled', dueAt: null, lease: null });
      const again = await server().call(contract.operations.giveUp, { jobId: id }, caller);
      expect([again.status, again.body['errorMessages']]).toEqual([409, [operationsMessages.ended]]);
      const rows = (await audited('operations.giveUp')).filter(row => Object(row.before).id === id);
      expect(rows).toMatchObject([
        { actorId: caller.staffId, before: { id, state: 'waiting' }, after: { id, state: 'cancelled' } },
      ]);
    });

    it('cannot be run again [XR-028.b]', async () => {
      const { id } = await aJob({ state: 'running', dueAt: startOfTests, endedAt: null });
      const answer = await server().call(contract.operations.runAgain, { jobId: id }, await admin());
      expect(answer.status).toBe(409);
      expect(await stateOf(id)).toMatchObject({ state: 'running' });
    });
  });

  it('a job that does not exist is answered 404', async () => {
    const jobId = crypto.randomUUID();
    for (const call of [contract.operations.runAgain, contract.operations.giveUp]) {
      const answer = await server().call(call, { jobId }, await admin());
      expect([answer.status, answer.body['errorMessages']]).toEqual([404, [operationsMessages.notFound]]);
    }
  });
});
