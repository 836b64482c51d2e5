import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { eachEngine } from '../testing/harness';
import { aJobWorker, enqueueDue, jobOfKey } from '../testing/jobs';
import { creditTag } from '../tags/table';
import { declareJob, type JobContext, type JobOutcome, jobOf } from './declareJob';
import { enqueue } from './enqueue';
import { cancelJob, retryJob } from './changeJob';
import { claimDue, heldSeconds, markDead } from './leases';
import { listJobs } from './jobList';
import { job } from './table';
import { createJobWorker } from './worker';

const second = 1000;
const quietSeconds = 30;

const declaration = declareJob({
  kind: 'made-up',
  payload: v.object({ name: v.string() }),
  attempts: 3,
  quietSeconds,
  atOnce: 2,
  backOff: { firstSeconds: 4, mostSeconds: 6 },
});

/** What each test has the job do, and how often it was begun. */
const work = {
  run: async (_context: JobContext): Promise<JobOutcome> => 'done',
  begun: 0,
  gaveUp: [] as string[],
};
const madeUp = jobOf(declaration, {
  run: context => {
    work.begun += 1;
    return work.run(context);
  },
  gaveUp: async (tx, { name }, now) => {
    await tx.insert(creditTag).values({ nameKey: name, name, createdOn: now });
  },
});
const once = jobOf(
  { ...declaration, kind: 'once', attempts: 1 },
  {
    run: context => {
      work.begun += 1;
      return work.run(context);
    },
    gaveUp: async () => {
      work.gaveUp.push('once');
    },
  },
);
const stubborn = jobOf(
  { ...declaration, kind: 'stubborn', attempts: 1 },
  {
    run: async () => {
      throw new Error('the run failed');
    },
    gaveUp: async () => {
      work.gaveUp.push('stubborn');
      throw new Error('and so did its farewell');
    },
  },
);
const hang = () => new Promise<never>(() => {});
/** Hangs as long as nobody tells it to stop, as a request with a signal does. */
const hangUntilTold = ({ signal }: JobContext): Promise<never> =>
  new Promise((_done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });

eachEngine((server, engine) => {
  let key = '';
  let number = 0;
  beforeEach(async () => {
    await server().db.delete(job);
    number += 1;
    key = `thing-${number}`;
    Object.assign(work, { run: async () => 'done', begun: 0, gaveUp: [] });
  });

  const queue = (as = key) => enqueueDue(server(), declaration, as, { name: as });
  const aWorker = (beatMs?: number) => aJobWorker(server(), [madeUp, once, stubborn], beatMs);
  const stored = () => jobOfKey(server(), key);
  const waited = (seconds: number) => server().clock.pass(seconds * second);
  const tagsOf = (name: string) => server().db.$count(creditTag, eq(creditTag.nameKey, name));

  it('is queued once for a key, and not at all when the transaction of its caller is rolled back [XR-029.a]', async () => {
    const { db } = server();
    const undone = inTransaction(db, async tx => {
      await enqueue(tx, declaration, {
        key,
        payload: { name: 'undone' },
        runAt: server().clock.now,
        now: server().clock.now,
      });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await stored()).toBeUndefined();
    await queue();
    await aWorker().tick();
    await queue();
    await aWorker().tick();
    expect([work.begun, await stored()]).toMatchObject([1, { state: 'done', dueAt: null, lease: null }]);
  });

  it('runs when it is due', async () => {
    const { db, clock } = server();
    const runAt = new Date(clock.now.getTime() + 5 * second);
    await enqueue(db, declaration, { key, payload: { name: key }, runAt, now: clock.now });
    const claims = vi.spyOn(db, '$with');
    await aWorker().tick();
    // Nothing is locked to find out that nothing is due.
    expect([work.begun, claims.mock.calls]).toEqual([0, []]);
    claims.mockRestore();
    waited(5);
    await aWorker().tick();
    expect(work.begun).toBe(1);
  });

  it('runs once with several servers at work [XR-029.d]', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'].map(letter => `${key}-${letter}`);
    for (const one of keys) await queue(one);
    await Promise.all(Array.from({ length: 4 }, () => aWorker().tick()));
    expect(work.begun).toBe(keys.length);
  });

  it.runIf(engine === 'postgres')('is left alone by others while a server takes it [XR-029.d]', async () => {
    await queue();
    await inTransaction(server().db, async tx => {
      await tx.select().from(job).for('update');
      await aWorker().tick();
    });
    expect(work.begun).toBe(0);
  });

  it('has as many under way in one server as its kind allows', async () => {
    for (const letter of ['a', 'b', 'c']) await queue(`${key}-${letter}`);
    work.run = hangUntilTold;
    const worker = aWorker();
    const ticks = [worker.tick(), worker.tick()];
    await expect.poll(() => work.begun).toBe(2);
    await worker.stop();
    await Promise.all(ticks);
    expect(work.begun).toBe(2);
  });

  it('of a killed server is taken by another one within half a minute [XR-029.b]', async () => {
    await queue();
    work.run = hang;
    aWorker()
      .tick()
      .catch(() => undefined);
    await expect.poll(() => work.begun).toBe(1);
    work.run = async () => 'done';
    expect(heldSeconds).toBeLessThan(30);
    waited(heldSeconds - 1);
    await aWorker().tick();
    expect([work.begun, await stored()]).toMatchObject([1, { state: 'running', attempt: 1 }]);
    waited(1);
    await aWorker().tick();
    expect([work.begun, await stored()]).toMatchObject([2, { state: 'done' }]);
  });

  it('never runs twice with a single attempt: it is dead when its server died over it [XR-029.c]', async () => {
    await enqueueDue(server(), once.declaration, key, { name: key });
    work.run = hang;
    aWorker()
      .tick()
      .catch(() => undefined);
    await expect.poll(() => work.begun).toBe(1);
    waited(heldSeconds);
    await aWorker().tick();
    expect([work, await stored()]).toMatchObject([
      { begun: 1, gaveUp: ['once'] },
      { state: 'dead', lastError: 'the lease ran out' },
    ]);
    const { id } = (await stored()) ?? { id: '' };
    const after = { state: 'cancelled', endedAt: server().clock.now };
    expect(await cancelJob(server().db, id, [once], server().clock.now)).toMatchObject({
      state: 'changed',
      after,
    });
    expect([work.gaveUp, await stored()]).toMatchObject([['once'], after]);
  });

  it('that another server has taken is not marked as dead, and nothing is told that it is [XR-029.d]', async () => {
    const { db, clock } = server();
    await enqueueDue(server(), once.declaration, key, { name: key });
    const [row] = await claimDue(db, once.declaration, clock.now, 1);
    if (!row) throw new Error('Nothing was due');
    const end = { lastError: 'E', now: clock.now };
    expect(await markDead(db, once, { ...row, lease: crypto.randomUUID() }, end)).toBe(false);
    expect([work.gaveUp, await stored()]).toMatchObject([[], { state: 'running', lastError: null }]);
    expect(await markDead(db, once, row, end)).toBe(true);
    expect([work.gaveUp, await stored()]).toMatchObject([['once'], { state: 'dead', lastError: 'E' }]);
  });

  it('is taken before those that are due later, whichever was queued first', async () => {
    const { db, clock } = server();
    const at = (ms: number) => new Date(clock.now.getTime() + ms);
    for (const [name, runAt] of [
      ['later', at(2)],
      ['first', at(1)],
      ['last', at(3)],
    ] as const)
      await enqueue(db, once.declaration, {
        key: `${key} ${name}`,
        payload: { name },
        runAt,
        now: clock.now,
      });
    const taken = await claimDue(db, once.declaration, at(3), 2);
    expect(taken.map(({ payload }) => Object(payload).name).toSorted()).toEqual(['first', 'later']);
    expect(await claimDue(db, once.declaration, at(2), 2)).toEqual([]);
    await db.delete(job).where(eq(job.kind, once.declaration.kind));
  });

  it('pauses after a failure, longer each time, and is dead after the last, without the words of the error [XR-029.c]', async () => {
    await queue();
    const worker = aWorker();
    work.run = async () => {
      throw new TypeError('Meera Iyer, 9000043214');
    };
    await worker.tick();
    const { now } = server().clock;
    expect(await stored()).toMatchObject({
      state: 'waiting',
      attempt: 1,
      dueAt: new Date(now.getTime() + 4 * second),
    });
    waited(4);
    await worker.tick();
    expect((await stored())?.dueAt).toEqual(new Date(now.getTime() + 10 * second));
    expect(await tagsOf(key)).toBe(0);
    waited(6);
    await worker.tick();
    const dead = await stored();
    expect(dead).toMatchObject({
      state: 'dead',
      dueAt: null,
      lastError: expect.stringMatching(/^TypeError at /),
    });
    expect(await tagsOf(key)).toBe(1);
    expect(JSON.stringify([dead?.lastError, worker.warnings])).not.toMatch(/Meera|9000043214/);
    expect(worker.warnings).toContainEqual(
      expect.objectContaining({ job: 'made-up', dead: dead?.lastError }),
    );
    const { body } = await server().call(contract.health.read, {}, null);
    expect(body['data']).toEqual({ status: 'ready', deadJobs: 1 });

    const { db } = server();
    expect(await listJobs(db)).toMatch(new RegExp(`^dead +${dead?.id} +made-up .*TypeError`));
    expect(await retryJob(db, dead?.id ?? '', server().clock.now)).toMatchObject({ state: 'changed' });
    expect(await retryJob(db, dead?.id ?? '', server().clock.now)).toMatchObject({ state: 'unfit' });
    work.run = async () => 'done';
    await worker.tick();
    expect(await stored()).toMatchObject({ state: 'done', lastError: null });
    expect(await listJobs(db)).toBe('No job is dead, running or waiting.');
  });

  it('is dead in the end although recording that elsewhere fails every time [XR-029.c]', async () => {
    await enqueueDue(server(), stubborn.declaration, key, { name: key });
    const worker = aWorker();
    for (let ticks = 0; ticks < 10; ticks += 1) {
      await worker.tick();
      waited(6);
    }
    const dead = await stored();
    expect(dead).toMatchObject({
      state: 'dead',
      dueAt: null,
      lastError: expect.stringMatching(/^Error at /),
    });
    expect(work.gaveUp).toEqual(Array(5).fill('stubborn'));
    expect(worker.warnings).toContainEqual(
      expect.objectContaining({ job: 'stubborn', dead: dead?.lastError }),
    );
  });

  it('fails on a payload that is not the declared one', async () => {
    await queue();
    await server().db.update(job).set({ payload: {} }).where(eq(job.key, key));
    await aWorker().tick();
    expect([work.begun, await stored()]).toMatchObject([0, { state: 'waiting', attempt: 1 }]);
  });

  it('runs again when it asks for that, with all attempts before it', async () => {
    await queue();
    const again = new Date(server().clock.now.getTime() + 7 * second);
    work.run = async () => ({ again });
    await aWorker().tick();
    expect(await stored()).toMatchObject({ state: 'waiting', attempt: 0, dueAt: again });
  });

  it('is kept by a server that runs it, however long it says nothing of its progress, up to its limit [XR-029.d]', async () => {
    await queue();
    let signal: AbortSignal | undefined;
    work.run = context => {
      ({ signal } = context);
      return hangUntilTold(context);
    };
    const worker = aWorker(5);
    const ticking = worker.tick();
    await expect.poll(() => work.begun).toBe(1);
    waited(heldSeconds + 1);
    const { now } = server().clock;
    await expect
      .poll(async () => (await stored())?.dueAt)
      .toEqual(new Date(now.getTime() + heldSeconds * second));
    await aWorker().tick();
    expect([work.begun, await stored()]).toMatchObject([1, { state: 'running', attempt: 1 }]);
    const { id } = (await stored()) ?? { id: '' };
    // Who runs it learns with the next beat that it was cancelled.
    await cancelJob(server().db, id, [madeUp], now);
    await expect.poll(() => signal?.aborted).toBe(true);
    await ticking;
  });

  it('stores how far it is, and keeps its lease with that [XR-029.d]', async () => {
    await queue();
    let tell: JobContext['progress'] = async () => {};
    work.run = context => {
      tell = context.progress;
      return hangUntilTold(context);
    };
    const worker = aWorker();
    const ticking = worker.tick();
    await expect.poll(() => work.begun).toBe(1);
    waited(heldSeconds - 1);
    await tell(40);
    waited(heldSeconds - 1);
    await aWorker().tick();
    expect([work.begun, await stored()]).toMatchObject([1, { state: 'running', progress: 40 }]);
    await worker.stop();
    await ticking;
  });

  it('is told to stop once its kind’s time has passed since its last word of progress [XR-029.e]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await queue();
      const given = new Promise<JobContext>(resolve => {
        work.run = context => {
          resolve(context);
          return hangUntilTold(context);
        };
      });
      const ticking = aWorker().tick();
      const { signal, progress } = await given;
      vi.advanceTimersByTime(quietSeconds * second - 1);
      await progress('half');
      vi.advanceTimersByTime(quietSeconds * second - 1);
      expect(signal.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(signal.aborted).toBe(true);
      await ticking;
      expect(await stored()).toMatchObject({ state: 'waiting', attempt: 1, progress: 'half' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('may no longer write once another server has it [XR-029.d]', async () => {
    await queue();
    const contexts: JobContext[] = [];
    work.run = context => {
      contexts.push(context);
      return contexts.length === 1 ? hangUntilTold(context) : Promise.resolve('done');
    };
    const first = aWorker().tick();
    await expect.poll(() => work.begun).toBe(1);
    waited(heldSeconds);
    await aWorker().tick();
    await expect(contexts[0]?.progress('half')).rejects.toThrow();
    expect(contexts[0]?.signal.aborted).toBe(true);
    await first;
    expect(await stored()).toMatchObject({ state: 'done', progress: null });
  });

  it('that is cancelled does not run, or learns it with its next word of progress [XR-028.e]', async () => {
    await queue();
    let context: JobContext | null = null;
    work.run = given => {
      context = given;
      return hangUntilTold(given);
    };
    const ticking = aWorker().tick();
    await expect.poll(() => work.begun).toBe(1);
    const { db, clock } = server();
    const { id } = (await stored()) ?? { id: '' };
    expect(await cancelJob(db, id, [madeUp], clock.now)).toMatchObject({ state: 'changed' });
    expect(await cancelJob(db, id, [madeUp], clock.now)).toMatchObject({ state: 'unfit' });
    expect(await cancelJob(db, crypto.randomUUID(), [madeUp], clock.now)).toEqual({ state: 'missing' });
    await expect((context as JobContext | null)?.progress(1)).rejects.toThrow();
    await ticking;
    waited(heldSeconds);
    await aWorker().tick();
    expect([work.begun, await stored(), await tagsOf(key)]).toMatchObject([1, { state: 'cancelled' }, 1]);
  });

  it('is handed back by a server that stops, and the attempt does not count', async () => {
    await queue();
    work.run = hangUntilTold;
    const worker = aWorker();
    const ticking = worker.tick();
    await expect.poll(() => work.begun).toBe(1);
    await worker.stop();
    await ticking;
    expect([await stored(), worker.warnings]).toMatchObject([
      { state: 'waiting', attempt: 0, dueAt: server().clock.now, lease: null },
      [],
    ]);
  });

  it('that may not run twice is not handed back: it is dead when its time with the stopped server is over [XR-029.c]', async () => {
    await enqueueDue(server(), once.declaration, key, { name: key });
    work.run = hangUntilTold;
    const worker = aWorker();
    const ticking = worker.tick();
    await expect.poll(() => work.begun).toBe(1);
    await worker.stop();
    await ticking;
    expect(await stored()).toMatchObject({ state: 'running', attempt: 1 });
    waited(heldSeconds);
    await aWorker().tick();
    expect([work, await stored()]).toMatchObject([{ begun: 1, gaveUp: ['once'] }, { state: 'dead' }]);
  });

  it('that failed before its server died keeps the words of that failure [XR-029.c]', async () => {
    await enqueueDue(server(), once.declaration, key, { name: key });
    await server()
      .db.update(job)
      .set({ attempt: 1, lastError: 'TypeError at thing.ts:4' })
      .where(eq(job.key, key));
    await aWorker().tick();
    expect(await stored()).toMatchObject({ state: 'dead', lastError: 'TypeError at thing.ts:4' });
  });

  it('is found when the server was not told of it, once it listens again', async () => {
    const worker = aWorker();
    const missed: (() => void)[] = [];
    const listen = async (_channel: string, { onMissed }: { readonly onMissed: () => void }) => {
      missed.push(onMissed);
      return async () => {};
    };
    await worker.start({ listen });
    expect(missed).toHaveLength(1);
    // Its first look is over, and found nothing.
    await worker.tick();
    await queue();
    expect(work.begun).toBe(0);
    missed[0]?.();
    await expect.poll(async () => (await stored())?.state).toBe('done');
    await worker.stop();
  });

  describe('that recurs', () => {
    const daily = declareJob({
      ...declaration,
      kind: 'day end',
      payload: v.object({ occurrence: v.string() }),
      recurs: { dailyAtMinute: 30 },
    });
    it('runs once for a business date, whichever server comes first [XR-029.d]', async () => {
      const dates: string[] = [];
      const dayEnd = jobOf(daily, {
        run: async (_context, { occurrence }) => {
          dates.push(occurrence);
          return 'done';
        },
      });
      const workers = [1, 2, 3].map(() => aJobWorker(server(), [dayEnd]));
      const ticks = () => Promise.all(workers.map(worker => worker.tick()));
      const today = server().clock.now;
      await ticks();
      await ticks();
      expect(dates).toEqual(['2026-11-21']);
      // 00:29 in Asia/Kolkata: the next date has begun, its job is not due yet.
      server().clock.now = new Date('2026-11-21T18:59:00Z');
      await ticks();
      expect(dates).toEqual(['2026-11-21']);
      waited(60);
      await ticks();
      expect(dates).toEqual(['2026-11-21', '2026-11-22']);
      server().clock.now = today;
    });
  });

  it('is taken as soon as another server has queued it, and again when it is due', async () => {
    const { db, config, files } = server();
    const worker = createJobWorker({
      db,
      config,
      files,
      sandbox: null,
      jobs: [madeUp],
      logger: { error: () => {}, warn: () => {} },
      now: () => new Date(),
    });
    await worker.start(server());
    // Its first look found nothing; without being told it would look again after a quarter of a minute.
    await pause(0);
    work.run = async () => (work.begun === 1 ? { again: new Date() } : 'done');
    const now = new Date();
    await enqueue(db, declaration, { key, payload: { name: key }, runAt: now, now });
    await expect.poll(async () => (await stored())?.state, { timeout: 5_000 }).toBe('done');
    expect(work.begun).toBe(2);
    await db.update(job).set({ state: 'dead' }).where(eq(job.key, key));
    const { id } = (await stored()) ?? { id: '' };
    expect(await retryJob(db, id, new Date())).toMatchObject({ state: 'changed' });
    await expect.poll(async () => (await stored())?.state, { timeout: 5_000 }).toBe('done');
    await worker.stop();
  });

  it('says that the database failed when it looked for jobs, but not once it is stopped', async () => {
    const faulty = aWorker();
    const asked = vi.spyOn(server().db, 'select').mockImplementationOnce(() => {
      throw new TypeError('no connection');
    });
    await faulty.start(server());
    await expect.poll(() => faulty.warnings).toMatchObject([{ job: 'worker', error: { name: 'TypeError' } }]);
    await faulty.stop();
    const stopping = aWorker();
    const stops: Promise<void>[] = [];
    asked.mockImplementationOnce(() => {
      stops.push(stopping.stop());
      throw new TypeError('no connection');
    });
    await stopping.start(server());
    await expect.poll(() => stops.length).toBe(1);
    await stops[0];
    expect(stopping.warnings).toEqual([]);
    asked.mockRestore();
  });

  it('takes nothing more once it is stopped, although it has found something due', async () => {
    await queue();
    const { db } = server();
    const worker = aWorker();
    const select = db.select.bind(db);
    const stops: Promise<void>[] = [];
    const asked = vi.spyOn(db, 'select').mockImplementationOnce(fields => {
      stops.push(worker.stop());
      return select(fields);
    });
    await worker.tick();
    await stops[0];
    asked.mockRestore();
    expect([stops.length, work.begun, await stored()]).toMatchObject([
      1,
      0,
      { state: 'waiting', attempt: 0, lease: null },
    ]);
  });

  it.each([
    ['nothing is queued', null, 15_000],
    ['the next job is due in a while', 4_321, 4_321],
    ['it is due at once', 100, 200],
    ['it is due much later', 16_000, 15_000],
  ])('looks again after a quarter of a minute, or when a job is due: %s', async (_when, dueIn, wait) => {
    const { db, clock } = server();
    const { now } = clock;
    if (dueIn !== null) {
      const runAt = new Date(now.getTime() + dueIn);
      await enqueue(db, declaration, { key, payload: { name: key }, runAt, now });
    }
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const worker = aWorker();
    await worker.start(server());
    await expect.poll(() => pauses.mock.calls.map(([, ms]) => ms)).toContain(wait);
    pauses.mockRestore();
    await worker.stop();
  });
});
