import { addDays, type BusinessDate, businessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loanAccount } from '../ledger/table';
import { readSections } from '../loan/sections';
import { bookOn, exampleDay, setDay, storeSampleAccount, storeSampleLoan } from '../testing/accounts';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { paymentPromise } from './table';

const today = exampleDay;
const aComment = {
  dispositionCode: 'Promise_to_Pay',
  customerBehaviour: 'GOOD',
  collectionsFeedback: 'Pays from the salary',
} as const;

withServer(server => {
  let agent: Caller;
  let numbered = 0;

  /** A session ends within the day. */
  const signInOn = async (day: BusinessDate) => {
    setDay(server(), day);
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
  };
  beforeEach(() => signInOn(today));

  const aLoan = () => storeSampleLoan(server(), (numbered += 1));
  const add = (loanId: number, changes: object = {}) =>
    server().call(
      contract.collections.addComment,
      { loanId, ...aComment, promiseAmount: 5000, promiseDate: addDays(today, 5), ...changes },
      agent,
    );
  const edit = (loanId: number, index: number, changes: object) =>
    server().call(contract.collections.editComment, { loanId, index, ...aComment, ...changes }, agent);
  const pay = (loanId: number, id: string, amount: number, valueDate: BusinessDate) =>
    bookOn(server(), loanId, {
      type: 'receipt',
      id,
      source: 'BANK',
      amount: rupees(amount),
      valueDate,
      reference: id,
    });
  const promiseOf = async (loanId: number) => {
    const { body } = await server().call(contract.collections.read, { loanId }, agent);
    return Object(body['data']).standing.promise;
  };
  const listedPromise = async (loanId: number) => {
    const { body } = await server().call(contract.collections.list, { count: 50 }, agent);
    return Object(body['data']).loans.find((row: { loanId: number }) => row.loanId === loanId).promise;
  };
  const stored = (loanId: number) =>
    server()
      .db.select()
      .from(paymentPromise)
      .where(eq(paymentPromise.loanId, loanId))
      .orderBy(asc(paymentPromise.at));
  const promisedOn = async (loanId: number) => {
    const [row] = await server()
      .db.select({ on: loanAccount.promisedOn })
      .from(loanAccount)
      .where(eq(loanAccount.loanId, loanId));
    return row?.on;
  };
  const comments = async (loanId: number) => {
    const { feedbacks } = await readSections(server().db, loanId, ['feedbacks']);
    return Object(feedbacks).collectionsFeedbacks?.length ?? 0;
  };
  const outcome = async (answer: ReturnType<typeof add>) => {
    const { status, body } = await answer;
    return { status, words: body['errorMessages'] };
  };

  it('is stored with its comment, shown on the loan, and recorded [XR-009.a]', async () => {
    const loanId = await aLoan();
    expect((await add(loanId)).status).toBe(200);
    expect(await stored(loanId)).toMatchObject([
      {
        comment: 0,
        amount: 500_000,
        madeOn: today,
        dueOn: addDays(today, 5),
        byId: agent.staffId,
        byName: 'Collections Agent',
        takenBackAt: null,
      },
    ]);
    expect(await promiseOf(loanId)).toEqual({
      amount: 5000,
      madeOn: '2026-11-15',
      dueOn: '2026-11-20',
      state: 'open',
      received: 0,
      keptOn: null,
    });
    const audit = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanId), eq(auditRow.action, 'collections.promise')));
    expect(audit).toMatchObject([
      { actorId: agent.staffId, before: null, after: { amount: 5000, dueOn: '2026-11-20' } },
    ]);
  });

  it('is the contact of the day [M47.j]', async () => {
    const loanId = await aLoan();
    await add(loanId);
    const [row] = await server().db.select().from(loanAccount).where(eq(loanAccount.loanId, loanId));
    expect(row).toMatchObject({ contactedOn: today, contactedBy: agent.staffId });
  });

  it.each([
    ['M47.a', 'without an amount', { promiseAmount: undefined }, 422, /^Enter the promised amount/],
    ['M47.a', 'of 0', { promiseAmount: 0 }, 422, /^Enter the promised amount/],
    ['M47.a', 'of less', { promiseAmount: -1 }, 422, /^Enter the promised amount/],
    ['M47.a', 'of a part of a paisa', { promiseAmount: 0.001 }, 400, /two decimals/],
    ['M47.b', 'without a day', { promiseDate: undefined }, 422, /^Enter the day/],
    ['M47.b', 'for yesterday', { promiseDate: addDays(today, -1) }, 422, /^A promise is for today or/],
    ['M47.b', 'for 31 days ahead', { promiseDate: addDays(today, 31) }, 422, /^A promise is for today or/],
    ['M47.b', 'of another disposition', { dispositionCode: 'Busy' }, 422, /^Only a promise to pay/],
  ])('[%s] %s is refused, the comment with it', async (_clause, _what, changes, status, words) => {
    const loanId = await aLoan();
    const answer = await outcome(add(loanId, changes));
    expect(answer).toMatchObject({ status, words: [expect.stringMatching(words)] });
    expect([await stored(loanId), await comments(loanId)]).toEqual([[], 0]);
  });

  it.each([
    ['M47.a', { promiseAmount: 0.01 }],
    ['M47.b', { promiseDate: today }],
    ['M47.b', { promiseDate: addDays(today, 30) }],
  ])('[%s] %j is one', async (_clause, changes) => {
    const loanId = await aLoan();
    expect((await add(loanId, changes)).status).toBe(200);
    expect(await stored(loanId)).toHaveLength(1);
  });

  it('needs none on the wire: a comment of the documents has neither', async () => {
    const loanId = await aLoan();
    expect((await add(loanId, { promiseAmount: undefined, promiseDate: undefined })).status).toBe(200);
    expect([await comments(loanId), await stored(loanId)]).toEqual([1, []]);
  });

  it('is refused without an account, and for a closed loan [XR-140.d]', async () => {
    numbered += 1;
    await storeLoans(server().db, [aLine(numbered, { loanDetails: { approvalStatus: 'DISBURSED' } })]);
    expect(await outcome(add(loanIdOf(numbered)))).toMatchObject({
      status: 409,
      words: [expect.stringMatching(/^This loan has no account/)],
    });
    await storeSampleAccount(server(), loanIdOf(numbered));
    await pay(loanIdOf(numbered), 'all', 40_000, today);
    await bookOn(server(), loanIdOf(numbered), { type: 'close', closingDate: today });
    expect(await outcome(add(loanIdOf(numbered)))).toEqual({ status: 409, words: ['This loan is closed'] });
  });

  describe('a second one', () => {
    it('is refused while the first is open [M47.c]', async () => {
      const loanId = await aLoan();
      await add(loanId);
      await signInOn(addDays(today, 5));
      const second = { promiseAmount: 700, promiseDate: addDays(today, 9) };
      expect(await outcome(add(loanId, second))).toEqual({
        status: 409,
        words: ['This loan has an open promise: Rs. 5,000.00 by 20 Nov 2026'],
      });
      expect([await stored(loanId), await comments(loanId)]).toMatchObject([[{ amount: 500_000 }], 1]);
    });

    it('may follow a broken one [M47.c]', async () => {
      const loanId = await aLoan();
      await add(loanId);
      await signInOn(addDays(today, 6));
      expect((await add(loanId, { promiseDate: addDays(today, 8) })).status).toBe(200);
      expect(await promiseOf(loanId)).toMatchObject({ state: 'open', dueOn: addDays(today, 8) });
      expect(await promisedOn(loanId)).toBe(addDays(today, 8));
      const other = await aLoan();
      await add(other, { promiseAmount: 700, promiseDate: addDays(today, 7) });
      await pay(other, 'of the other', 5000, addDays(today, 6));
      const open = { state: 'open', dueOn: addDays(today, 8), received: 0 };
      expect(await listedPromise(loanId)).toMatchObject(open);
      expect(await listedPromise(other)).toMatchObject({ state: 'kept', received: 5000 });
      expect(await outcome(add(loanId, { promiseDate: addDays(today, 10) }))).toEqual({
        status: 409,
        words: ['This loan has an open promise: Rs. 5,000.00 by 23 Nov 2026'],
      });
    });

    it('may follow one that is kept [M47.c]', async () => {
      const loanId = await aLoan();
      await add(loanId);
      await pay(loanId, 'kept', 5000, today);
      expect((await add(loanId, { promiseAmount: 900 })).status).toBe(200);
      expect(await stored(loanId)).toHaveLength(2);
    });

    it('of two at once one is stored [M47.c]', async () => {
      const loanId = await aLoan();
      const both = await Promise.all([add(loanId), add(loanId)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await stored(loanId)).toHaveLength(1);
    });
  });

  it('is kept by payments, opened again by a reversal, broken the day after its date [M47.d, M47.e, M47.f, XR-009.c]', async () => {
    const loanId = await aLoan();
    await add(loanId);
    await pay(loanId, 'first', 4000, addDays(today, -1));
    await pay(loanId, 'second', 4999.99, today);
    expect(await promiseOf(loanId)).toMatchObject({ state: 'open', received: 4999.99 });
    await pay(loanId, 'third', 0.01, today);
    expect(await promiseOf(loanId)).toMatchObject({ state: 'kept', keptOn: today, received: 5000 });
    await bookOn(server(), loanId, { type: 'reversal', of: 'second' });
    await signInOn(addDays(today, 5));
    expect(await promiseOf(loanId)).toMatchObject({ state: 'open', received: 0.01 });
    await signInOn(addDays(today, 6));
    expect(await promiseOf(loanId)).toMatchObject({ state: 'broken', keptOn: null });
  });

  it('of each loan of the list is kept by its own payments alone [M47.d]', async () => {
    const [payer, other] = [await aLoan(), await aLoan()];
    for (const loanId of [payer, other]) await add(loanId);
    await pay(payer, 'alone', 5000, today);
    expect(await listedPromise(payer)).toMatchObject({ state: 'kept', received: 5000 });
    expect(await listedPromise(other)).toMatchObject({ state: 'open', received: 0 });
  });

  describe('an edit', () => {
    it('of its comment to another disposition takes it back, so that it is open no more, and the one before counts again [XR-009.b, M47.c]', async () => {
      const loanId = await aLoan();
      await add(loanId);
      await signInOn(addDays(today, 6));
      await add(loanId, { promiseDate: addDays(today, 9), promiseAmount: 900 });
      await signInOn(addDays(today, 10));
      await add(loanId, { promiseDate: addDays(today, 12), promiseAmount: 700 });
      expect((await edit(loanId, 2, { dispositionCode: 'Busy' })).status).toBe(200);
      expect(await stored(loanId)).toMatchObject([
        { takenBackAt: null },
        { takenBackAt: null },
        { takenBackAt: server().clock.now },
      ]);
      expect(await promiseOf(loanId)).toMatchObject({ state: 'broken', amount: 900 });
      expect(await promisedOn(loanId)).toBe(addDays(today, 9));
      const [, , , audit] = await server()
        .db.select()
        .from(auditRow)
        .where(and(eq(auditRow.loanId, loanId), eq(auditRow.action, 'collections.promise')))
        .orderBy(asc(auditRow.at));
      expect(audit).toMatchObject({ before: { amount: 700, dueOn: addDays(today, 12) }, after: null });
    });

    it('of its text leaves it [XR-009.b]', async () => {
      const loanId = await aLoan();
      await add(loanId);
      expect((await edit(loanId, 0, { collectionsFeedback: 'Pays on the 20th' })).status).toBe(200);
      expect(await promiseOf(loanId)).toMatchObject({ state: 'open' });
    });

    it('to a promise to pay records it [XR-009.a]', async () => {
      const loanId = await aLoan();
      await add(loanId, { dispositionCode: 'Busy', promiseAmount: undefined, promiseDate: undefined });
      await edit(loanId, 0, { promiseAmount: 12.5, promiseDate: businessDate('2026-11-16') });
      expect(await promiseOf(loanId)).toMatchObject({ amount: 12.5, dueOn: '2026-11-16' });
    });
  });

  it('stands in the timeline at the EMI in whose month it falls due [M47.d]', async () => {
    const loanId = await aLoan();
    await add(loanId, { promiseDate: addDays(today, 15) });
    await pay(loanId, 'kept', 5000, today);
    await add(loanId, { promiseAmount: 6000, promiseDate: addDays(today, 16) });
    const { body } = await server().call(contract.collections.explain, { loanId }, agent);
    const emis: { emi: number; promises: { dueOn: string; state: string }[] }[] = Object(body['data']).emis;
    expect(
      emis.flatMap(({ emi, promises }) => promises.map(({ dueOn, state }) => [emi, dueOn, state])),
    ).toEqual([
      [7, '2026-11-30', 'kept'],
      [8, '2026-12-01', 'open'],
    ]);
  });
});
