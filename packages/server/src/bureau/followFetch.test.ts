import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { job } from '../jobs/table';
import { providerBody } from '../loan/table';
import type { Bureau, Bureaus } from '../providers/bureau/bureau';
import { sandboxBureaus } from '../testing/sandbox';
import { aWorker, fetchesOf, loanAsRead } from '../testing/bureau';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { nextPollAt } from './followFetch';
import { placeOrder } from './placeOrder';
import { recordOutcome } from './recordOutcome';
import { bureauFetch } from './table';

const second = 1000;

describe('nextPollAt', () => {
  const asked = new Date('2026-11-21T06:00:00Z');
  const after = (seconds: number): Date => new Date(asked.getTime() + seconds * second);

  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [10, 5],
    [119, 59.5],
    [120, 60],
    [590, 60],
  ])('after %d seconds waits another %d seconds', (age, wait) => {
    expect(nextPollAt(asked, after(age))).toEqual(after(age + wait));
  });
});

/** The sandbox with Equifax overridden, and a counter of its calls. */
function withEquifax(change: Partial<Bureau>): { bureaus: Bureaus; asked: () => number } {
  const sandbox = sandboxBureaus(0);
  let asked = 0;
  const changed: Bureau = { ...sandbox.equifax, ...change };
  const equifax: Bureau = {
    ...changed,
    collect: (reference, inquiry) => {
      asked += 1;
      return changed.collect(reference, inquiry);
    },
  };
  return { bureaus: { ...sandbox, equifax }, asked: () => asked };
}

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    const numbers = Array.from({ length: 14 }, (_, place) => place + 1);
    await storeLoans(
      server().db,
      [...numbers, 99].map(number => aLine(number, { underWriter: heldBy('credit.user') })),
    );
  });

  const order = async (number: number): Promise<void> => {
    user = await server().signIn('ROLE_CREDIT_USER');
    await server().call(contract.bureau.fetch, { loanId: loanIdOf(number) }, user);
  };
  /** As a killed server leaves it: recorded, but not placed. */
  const orderUnplaced = async (number: number): Promise<void> => {
    await order(number);
    await server()
      .db.update(bureauFetch)
      .set({ providerReference: null })
      .where(eq(bureauFetch.loanId, loanIdOf(number)));
  };
  const stateOf = async (number: number) => (await fetchesOf(server(), number))[0]?.state;
  const bodiesOf = (number: number) =>
    server()
      .db.select({ id: providerBody.id })
      .from(providerBody)
      .where(eq(providerBody.loanId, loanIdOf(number)));

  it('polls only when it is due [XR-145.c]', async () => {
    await order(1);
    const { bureaus, asked } = withEquifax({});
    const worker = aWorker(server(), bureaus);
    await worker.tick();
    expect([asked(), await stateOf(1)]).toEqual([0, 'initiated']);
    server().clock.pass(second);
    await worker.tick();
    expect([asked(), await stateOf(1)]).toEqual([1, 'fetched']);
  });

  it('polls less often the longer it takes', async () => {
    await order(2);
    const { bureaus, asked } = withEquifax({ collect: async () => ({ outcome: 'pending' }) });
    const worker = aWorker(server(), bureaus);
    for (let passed = 0; passed < 60; passed += 1) {
      server().clock.pass(second);
      await worker.tick();
    }
    expect(asked()).toBeGreaterThan(5);
    expect(asked()).toBeLessThan(14);
    server().clock.pass(60 * second);
    await aWorker(server(), sandboxBureaus(0)).tick();
    expect(await stateOf(2)).toBe('fetched');
  });

  it('fetches once with several servers at work [XR-145.c]', async () => {
    await order(3);
    server().clock.pass(second);
    const { bureaus, asked } = withEquifax({});
    const workers = Array.from({ length: 4 }, () => aWorker(server(), bureaus));
    await Promise.all(workers.map(worker => worker.tick()));
    expect([asked(), await stateOf(3), await bodiesOf(3)]).toEqual([1, 'fetched', [expect.anything()]]);
  });

  it('resumes when a server was killed while polling [XR-145.c]', async () => {
    await order(4);
    server().clock.pass(second);
    // Simulates a killed server: it claimed the fetch and never answers.
    const { bureaus, asked } = withEquifax({ collect: () => new Promise(() => {}) });
    const killed = aWorker(server(), bureaus);
    killed.tick().catch(() => undefined);
    await expect.poll(asked).toBe(1);

    const next = aWorker(server(), sandboxBureaus(0));
    await next.tick();
    expect(await stateOf(4)).toBe('initiated');
    server().clock.pass(31 * second);
    await next.tick();
    expect([await stateOf(4), await bodiesOf(4)]).toEqual(['fetched', [expect.anything()]]);
  });

  it('places the order that a killed server only recorded, once its request must have ended [XR-145.c]', async () => {
    await orderUnplaced(5);
    const worker = aWorker(server(), sandboxBureaus(0));
    const reference = async () => (await fetchesOf(server(), 5))[0]?.providerReference;
    server().clock.pass(29 * second);
    await worker.tick();
    expect(await reference()).toBeNull();
    await orderUnplaced(13);
    expect(await reference()).toBeNull();
    server().clock.pass(20 * second);
    await worker.tick();
    expect(await reference()).toMatch(/^SBX-/);
    expect(await fetchesOf(server(), 13)).toMatchObject([{ providerReference: null }]);
    // It is followed no further.
    await server()
      .db.update(bureauFetch)
      .set({ state: 'failed' })
      .where(eq(bureauFetch.loanId, loanIdOf(13)));
    server().clock.pass(30 * second);
    await worker.tick();
    expect(await stateOf(5)).toBe('fetched');
  });

  it.each([
    [
      10,
      { outcome: 'refused' as const, errorMessages: ['Bureau authentication failed', 'Code 17'] as const },
      'Bureau authentication failed',
    ],
    [11, { outcome: 'notInitiated' as const }, 'The bureau did not begin'],
  ])(
    'fails with the reason when order %i is placed late and does not begin [CR-144.c, XR-145.c]',
    async (number, answer, failure) => {
      await orderUnplaced(number);
      server().clock.pass(30 * second);
      const { bureaus, asked } = withEquifax({ order: async () => answer });
      await aWorker(server(), bureaus).tick();
      expect([asked(), await fetchesOf(server(), number)]).toMatchObject([0, [{ state: 'failed', failure }]]);
      expect(await loanAsRead(server(), number, user)).toMatchObject({
        equifaxFetch: { status: 'failed' },
        equifaxReport: { Error: { ErrorDesc: failure } },
      });
    },
  );

  it('asks no other bureau than the one it was ordered from, and leaves the loan as it was [XR-145.c]', async () => {
    await order(12);
    server().clock.pass(second);
    const { bureaus, asked } = withEquifax({ provider: 'equifax' });
    await aWorker(server(), bureaus).tick();
    expect([asked(), await fetchesOf(server(), 12)]).toMatchObject([
      0,
      [{ state: 'failed', failure: 'The bureau of this order is not configured' }],
    ]);
    const read = await loanAsRead(server(), 12, user);
    expect([read['equifaxFetch'], read['equifaxReport']]).toMatchObject([{ status: null }, undefined]);
  });

  it('keeps its first order, and after its end neither a later order nor a later outcome [XR-145.c]', async () => {
    const { db, clock } = server();
    await order(14);
    const fetch = async () => {
      const [only] = await fetchesOf(server(), 14);
      if (!only) throw new Error('Nothing was ordered');
      return only;
    };
    const first = await fetch();
    const { bureaus, asked } = withEquifax({
      order: async () => ({ outcome: 'ordered', reference: 'another order' }),
    });
    const { equifax } = bureaus;
    if (!equifax) throw new Error('There is no bureau');
    await placeOrder(db, equifax, first, { now: clock.now });
    expect(await fetch()).toEqual(first);
    await recordOutcome(db, first, { state: 'failed', message: 'One', lasting: true }, clock.now);
    await db.update(bureauFetch).set({ providerReference: null }).where(eq(bureauFetch.id, first.id));
    const ended = await fetch();
    await placeOrder(db, equifax, first, { now: clock.now });
    await recordOutcome(db, first, { state: 'failed', message: 'Other', lasting: true }, clock.now);
    expect([await fetch(), ended.failure]).toEqual([ended, 'One']);
    await db.update(bureauFetch).set({ providerReference: 'SBX' }).where(eq(bureauFetch.id, first.id));
    clock.pass(second);
    await aWorker(server(), bureaus).tick();
    expect(asked()).toBe(0);
  });

  it.each([
    ['cannot be reached', 6, { collect: () => Promise.reject(new Error('gone')) }],
    [
      'answers what cannot be stored',
      7,
      { collect: async () => ({ outcome: 'report' as const, body: { text: 'a\u0000b' }, message: '' }) },
    ],
  ])(
    'retries when a bureau %s, and fails with a message after ten minutes [CR-144.c]',
    async (_how, number, change) => {
      await order(number);
      const { bureaus, asked } = withEquifax(change);
      const worker = aWorker(server(), bureaus);
      server().clock.pass(2 * second);
      await worker.tick();
      expect([asked(), await stateOf(number)]).toEqual([1, 'initiated']);
      // Ten minutes after it was asked for, to the moment.
      server().clock.pass((10 * 60 - 2) * second);
      await worker.tick();
      expect(await fetchesOf(server(), number)).toMatchObject([
        { state: 'failed', failure: 'The bureau gave no usable answer' },
      ]);
      user = await server().signIn('ROLE_CREDIT_USER');
      expect((await loanAsRead(server(), number, user))['equifaxReport']).toEqual({
        Error: { ErrorDesc: 'The bureau gave no usable answer' },
      });
      expect(JSON.stringify(worker.warnings)).not.toContain('gone');
    },
  );

  it('has failed with a message when every server that followed it died [XR-145.c]', async () => {
    await order(9);
    const [fetch] = await fetchesOf(server(), 9);
    await server()
      .db.update(job)
      .set({ attempt: 30 })
      .where(eq(job.key, fetch?.id ?? ''));
    server().clock.pass(second);
    const { bureaus, asked } = withEquifax({});
    await aWorker(server(), bureaus).tick();
    expect([asked(), await fetchesOf(server(), 9)]).toMatchObject([
      0,
      [{ state: 'failed', failure: 'The bureau gave no usable answer' }],
    ]);
  });

  it('is not blocked by a bureau that hangs, and stops at once on shutdown', async () => {
    await order(99);
    await order(8);
    server().clock.pass(second);
    const worker = aWorker(server(), sandboxBureaus(0));
    const ticking = worker.tick();
    await expect.poll(() => stateOf(8)).toBe('fetched');
    expect(await stateOf(99)).toBe('initiated');
    await worker.stop();
    await ticking;
    expect([await stateOf(99), worker.warnings]).toEqual(['initiated', []]);
  });
});
