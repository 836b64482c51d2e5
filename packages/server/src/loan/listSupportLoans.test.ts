import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { type BusinessDate, businessDate } from '@lending-desk/domain/calendar';
import { eq, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, eachEngine } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { loan } from './table';

const many = 60;

/** Started minute by minute on 20 November; a few in October, one of them in the last minute of it in India. */
const startOf = (number: number) =>
  number <= many
    ? new Date(Date.UTC(2026, 10, 20, 5, number)).toISOString()
    : ({ 61: '2026-09-30T18:30:00.000Z', 62: '2026-10-31T18:29:59.000Z', 63: '2026-10-31T18:30:00.000Z' }[
        number
      ] ?? '');

eachEngine(server => {
  let user: Caller;

  beforeAll(async () => {
    const lines = Array.from({ length: 63 }, (_, place) => {
      const number = place + 1;
      return aLine(number, {
        startedOn: startOf(number),
        loanDetails: {
          approvalStatus: number % 2 === 0 ? 'HOLD' : 'PENDING',
          applicationStatus: number % 3 === 0 ? 'KYC_SUBMITTED' : 'BANK_STATEMENTS_SUBMITTED',
        },
      });
    });
    await storeLoans(server().db, lines);
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  type Asked = Parameters<typeof asking>[0];
  const asking = (asked: {
    page?: number;
    count?: number;
    status?: 'HOLD' | 'PENDING';
    applicationStatus?: string;
    year?: number;
    month?: number;
    followUp?: 'due';
    after?: string;
  }) => server().call(contract.loan.listForSupport, asked, user);
  const list = async (asked: Asked) => {
    const { body } = await asking(asked);
    const data = Object(body['data']);
    const rows: { loanId: number; index: number }[] = data.loans;
    const next: string | null = data.next;
    return { loans: rows.map(row => row.loanId - loanIdOf(0)), index: rows.map(row => row.index), next };
  };
  const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, back) => from - back);

  it('answers 25 loans a page, newest first, numbered through the list [CS-007.b, CS-007.c, CS-007.h, CS-011.a, SH-056.b, CS-007.f]', async () => {
    const first = await list({});
    expect(first.loans).toEqual(down(60, 36));
    expect(first.index.slice(0, 2)).toEqual([1, 2]);
    const second = await list({ page: 2 });
    expect(second.loans).toEqual(down(35, 11));
    expect(second.index[0]).toBe(26);
  });

  it('continues after the page before as by its number, to the end [CS-007.b]', async () => {
    const seen: number[] = [];
    let after: string | undefined;
    for (let page = 1; ; page += 1) {
      const { loans, next } = await list({ page, ...(after && { after }) });
      expect(loans).toEqual((await list({ page })).loans);
      seen.push(...loans);
      if (next === null) break;
      after = next;
    }
    expect(seen).toEqual([...down(60, 1), 63, 62, 61]);
  });

  it('walks over 400 pages at most to find one; with the place of the page before it goes on [XR-138.c]', async () => {
    const within = await asking({ page: 400, count: 1 });
    expect(within.status).toBe(200);
    const beyond = await asking({ page: 401, count: 1 });
    expect([beyond.status, beyond.body['errorMessages']]).toEqual([400, [messages.loan.tooFar]]);
    const { next } = await list({ count: 1 });
    const further = await list({ page: 401, count: 1, ...(next !== null && { after: next }) });
    expect([further.loans, further.index]).toEqual([[59], [401]]);
  });

  it('is empty past its end, without a total [CS-007.h, SH-060.c]', async () => {
    const { body } = await asking({ page: 4 });
    expect(body['data']).toEqual({ loans: [], next: null });
    expect(Object.keys(body).sort()).toEqual(['data', 'errorMessages', 'success']);
  });

  describe('the filters', () => {
    it('by approval status, application status and both [CS-007.d, CS-007.e, CS-004.b, CS-005.c]', async () => {
      const all = [...down(60, 1), 63, 62, 61];
      const held = all.filter(number => number % 2 === 0);
      const kyc = all.filter(number => number % 3 === 0);
      expect((await list({ status: 'HOLD', count: 100 })).loans).toEqual(held);
      expect((await list({ applicationStatus: 'KYC_SUBMITTED', count: 100 })).loans).toEqual(kyc);
      const both = { status: 'HOLD', applicationStatus: 'KYC_SUBMITTED', count: 100 } as const;
      expect((await list(both)).loans).toEqual(held.filter(number => number % 3 === 0));
      expect((await list({ ...both, count: 4, page: 2 })).loans).toEqual(
        held.filter(number => number % 3 === 0).slice(4, 8),
      );
    });

    it.each([
      [2026, 10, [62, 61]],
      [2026, 11, [...down(60, 1), 63]],
      [2026, 9, []],
      [2025, 12, []],
    ])('by the month it started in, in India: %i-%i [CS-007.g]', async (year, month, expected) => {
      expect((await list({ year, month, count: 100 })).loans).toEqual(expected);
    });

    it('also in December, to its last moment in India [CS-007.g]', async () => {
      const moveTo = (startedOn: Date) =>
        server()
          .db.update(loan)
          .set({ startedOn })
          .where(eq(loan.loanId, loanIdOf(1)));
      const ofDecember = async () => (await list({ year: 2025, month: 12, count: 100 })).loans;
      await moveTo(new Date('2025-12-31T18:29:59.999Z'));
      expect(await ofDecember()).toEqual([1]);
      await moveTo(new Date('2025-12-31T18:30:00.000Z'));
      expect(await ofDecember()).toEqual([]);
      await moveTo(new Date(startOf(1)));
    });

    it.each([{ year: 2026 }, { month: 10 }, { year: 2026, month: 13 }])('refuses %j', async asked => {
      expect((await asking(asked)).status).toBe(400);
    });

    it.each([
      [{ status: 'HOLD' }, { status: 'PENDING' }],
      [{ applicationStatus: 'BANK_STATEMENTS_SUBMITTED' }, { applicationStatus: 'KYC_SUBMITTED' }],
      [
        { year: 2026, month: 11 },
        { year: 2026, month: 10 },
      ],
      [
        { year: 2026, month: 11 },
        { year: 2025, month: 11 },
      ],
    ] as const)('refuses a place in a list of %j in one of %j [XR-138.c]', async (filter, another) => {
      const { next } = await list(filter);
      expect((await asking({ ...another, page: 2, after: next ?? '' })).status).toBe(400);
      expect((await list({ ...filter, page: 2, after: next ?? '' })).loans).toEqual(
        (await list({ ...filter, page: 2 })).loans,
      );
    });
  });

  describe('with follow-ups', () => {
    // Due since yesterday, two since today, and one only tomorrow.
    const days = { 7: '2026-11-20', 62: '2026-11-21', 33: '2026-11-21', 40: '2026-11-22' };
    const dueFirst = [7, 33, 62];
    const all = [...dueFirst, ...[...down(60, 1), 63, 62, 61].filter(number => !dueFirst.includes(number))];

    const setDay = (number: number, followUpOn: BusinessDate | null) =>
      server()
        .db.update(loan)
        .set({ followUpOn })
        .where(eq(loan.loanId, loanIdOf(number)));

    beforeAll(async () => {
      for (const [number, day] of Object.entries(days)) await setDay(Number(number), businessDate(day));
    });
    afterAll(async () => {
      for (const number of Object.keys(days)) await setDay(Number(number), null);
    });

    it('puts those that are due first, the oldest day first, and says since when [XR-001.c]', async () => {
      const { loans, index } = await list({ count: 100 });
      expect(loans).toEqual(all);
      expect(index).toEqual(all.map((_, place) => place + 1));
      const { body } = await asking({ count: 100 });
      const rows: { loanId: number; followUpDueOn: string | null }[] = Object(body['data']).loans;
      expect(
        rows.flatMap(row => (row.followUpDueOn ? [[row.loanId - loanIdOf(0), row.followUpDueOn]] : [])),
      ).toEqual([
        [7, '2026-11-20'],
        [33, '2026-11-21'],
        [62, '2026-11-21'],
      ]);
    });

    // With two a page has rows of both parts, with three a page ends with the first part.
    it.each([2, 3, 25])('continues by cursor as by number, %i a page, to the end [CS-007.b]', async count => {
      const seen: number[] = [];
      let after: string | undefined;
      for (let page = 1; ; page += 1) {
        const { loans, next } = await list({ page, count, ...(after && { after }) });
        expect(loans).toEqual((await list({ page, count })).loans);
        seen.push(...loans);
        if (next === null) break;
        after = next;
      }
      expect(seen).toEqual(all);
    });

    it('has only those that are due with followUp=due, under the other filters, to the end [XR-001.f]', async () => {
      expect(await list({ followUp: 'due' })).toMatchObject({ loans: dueFirst, next: null });
      expect((await list({ followUp: 'due', status: 'HOLD' })).loans).toEqual([62]);
      expect((await list({ followUp: 'due', year: 2026, month: 10 })).loans).toEqual([62]);
      expect((await list({ status: 'PENDING' })).loans.slice(0, 3)).toEqual([7, 33, 59]);
      const first = await list({ followUp: 'due', count: 2 });
      expect(first.loans).toEqual([7, 33]);
      expect(await list({ followUp: 'due', count: 2, page: 2, after: first.next ?? '' })).toMatchObject({
        loans: [62],
        next: null,
      });
      expect((await list({ followUp: 'due', count: 2, page: 3 })).loans).toEqual([]);
    });

    it('refuses a place of one part in the other, and of the list in those that are due [XR-138.c]', async () => {
      const { next } = await list({ count: 2 });
      expect(next).toMatch(/^due\./);
      for (const asked of [
        { count: 2, page: 2, after: next?.replace('due.', 'others.') ?? '' },
        { count: 2, page: 2, followUp: 'due' as const, after: next ?? '' },
        { count: 2, page: 2, after: 'due.' },
      ]) {
        expect((await asking(asked)).status).toBe(400);
      }
    });

    it.each([
      ['2026-11-21T18:29:59.999Z', dueFirst],
      ['2026-11-21T18:30:00.000Z', [...dueFirst, 40]],
    ])('at %s has %j, since midnight in India is 18:30 UTC [XR-001.c]', async (now, expected) => {
      const before = { now: server().clock.now, user };
      server().clock.now = new Date(now);
      // The sign-in has expired by then.
      user = await server().signIn('ROLE_CUSTOMER_SERVICE');
      const { loans } = await list({ followUp: 'due' });
      const { body } = await asking({ followUp: 'due' });
      server().clock.now = before.now;
      user = before.user;
      expect(loans).toEqual(expected);
      // The row says so, too.
      const rows: { followUpDueOn: string | null }[] = Object(body['data']).loans;
      expect(rows.filter(({ followUpDueOn }) => followUpDueOn === null)).toEqual([]);
    });
  });

  it('answers the choices of its filters, without ALL [CS-008.b, CS-009.b, CS-022.b, CS-006.b, CS-006.a]', async () => {
    const approval = await server().call(contract.loan.approvalStatuses, {}, user);
    expect(approval.body['data']).toEqual({
      approvalStatuses: [
        'PENDING',
        'IN_REVIEW',
        'HOLD',
        'APPROVED',
        'REJECTED',
        'CREDIT_REJECTED',
        'INACTIVE',
        'DISBURSED',
      ],
    });
    const statuses = async () =>
      (await server().call(contract.loan.applicationStatuses, {}, user)).body['data'];
    expect(await statuses()).toEqual({
      applicationStatuses: ['BANK_STATEMENTS_SUBMITTED', 'KYC_SUBMITTED'],
    });
    // In the order of the alphabet, whichever was stored last.
    const { db } = server();
    const [{ loanId } = { loanId: 0 }] = await db.select({ loanId: max(loan.loanId) }).from(loan);
    await db
      .update(loan)
      .set({ applicationStatus: 'AADHAAR_SUBMITTED' })
      .where(eq(loan.loanId, loanId ?? 0));
    expect(await statuses()).toEqual({
      applicationStatuses: ['AADHAAR_SUBMITTED', 'BANK_STATEMENTS_SUBMITTED', 'KYC_SUBMITTED'],
    });
  });
});
