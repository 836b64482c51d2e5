import { type CallInput, contract } from '@lending-desk/domain/contract';
import { type ApprovalStatus, approvalStatuses } from '@lending-desk/domain/loan';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, eachEngine } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { ownLoansReach } from './listLoans';
import { loan } from './table';

const count = 260;
// A loan every 50 minutes, some at the same instant, two on either side of midnight in Asia/Kolkata.
const startOf = (number: number): string => {
  if (number === 40) return '2026-11-18T18:29:59.999Z';
  if (number === 41) return '2026-11-18T18:30:00.000Z';
  // Of two owners, and of one: on either side of the end of a page too.
  const sameAs = number % 7 === 0 ? 1 : number % 7 === 1 && number > 7 ? 3 : 0;
  const step = number - sameAs;
  return new Date(Date.UTC(2026, 10, 21, 5) - step * 50 * 60_000).toISOString();
};
const statusOf = (number: number): ApprovalStatus =>
  approvalStatuses[number % approvalStatuses.length] ?? 'PENDING';

const lines = Array.from({ length: count }, (_, number) =>
  aLine(number, {
    startedOn: startOf(number),
    amountApplied: 50_000.5 + number,
    tat: 7_200,
    loanDetails: { approvalStatus: statusOf(number) },
    underWriter: [null, heldBy('credit.user'), heldBy('credit.admin')][number % 3],
  }),
);

eachEngine((server, engine) => {
  let caller: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, lines);
    caller = await server().signIn('ROLE_CREDIT_USER');
  });

  const list = async (query: CallInput<typeof contract.loan.list>) => {
    const answer = await server().call(contract.loan.list, query, caller);
    expect(answer.status).toBe(200);
    return answer.body as { data: { loanId: number; tat: number; status: string }[]; total: number };
  };

  const filters = [
    { name: 'no filter', query: {}, where: undefined },
    { name: 'a status', query: { status: 'HOLD' as const }, where: eq(loan.approvalStatus, 'HOLD') },
    { name: 'nobody’s loans', query: { owner: 'unassigned' as const }, where: isNull(loan.underwriterId) },
    { name: 'one’s own loans', query: { owner: 'mine' as const }, where: 'mine' as const },
    {
      name: 'nobody’s loans of a status',
      query: { owner: 'unassigned' as const, status: 'PENDING' as const },
      where: and(isNull(loan.underwriterId), eq(loan.approvalStatus, 'PENDING')),
    },
  ];

  it.each(filters)(
    'lists every row once, newest first, page by page with $name [CR-003.b, CR-011.d, CR-009.b, SH-033.b]',
    async ({ query, where }) => {
      const condition = where === 'mine' ? eq(loan.underwriterId, caller.staffId) : where;
      const expected = await server()
        .db.select({ loanId: loan.loanId })
        .from(loan)
        .where(condition)
        .orderBy(desc(loan.startedOn), desc(loan.loanId));
      expect(expected.length).toBeGreaterThan(0);

      const pages = Math.ceil(expected.length / 7);
      const seen: number[] = [];
      for (let page = 1; page <= pages; page += 1) {
        const { data, total } = await list({ ...query, page, count: 7 });
        expect(total).toBe(expected.length);
        seen.push(...data.map(row => row.loanId));
      }
      expect(seen).toEqual(expected.map(row => row.loanId));
    },
  );

  it.each(filters)('answers an empty page past the end with $name [CR-011.f]', async ({ query }) => {
    const { data, total } = await list({ ...query, page: 9_999_999, count: 25 });
    expect(data).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });

  it.each(approvalStatuses)(
    'answers the loans of the status %s and no other [CR-011.g, SH-006.b, SH-034.b, SH-037.b, CR-011.b, CR-185.a, SH-035.b, SH-036.b]',
    async status => {
      const { data, total } = await list({ status, count: 100 });
      expect(new Set(data.map(row => row.status))).toEqual(new Set([status]));
      expect(data).toHaveLength(lines.filter((_, number) => statusOf(number) === status).length);
      expect(total).toBe(data.length);
    },
  );

  it('has 25 rows on a page by default [SH-056.a, CR-011.e]', async () => {
    expect((await list({})).data).toHaveLength(25);
    expect((await list({ page: 11 })).data).toHaveLength(10);
  });

  it('describes a loan in a row [CR-003.c, CR-003.d, CR-003.e, CR-004.a]', async () => {
    const { data } = await list({ loanId: String(loanIdOf(3)) });
    expect(data).toEqual([
      {
        id: lines[3]?.['idString'],
        loanId: loanIdOf(3),
        date: startOf(3),
        tat: 7_200,
        loanAmount: 50_003.5,
        status: 'APPROVED',
        underWriterName: null,
        underWriterId: null,
        jupiterDecision: 'FLAG',
        jupiterScore: 742,
        dueInSeconds: null,
      },
    ]);
    const mine = await list({ loanId: String(loanIdOf(4)) });
    expect(mine.data).toMatchObject([{ underWriterName: 'Credit User', underWriterId: caller.staffId }]);
  });

  it('lists a loan with unknown stored values, as they are stored [XR-137.f]', async () => {
    const bad = eq(loan.loanId, loanIdOf(9));
    await server().db.update(loan).set({ approvalStatus: 'SOLD', jupiterDecision: 'MANUAL' }).where(bad);
    const { data } = await list({ loanId: String(loanIdOf(9)) });
    expect(data).toMatchObject([{ loanId: loanIdOf(9), status: 'SOLD', jupiterDecision: 'MANUAL' }]);
    expect((await list({})).data).toHaveLength(25);
    await server()
      .db.update(loan)
      .set({ approvalStatus: statusOf(9), jupiterDecision: 'FLAG' })
      .where(bad);
  });

  it('counts the turnaround time of an open loan up to now [CR-004.a]', async () => {
    const { data } = await list({ loanId: String(loanIdOf(2)) });
    expect(data[0]?.tat).toBe((server().clock.now.getTime() - Date.parse(startOf(2))) / 1000);
  });

  describe('by loan id', () => {
    it.each([
      ['a loan there is', { loanId: String(loanIdOf(8)) }, 1],
      ['no such loan', { loanId: '999999999' }, 0],
      ['zero', { loanId: '0' }, 0],
      ['the beginning of the id of others', { loanId: String(loanIdOf(8)).slice(0, -1) }, 0],
      ['a page past the only one', { loanId: String(loanIdOf(8)), page: 2 }, 0],
      ['a loan of another status', { loanId: String(loanIdOf(8)), status: 'HOLD' as const }, 0],
    ])('finds %s [CR-001.b, CR-011.c]', async (_what, query, rows) => {
      const { data } = await list(query);
      expect(data.map(row => String(row.loanId))).toEqual(Array(rows).fill(query.loanId));
    });

    it.each(['abc', '1234567890', '-1', '1e3', '1.5'])('refuses %s', async loanId => {
      expect((await server().call(contract.loan.list, { loanId }, caller)).status).toBe(400);
    });
  });

  // On the embedded database thousands of loans take seconds.
  it.runIf(engine === 'postgres')(
    `reaches ${ownLoansReach} of one’s own loans, and states no more`,
    async () => {
      const copy = sql`jsonb_build_object('loan_id', 400000 + number, 'id_string', gen_random_uuid())`;
      await server().db.execute(sql`
      insert into ${loan} select copied.* from ${loan}, generate_series(0, ${ownLoansReach}) as number,
        jsonb_populate_record(${loan}, ${copy}) as copied where ${loan.loanId} = ${loanIdOf(1)}`);
      const last = await list({ owner: 'mine', page: ownLoansReach / 100, count: 100 });
      expect([last.data.length, last.total]).toEqual([100, ownLoansReach]);
      expect((await list({ owner: 'mine', page: ownLoansReach / 100 + 1, count: 100 })).data).toEqual([]);
    },
  );
});
