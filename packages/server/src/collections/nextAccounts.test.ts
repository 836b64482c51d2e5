import { addDays, type BusinessDate } from '@lending-desk/domain/calendar';
import type { NextFactor } from '@lending-desk/domain/collections';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { callRecord } from '../calls/table';
import { loanAccount } from '../ledger/table';
import { settingsChange } from '../lenderSettings/table';
import { loan } from '../loan/table';
import { bookOn, exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { type Caller, eachEngine } from '../testing/harness';
import { paymentPromise } from './table';

const today = exampleDay;

interface Row {
  readonly loanId: number;
  readonly place: string;
  readonly score: number | null;
}

eachEngine(server => {
  let agent: Caller;
  let numbered = 0;

  beforeEach(async () => {
    setDay(server(), today);
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    await server().db.delete(paymentPromise);
    // The loans of the tests before are none of the order.
    await server().db.update(loanAccount).set({ closedOn: today });
  });

  type Account = Partial<typeof loanAccount.$inferInsert>;
  /** The sample account of a customer of its own, called today, so that it scores 3 for what is at risk. */
  const aLoan = async (changes: Account = {}): Promise<number> => {
    const loanId = await storeSampleLoan(server(), (numbered += 1));
    await server()
      .db.update(loan)
      .set({ customerId: `customer ${loanId}` })
      .where(eq(loan.loanId, loanId));
    await server()
      .db.update(loanAccount)
      .set({ contactedOn: today, ...changes })
      .where(eq(loanAccount.loanId, loanId));
    return loanId;
  };
  const promise = async (loanId: number, dueOn: BusinessDate, amount = 5000, at = server().clock.now) => {
    const { db } = server();
    const madeOn = addDays(today, -9);
    await db.insert(paymentPromise).values({
      loanId,
      comment: 0,
      amount: rupees(amount),
      madeOn,
      dueOn,
      at,
      byId: agent.staffId,
      byName: 'Collections Agent',
    });
    await db.update(loanAccount).set({ promisedOn: dueOn }).where(eq(loanAccount.loanId, loanId));
  };
  const called = (loanId: number, times: number, changes: object = {}) =>
    server()
      .db.insert(callRecord)
      .values(
        Array.from({ length: times }, () => ({
          loanId,
          staffId: agent.staffId,
          staffName: 'Collections Agent',
          askedAt: server().clock.now,
          phoneNumber: '9000043214',
          agentId: '1',
          agentUserName: 'one',
          status: 'queued' as const,
          provider: 'sandbox',
          desk: 'collections' as const,
          ...changes,
        })),
      );
  const ask = async (factors?: readonly NextFactor[]) => {
    const input = factors ? { factors: factors.join(',') } : {};
    const { body } = await server().call(contract.collections.next, input, agent);
    const data: { accounts: Row[]; compared: number; noCalls: string | null } = Object(body['data']);
    return data;
  };
  const order = async (factors?: readonly NextFactor[]) =>
    (await ask(factors)).accounts.map(({ loanId }) => loanId);

  it('has those that are past due, each with what counted, whole [XR-008.b, M47.g, M47.i]', async () => {
    const loanId = await aLoan({ contactedOn: addDays(today, -4) });
    // Whose customer is unknown: the calls about this loan alone count.
    await server().db.update(loan).set({ customerId: null }).where(eq(loan.loanId, loanId));
    await aLoan({ oldestUnpaid: today });
    await promise(loanId, today);
    await called(loanId, 2);
    expect((await ask()).accounts).toEqual([
      {
        loanId,
        fullName: 'Kavya Raghunathan',
        daysPastDue: 45,
        bucket: '31-60',
        overdueAmount: 19_882.74,
        atRisk: 34_784.37,
        promise: {
          amount: 5000,
          madeOn: addDays(today, -9),
          dueOn: today,
          state: 'open',
          received: 0,
          keptOn: null,
        },
        calls: { placed: 2, allowed: 3 },
        place: 'dueToday',
        score: 47,
        reasons: [
          { factor: 'promise', is: 'dueToday', points: 40 },
          { factor: 'risk', points: 3 },
          { factor: 'quiet', days: 4, points: 4 },
        ],
      },
    ]);
  });

  it('begins with promises of today, then those broken yesterday and kept, then the others by score [XR-008.a, M47.g]', async () => {
    const plain = await aLoan();
    const quiet = await aLoan({ contactedOn: null });
    const [due, broken, kept, older] = [await aLoan(), await aLoan(), await aLoan(), await aLoan()];
    // Of several the last one counts.
    await promise(due, addDays(today, -5), 5000, new Date(server().clock.now.getTime() - 1));
    await promise(due, today);
    await promise(broken, addDays(today, -1));
    await promise(kept, today, 100);
    await promise(older, addDays(today, -2));
    await bookOn(server(), kept, {
      type: 'receipt',
      id: 'kept',
      source: 'BANK',
      amount: rupees(100),
      valueDate: today,
      reference: 'kept',
    });
    const { accounts, compared } = await ask();
    expect(accounts.map(({ loanId }) => loanId)).toEqual([due, broken, kept, quiet, plain, older]);
    expect(accounts.map(({ score }) => score)).toEqual([43, 38, null, 18, 3, 3]);
    expect(compared).toBe(6);
  });

  it('has a promise for today or yesterday of an account that is not past due, and none that is closed [XR-008.a]', async () => {
    const oldestUnpaid = addDays(today, 16);
    const days = [-2, -1, 0, 1].map(days => addDays(today, days));
    const promised: number[] = [];
    for (const day of days) {
      const loanId = await aLoan({ oldestUnpaid });
      await promise(loanId, day);
      promised.push(loanId);
    }
    await aLoan({ closedOn: today });
    expect(await order()).toEqual([promised[2], promised[1]]);
  });

  it('has a customer without an attempt left last, by the calls about all their loans [M47.k, M46.c]', async () => {
    const [first, second, other] = [await aLoan({ contactedOn: null }), await aLoan(), await aLoan()];
    const customerId = `customer ${first}`;
    for (const loanId of [first, second])
      await server().db.update(loan).set({ customerId }).where(eq(loan.loanId, loanId));
    await promise(first, today);
    await called(second, 2);
    await called(first, 1, { status: 'failed' });
    expect(await order()).toEqual([first, second, other]);
    await called(first, 1);
    expect(await order()).toEqual([other, first, second]);
    expect(await order(['promise', 'risk', 'quiet'])).toEqual([first, second, other]);
    // Support's calls are not about dues, and yesterday's do not count.
    await called(other, 3, { desk: 'customerSupport' });
    await called(other, 3, { askedAt: new Date(server().clock.now.getTime() - 86_400_000) });
    expect((await order())[0]).toBe(other);
  });

  it('leaves out who cannot be called now, if that counts [XR-008.c, XR-008.d]', async () => {
    const [one, other] = [await aLoan(), await aLoan()];
    await called(one, 3);
    expect(await order(['hours', 'promise'])).toEqual([other]);
    // Those that are left out were compared too.
    expect((await ask(['hours', 'promise'])).compared).toBe(2);
    expect((await ask()).noCalls).toBeNull();
    server().clock.pass(8 * 3_600_000);
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    expect(await order(['hours'])).toEqual([]);
    expect(await order()).toEqual([other, one]);
    expect((await ask()).noCalls).toMatch(/^Customers are called about dues from eight/);
  });

  it('counts what was asked for, and refuses what is no factor [XR-008.c]', async () => {
    const loanId = await aLoan({ contactedOn: null });
    expect((await ask(['quiet'])).accounts).toMatchObject([{ loanId, score: 15 }]);
    const { body } = await server().call(contract.collections.next, { factors: '' }, agent);
    expect(Object(body['data']).accounts).toMatchObject([{ loanId, score: 0, reasons: [] }]);
    const wrong = await server().call(contract.collections.next, { factors: 'quiet,mood' }, agent);
    expect(wrong.status).toBe(400);
  });

  it('counts the days since the last contact in days of India [M47.j]', async () => {
    const loanId = await aLoan({ contactedOn: null });
    // Ten minutes after midnight.
    server().clock.now = new Date(`${addDays(today, 1)}T00:10:00+05:30`);
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    await server().call(
      contract.collections.addComment,
      { loanId, dispositionCode: 'Busy', customerBehaviour: 'GOOD', collectionsFeedback: 'Rang' },
      agent,
    );
    expect((await ask(['quiet'])).accounts).toMatchObject([{ loanId, score: 0 }]);
  });

  it('is for collections only [XR-008.e]', async () => {
    const support = await server().signIn('ROLE_CUSTOMER_SERVICE');
    expect((await server().call(contract.collections.next, {}, support)).status).toBe(403);
  });

  // The last one: settings are only added.
  it('goes by the hours and the calls a day that the lender has set for today [M47.k, XR-008.d]', async () => {
    const { db, clock } = server();
    const [twice, other] = [await aLoan({ contactedOn: null }), await aLoan()];
    await called(twice, 2);
    expect(await order()).toEqual([twice, other]);
    await db.insert(settingsChange).values({
      version: 1,
      madeOn: addDays(today, -1),
      madeAt: clock.now,
      byId: agent.staffId,
      byName: 'Super User',
      reason: 'Board',
      changed: { callsADay: 2, callsUntil: '12:30' },
    });
    expect(await order()).toEqual([other, twice]);
    expect(await order(['hours'])).toEqual([other]);
    expect((await ask()).accounts).toMatchObject([
      { calls: { placed: 0, allowed: 2 } },
      { calls: { placed: 2, allowed: 2 } },
    ]);
    expect((await ask()).noCalls).toBeNull();
    clock.pass(30 * 60_000);
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    expect((await ask()).noCalls).toBe('Customers are called about dues from 08:00 to 12:30 only');
    expect(await order(['hours'])).toEqual([]);
  });
});
