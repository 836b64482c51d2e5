import { addDays, type BusinessDate, businessDate } from '@lending-desk/domain/calendar';
import { type ListSort, listSorts } from '@lending-desk/domain/collections';
import { contract } from '@lending-desk/domain/contract';
import { field } from '@lending-desk/domain/loose';
import { deskMessages } from '@lending-desk/domain/errors';
import { paise, rupees } from '@lending-desk/domain/money';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanAccount } from '../ledger/table';
import { type Caller, eachEngine } from '../testing/harness';
import { aLine, idStringOf, loanIdOf, storeLoans } from '../testing/loans';

const today = businessDate('2026-11-21');

/** For how many days from today numbered loans have a promise. */
const promised: Readonly<Record<number, number>> = { 2: 0, 4: 3, 5: -1, 7: 0, 9: -9, 11: 30 };

/** The account of a numbered loan: days past due, overdue rupees. */
const account = (number: number, late: number | null, overdue: number, changes: object = {}) => ({
  loanId: loanIdOf(number),
  principal: rupees(90_000),
  yearlyRate: '24',
  months: 12,
  emiTo: 'rupee' as const,
  half: 'up' as const,
  emiDay: 17,
  disbursedOn: businessDate('2026-01-15'),
  feeRate: '2',
  takenOverOn: null,
  postedThrough: today,
  waitingBounces: [],
  seen: [],
  closedOn: null,
  oldestUnpaid: late === null ? null : addDays(today, -late),
  overduePrincipal: paise(0),
  overdueInterest: paise(0),
  overduePenal: paise(0),
  overdueBounce: paise(0),
  overdueTotal: rupees(overdue),
  outstandingPrincipal: rupees(90_000),
  lastPayment: null,
  emisPaid: 5,
  emisAll: 12,
  npaFrom: null,
  npaTo: null,
  nextPosting: addDays(today, 1),
  promisedOn: promised[number] === undefined ? null : addDays(today, promised[number]),
  ...changes,
});

// Days past due 0 to 150, one paid ahead, one not due, one that was NPA and one that still is.
const book = [
  account(1, 150, 30_000, { npaFrom: addDays(today, -60) }),
  account(2, 91, 9_000.5),
  account(3, 90, 12_000),
  account(4, 61, 8_000, { emisPaid: 11 }),
  account(5, 60, 40_000),
  account(6, 31, 5_000),
  account(7, 30, 4_000),
  account(8, 16, 3_000, { npaFrom: addDays(today, -100), npaTo: addDays(today, -20) }),
  account(9, 15, 2_000),
  account(10, 1, 1_000, { npaFrom: addDays(today, -1) }),
  account(11, 0, 0),
  account(12, -10, 0, { emiDay: 1, emisPaid: 0, emisAll: 36 }),
  account(13, null, 0, { emisPaid: 12, closedOn: addDays(today, -3), nextPosting: null }),
];

eachEngine(server => {
  let agent: Caller;

  beforeAll(async () => {
    // The fourteenth is approved and not disbursed.
    const lines = Array.from({ length: 14 }, (_, place) => aLine(place + 1, { amountApplied: 125_000.75 }));
    await storeLoans(server().db, lines);
    await server().db.insert(loanAccount).values(book);
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
  });

  type Asked = Parameters<typeof asking>[0];
  const asking = (asked: {
    page?: number;
    count?: number;
    year?: number;
    month?: number;
    bucket?: '0' | '1-15' | '15-31' | '31-60' | '60-90' | '90+';
    class?: 'STANDARD' | 'SMA-0' | 'SMA-1' | 'SMA-2' | 'NPA';
    owner?: 'mine';
    sort?: ListSort;
    after?: string;
  }) => server().call(contract.collections.list, asked, agent);
  const list = async (asked: Asked) => {
    const data = Object((await asking(asked)).body['data']);
    const rows: { loanId: number }[] = data.loans;
    const next: string | null = data.next;
    return { loans: rows.map(row => row.loanId - loanIdOf(0)), rows, next };
  };

  it('answers each disbursed loan with its figures, and no total [CO-008.f, CO-010.a, CO-010.b, CO-010.c, CO-010.d, SH-060.c, CO-003.b, CO-003.c, CO-003.d, CO-003.e, CO-003.f, CO-008.c]', async () => {
    const { body } = await asking({ count: 1 });
    expect(body['data']).toEqual({
      loans: [
        {
          id: idStringOf(1),
          loanId: loanIdOf(1),
          disbursalDate: '2026-01-15',
          personalDetails: { fullName: 'Kavya Raghunathan' },
          amountApplied: 125_000.75,
          emis: '5 of 12',
          emisOverdue: 5,
          emiDay: 17,
          daysPastDue: 150,
          bucket: '90+',
          class: 'NPA',
          overdueAmount: 30_000,
          promise: null,
          closedOn: null,
        },
      ],
      next: expect.any(String),
    });
  });

  it('counts no days past due of an EMI that is due today or still to come [M3.b, CO-011.b]', async () => {
    const { rows } = await list({});
    const late = (number: number) => field(rows[number - 1], 'daysPastDue');
    expect([10, 11, 12, 13].map(late)).toEqual([1, 0, 0, 0]);
  });

  it('counts the EMIs whose due date has passed since the first that is unpaid', async () => {
    const { rows } = await list({});
    const overdue = Object.fromEntries(
      rows.map(row => [row.loanId - loanIdOf(0), field(row, 'emisOverdue')]),
    );
    // 150, 91, 90, 61, 60, 31, 30 and 1 days past due on 21 November; due today and not due yet; closed. Of the fourth
    // one EMI is left, whose due date passed two months ago.
    expect([1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13].map(number => overdue[number])).toEqual([
      5, 3, 3, 1, 2, 1, 1, 1, 0, 0, 0,
    ]);
  });

  it('keeps a closed loan in the list, and in that of its month, with the day it was closed [M34.i]', async () => {
    const days = ({ rows }: Awaited<ReturnType<typeof list>>) =>
      rows.map(row => [row.loanId - loanIdOf(0), field(row, 'closedOn')]);
    const month = await list({ year: 2026, month: 1 });
    for (const listed of [await list({}), month]) {
      expect(days(listed)).toContainEqual([13, addDays(today, -3)]);
      expect(days(listed)).toContainEqual([12, null]);
    }
    expect(
      field(
        month.rows.find(row => row.loanId === loanIdOf(13)),
        'daysPastDue',
      ),
    ).toBe(0);
  });

  it('begins with the loan that is overdue the longest, or owes the most [XR-138.a]', async () => {
    expect((await list({})).loans).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect((await list({ sort: 'amount' })).loans).toEqual([5, 1, 3, 2, 4, 6, 7, 8, 9, 10, 13, 12, 11]);
  });

  it('by promise begins with those of today, then those to come, those that are past, and the others [XR-138.a]', async () => {
    const all = [2, 7, 4, 11, 5, 9, 1, 3, 6, 8, 10, 12, 13];
    expect((await list({ sort: 'promise' })).loans).toEqual(all);
    // A page of each part alone, and of what is behind it.
    for (const [at, count] of [
      [1, 4],
      [2, 4],
      [3, 2],
      [4, 2],
    ] as const)
      expect((await list({ sort: 'promise', page: at, count })).loans).toEqual(
        all.slice((at - 1) * count, at * count),
      );
    expect((await list({ sort: 'promise', bucket: '0' })).loans).toEqual([11, 12, 13]);
  });

  it.each(['9.x', 'x', '1.'])('refuses the place %s in the list by promise [XR-138.c]', async after => {
    expect((await asking({ sort: 'promise', page: 2, after })).status).toBe(400);
  });

  it.each(listSorts)(
    'by %s continues after the page before as by its number, to the end [CO-002.d, CO-008.b]',
    async sort => {
      const seen: number[] = [];
      let after: string | undefined;
      for (let page = 1; ; page += 1) {
        const { loans, next } = await list({ page, count: 5, sort, ...(after && { after }) });
        expect(loans).toEqual((await list({ page, count: 5, sort })).loans);
        seen.push(...loans);
        if (next === null) break;
        after = next;
      }
      expect(seen).toEqual((await list({ sort })).loans);
      expect((await list({ page: 4, count: 5, sort })).loans).toEqual([]);
    },
  );

  it.each([
    ['0', [11, 12, 13]],
    ['1-15', [9, 10]],
    ['15-31', [7, 8]],
    ['31-60', [5, 6]],
    ['60-90', [3, 4]],
    ['90+', [1, 2]],
  ] as const)('of the bucket %s [CR-075.b, XR-138.b]', async (bucket, loans) => {
    expect((await list({ bucket })).loans).toEqual(loans);
    const shown = (await list({ bucket })).rows.map(row => Object(row).bucket);
    expect(new Set(shown)).toEqual(new Set([bucket]));
  });

  it.each([
    ['STANDARD', [11, 12, 13]],
    ['SMA-0', [7, 8, 9]],
    ['SMA-1', [5, 6]],
    ['SMA-2', [3, 4]],
    ['NPA', [1, 2, 10]],
  ] as const)(
    'of the class %s, where a loan that is NPA stays it, also one day past due, and one that was is none [M4.a, M5.c, M5.d]',
    async (label, loans) => {
      expect((await list({ class: label })).loans).toEqual(loans);
      const shown = (await list({ class: label })).rows.map(row => Object(row).class);
      expect(new Set(shown)).toEqual(new Set([label]));
    },
  );

  describe('that are mine', () => {
    beforeAll(async () => {
      const by = (contactedBy: string, ...numbers: number[]) =>
        server()
          .db.update(loanAccount)
          .set({ contactedBy })
          .where(inArray(loanAccount.loanId, numbers.map(loanIdOf)));
      await by(agent.staffId, 4, 6, 12);
      await by((await server().signIn('ROLE_COLLECTIONS_ADMIN')).staffId, 1, 5);
    });

    it('are those whose last contact was mine, in any order and with any filter [XR-138.b]', async () => {
      expect((await list({ owner: 'mine' })).loans).toEqual([4, 6, 12]);
      expect((await list({ owner: 'mine', sort: 'promise' })).loans).toEqual([4, 6, 12]);
      expect((await list({ owner: 'mine', sort: 'amount', bucket: '60-90' })).loans).toEqual([4]);
    });

    it('a place among all loans is none among mine [XR-138.c]', async () => {
      const { next } = await list({ count: 2 });
      expect((await asking({ count: 2, page: 2, owner: 'mine', after: next ?? '' })).status).toBe(400);
    });
  });

  describe('by the month of disbursal', () => {
    beforeAll(() => Promise.all([disbursed(6, '2026-10-31'), disbursed(7, '2026-11-01')]));
    afterAll(() => Promise.all([disbursed(6, '2026-01-15'), disbursed(7, '2026-01-15')]));
    const disbursed = (number: number, on: string) =>
      server()
        .db.update(loanAccount)
        .set({ disbursedOn: businessDate(on) })
        .where(eq(loanAccount.loanId, loanIdOf(number)));

    it.each([
      [2026, 10, [6]],
      [2026, 9, []],
      [2026, 11, [7]],
      [2026, 1, [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13]],
    ])('%i-%i [CO-008.g, CO-008.d]', async (year, month, loans) => {
      expect((await list({ year, month })).loans).toEqual(loans);
    });

    it.each([{ year: 2026 }, { month: 10 }])('refuses %j', async asked => {
      expect((await asking(asked)).status).toBe(400);
    });
  });

  it('refuses a place in a list with another filter or order, and a page too far without one [XR-138.c]', async () => {
    const { next } = await list({ count: 2 });
    const filters = [
      { sort: 'amount' },
      { class: 'SMA-1' },
      { bucket: '31-60' },
      { year: 2026, month: 10 },
    ] as const;
    for (const filter of filters)
      expect((await asking({ count: 2, page: 2, ...filter, after: next ?? '' })).status).toBe(400);
    const far = await asking({ page: 401 });
    expect([far.status, far.body['errorMessages']]).toEqual([400, [deskMessages.loan.tooFar]]);
  });

  describe('the book', () => {
    const ageing = async () =>
      Object((await server().call(contract.collections.ageing, {}, agent)).body['data']);
    const posting = (number: number, nextPosting: BusinessDate) =>
      server()
        .db.update(loanAccount)
        .set({ nextPosting })
        .where(eq(loanAccount.loanId, loanIdOf(number)));

    it('is counted and summed by bucket [XR-046.a]', async () => {
      expect((await ageing()).buckets).toEqual([
        { bucket: '0', loans: 3, overdue: 0 },
        { bucket: '1-15', loans: 2, overdue: 3_000 },
        { bucket: '15-31', loans: 2, overdue: 7_000 },
        { bucket: '31-60', loans: 2, overdue: 45_000 },
        { bucket: '60-90', loans: 2, overdue: 20_000 },
        { bucket: '90+', loans: 2, overdue: 39_000.5 },
      ]);
    });

    it('is as of yesterday, or of the last day-end that posted everything [M6.h]', async () => {
      expect((await ageing()).asOf).toBe('2026-11-20');
      await posting(4, today);
      expect((await ageing()).asOf).toBe('2026-11-19');
      await posting(4, addDays(today, -2));
      expect((await ageing()).asOf).toBe('2026-11-17');
      await posting(4, addDays(today, 1));
    });
  });
});
