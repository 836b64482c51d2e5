import { type CallInput, contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { bearer, type Caller, eachEngine } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { readCsv } from '../testing/readCsv';
import { chunkRows } from './loanRows';

type Asked = CallInput<typeof contract.exports.loans>;

const timezone = 'Asia/Kolkata';
const oneDay = { startDate: '2026-11-21', endDate: '2026-11-21', timezone } as const;
const manyFrom = 100;

eachEngine(server => {
  let support: Caller;
  let viewer: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      // The first and last instants of 21 November in Asia/Kolkata, which is 5:30 ahead of UTC.
      aLine(1, { startedOn: '2026-11-20T18:29:59.999Z' }),
      aLine(2, { startedOn: '2026-11-20T18:30:00.000Z' }),
      aLine(3, { startedOn: '2026-11-21T18:29:59.999Z' }),
      aLine(4, { startedOn: '2026-11-21T18:30:00.000Z' }),
      aLine(5, {
        startedOn: '2026-10-10T05:12:33.000Z',
        personalDetails: { fullName: '+91 call me\n"Ravi"', primaryPhoneNumber: '9000010214' },
      }),
      ...Array.from({ length: chunkRows + 1 }, (_, at) =>
        aLine(manyFrom + at, { startedOn: '2026-09-01T06:00:00.000Z' }),
      ),
    ]);
    support = await server().signIn('ROLE_CUSTOMER_SERVICE');
    viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
  });

  const ask = (input: Asked, as: Caller | null = support) => server().call(contract.exports.loans, input, as);

  const idsOf = async (input: Asked, as?: Caller) => {
    const answer = await ask(input, as);
    expect(answer.status).toBe(200);
    return readCsv(answer.text).map(row => Number(row['Loan id']));
  };

  const auditsOf = async (who: Caller) => {
    const rows = await server()
      .db.select({ action: auditRow.action, actorId: auditRow.actorId, after: auditRow.after })
      .from(auditRow)
      .where(like(auditRow.action, 'exports.%'))
      .orderBy(auditRow.at);
    return rows.filter(row => row.actorId === who.staffId).map(({ action, after }) => ({ action, after }));
  };

  it('has the loans of the ids, newest first, each once; an id of no loan is left out [CS-119.f, CS-119.b]', async () => {
    const [two, three, five] = [loanIdOf(2), loanIdOf(3), loanIdOf(5)];
    expect(await idsOf({ ids: `${five},${three},999999999,${two},${five}`, timezone })).toEqual([
      three,
      two,
      five,
    ]);
  });

  it('has the loans started on one day when it is start and end [CS-117.a, CS-119.f]', async () => {
    expect(await idsOf(oneDay)).toEqual([loanIdOf(3), loanIdOf(2)]);
  });

  it('has the days of a range, both ends included [CS-119.f, CS-119.c]', async () => {
    expect(await idsOf({ ...oneDay, startDate: '2026-11-20' })).toEqual([
      loanIdOf(3),
      loanIdOf(2),
      loanIdOf(1),
    ]);
  });

  it('has the loans that are in both when ids and a range are sent [CS-119.f]', async () => {
    expect(await idsOf({ ...oneDay, ids: `${loanIdOf(1)},${loanIdOf(2)}` })).toEqual([loanIdOf(2)]);
  });

  it('reads as many chunks as there are ids [CS-119.f]', async () => {
    const ids = Array.from({ length: chunkRows + 1 }, (_, at) => loanIdOf(manyFrom + at));
    expect((await idsOf({ ids: ids.join(), timezone })).toSorted()).toEqual(ids.toSorted());
  });

  it('is a CSV file called report.csv with formulas disarmed, written as credit’s [CS-118.a, CS-119.g, XR-011.a]', async () => {
    const answer = await ask({ ids: String(loanIdOf(5)), timezone });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="report.csv"');
    const credit = await server().call(
      contract.exports.applications,
      { startDate: '2026-10-10', endDate: '2026-10-10', timezone },
      support,
    );
    expect(answer.text).toBe(credit.text);
    expect(readCsv(answer.text)[0]).toMatchObject({
      'Customer name': `'+91 call me\n"Ravi"`,
      Phone: '9000010214',
    });
  });

  it('has a header only when nothing is found [CS-119.g]', async () => {
    expect(await idsOf({ ids: '999999999', timezone })).toEqual([]);
    expect((await ask({ ids: '999999999', timezone })).text).toMatch(/^Loan id,[^\n]+\r\n$/);
  });

  it('ends on the last day of the calendar, too [CS-119.f]', async () => {
    const open = await idsOf({ startDate: '2026-11-21', endDate: '9999-12-31', timezone });
    expect(open).toEqual(expect.arrayContaining(await idsOf(oneDay)));
    expect(open.length).toBe(3);
  });

  it('masks phones for those who may only view [XR-011.b]', async () => {
    const answer = await ask({ ids: String(loanIdOf(5)), timezone }, viewer);
    expect(readCsv(answer.text)[0]?.['Phone']).toBe('90••• ••214');
  });

  it('leaves an audit row of who requested what, and how many rows were sent [XR-011.c]', async () => {
    const other = await server().signIn('ROLE_SUPER_USER');
    const ids = [loanIdOf(2), 999_999_999];
    await idsOf({ ids: ids.join(), timezone }, other);
    await idsOf(oneDay, other);
    const days = { startDate: '2026-11-21', endDate: '2026-11-21' };
    expect(await auditsOf(other)).toEqual([
      { action: 'exports.loans', after: { ids } },
      { action: 'exports.loans.done', after: { ids, rows: 1 } },
      { action: 'exports.loans', after: days },
      { action: 'exports.loans.done', after: { ...days, rows: 2 } },
    ]);
  });

  it('refuses other desks and anonymous requests in JSON', async () => {
    for (const role of ['ROLE_CREDIT_ADMIN', 'ROLE_COLLECTIONS_AGENT'] as const) {
      const answer = await ask(oneDay, await server().signIn(role));
      expect([answer.status, answer.body]).toEqual([
        403,
        { success: false, errorMessages: [messages.auth.writeRefused] },
      ]);
    }
    expect((await ask(oneDay, null)).status).toBe(401);
  });

  describe('refuses in JSON', () => {
    it.each([
      ['nothing chosen', '', 'Choose loan ids or a range of dates'],
      ['one date', 'startDate=2026-11-21', 'Both dates are required'],
      ['what is no id', 'ids=7,x', 'ids: “x” is not a loan id'],
      [
        'a thousand and one ids',
        `ids=${Array.from({ length: 1_001 }, (_, at) => at + 1).join()}`,
        'At most 1000',
      ],
    ])('%s', async (_case, query, words) => {
      const path = `${contract.exports.loans.path}?timezone=${encodeURIComponent(timezone)}&${query}`;
      const answer = await server().send(path, { headers: bearer(support) });
      expect(answer.status).toBe(400);
      expect(answer.body['errorMessages']).toEqual([expect.stringContaining(words)]);
    });
  });
});
