import { addDays, type BusinessDate } from '@lending-desk/domain/calendar';
import { cashSources } from '@lending-desk/domain/cashBook';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { trialBalance } from '../ledger/trialBalance';
import { bookOn, exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { bearer, type Caller, eachEngine, requestOf } from '../testing/harness';
import { readCsv } from '../testing/readCsv';
import { readEntries } from './entries';

const { cashBook } = contract;

eachEngine(server => {
  let admin: Caller;
  let loans: readonly [number, number];

  beforeAll(async () => {
    setDay(server(), exampleDay);
    loans = [await storeSampleLoan(server(), 1), await storeSampleLoan(server(), 2)];
    const [one, other] = loans;
    const receipt = { type: 'receipt', valueDate: addDays(exampleDay, -1), reference: '=UTR 1' } as const;
    await bookOn(server(), one, { ...receipt, id: 'b1', source: 'BANK', amount: rupees('9000.50') });
    await bookOn(server(), one, { ...receipt, id: 'c1', source: 'CASH', amount: rupees(500) });
    await bookOn(server(), other, { ...receipt, id: 'r1', source: 'RAZORPAY', amount: rupees(40_000) });
    await bookOn(server(), one, { type: 'reversal', of: 'b1' });
    await bookOn(server(), other, { type: 'close', closingDate: exampleDay });
    await bookOn(server(), other, { type: 'refund', amount: rupees(1) });
    // Of the next day.
    setDay(server(), addDays(exampleDay, 1));
    await bookOn(server(), one, { ...receipt, id: 'c2', source: 'CASH', amount: rupees(7) });
    // A receipt of another loan under an id that was used on the day before.
    await bookOn(server(), other, {
      ...receipt,
      id: 'c1',
      source: 'CASH',
      amount: rupees(3),
      reference: 'of another',
    });
    admin = await server().signIn('ROLE_COLLECTIONS_ADMIN');
  });

  const read = async (on: BusinessDate) =>
    Object((await server().call(cashBook.read, { on }, admin)).body['data']);

  it('lists what was booked on the day, by loan and in the order of booking [XR-027.a]', async () => {
    const { entries } = await read(exampleDay);
    const [one, other] = loans;
    expect(
      entries.map(({ loanId, kind, source, received, paidOut, paymentId }: Record<string, unknown>) =>
        [loanId, kind, source, received, paidOut, paymentId].join(' '),
      ),
    ).toEqual([
      `${one} receipt bank 9000.5 0 b1`,
      `${one} receipt cash 500 0 c1`,
      `${one} reversal bank 0 9000.5 b1`,
      `${other} receipt razorpay 40000 0 r1`,
      `${other} refund bank 0 1 `,
    ]);
    expect(entries[0]).toMatchObject({ valueDate: '2026-11-14', reference: '=UTR 1', by: 'Test' });
  });

  it('sums each source, all four of them, one entry by itself [M12.c]', async () => {
    expect((await read(exampleDay)).totals).toEqual([
      { source: 'bank', entries: 3, received: 9000.5, paidOut: 9001.5, net: -1 },
      { source: 'nach', entries: 0, received: 0, paidOut: 0, net: 0 },
      { source: 'razorpay', entries: 1, received: 40_000, paidOut: 0, net: 40_000 },
      { source: 'cash', entries: 1, received: 500, paidOut: 0, net: 500 },
    ]);
    expect((await read(addDays(exampleDay, 1))).totals[3]).toMatchObject({ entries: 2, received: 10 });
  });

  it('of all days together is what the ledger has on these accounts [XR-027.a]', async () => {
    const days = Array.from({ length: 260 }, (_, at) => addDays(exampleDay, 1 - at));
    const sums = new Map<string, number>();
    for (const day of days) {
      const { totals } = await read(day);
      for (const { source, net } of totals) sums.set(source, (sums.get(source) ?? 0) + Math.round(net * 100));
    }
    const ledger = await trialBalance(server().db, addDays(exampleDay, 30));
    const balances = new Map(ledger.map(({ account, debit, credit }) => [account, debit - credit]));
    expect(cashSources.map(source => sums.get(source))).toEqual(
      cashSources.map(source => balances.get(source) ?? 0),
    );
  });

  it('is exported whole, with formulas disarmed and an audit row [XR-027.d]', async () => {
    const { path, init } = requestOf(cashBook.export, { on: exampleDay }, bearer(admin));
    const answer = await server().send(path, init);
    const rows = readCsv(answer.text);
    expect(rows.map(row => [row['kind'], row['source'], row['received'], row['paid_out']])).toEqual([
      ['receipt', 'bank', '9000.5', '0'],
      ['receipt', 'cash', '500', '0'],
      ['reversal', 'bank', '0', '9000.5'],
      ['receipt', 'razorpay', '40000', '0'],
      ['refund', 'bank', '0', '1'],
    ]);
    expect(rows[0]).toEqual({
      booked_on: '2026-11-15',
      value_date: '2026-11-14',
      loan_id: String(loans[0]),
      name: 'Kavya Raghunathan',
      kind: 'receipt',
      source: 'bank',
      received: '9000.5',
      paid_out: '0',
      payment_id: 'b1',
      reference: "'=UTR 1",
      booked_by: 'Test',
      booked_at: '15 Nov 2026, 12:00 pm',
    });
    const audited = await server().db.select().from(auditRow).where(eq(auditRow.action, 'cashBook.export'));
    expect(audited.map(({ after }) => after)).toEqual([{ on: exampleDay }]);
  });

  it('goes on where a page ends, without a gap or a repeat [XR-027.d]', async () => {
    const whole = await readEntries(server().db, exampleDay, { after: null, limit: 100 });
    const pages = [];
    for (let after = null, page = whole; page.length > 0; after = page.at(-1) ?? null) {
      page = await readEntries(server().db, exampleDay, { after, limit: 2 });
      pages.push(...page);
    }
    expect(pages).toEqual(whole);
  });

  it('is exported whole, however many entries a day has [XR-027.d]', async () => {
    const { db } = server();
    const [day, loanId, entries] = [addDays(exampleDay, -21), loans[0], 501];
    await db.execute(sql`
      insert into ledger_group (loan_id, number, kind, booked_on)
      select ${loanId}::int, 10000 + n, 'receipt', ${day}::date from generate_series(1, ${entries}::int) as n`);
    await db.execute(sql`
      insert into ledger_transfer (loan_id, group_number, number, amount_minor, debit, credit, value_on, freed)
      select ${loanId}::int, 10000 + n, 0, 100, 'bank', 'held', ${day}::date, false
      from generate_series(1, ${entries}::int) as n`);
    const { path, init } = requestOf(cashBook.export, { on: day }, bearer(admin));
    expect(readCsv((await server().send(path, init)).text)).toHaveLength(entries);
  });

  it.each([cashBook.read, cashBook.export])(
    'of a day that has not begun there is none [XR-027.b]',
    async call => {
      const { path, init } = requestOf(call, { on: addDays(exampleDay, 2) }, bearer(admin));
      const { status, body } = await server().send(path, init);
      expect([status, Object(body['errorMessages'])[0]]).toEqual([422, 'This day is not over']);
    },
  );

  it('of a day without money is empty, and adds up to nothing', async () => {
    const { entries, totals } = await read(addDays(exampleDay, -14));
    expect([entries, Object(totals)[0].net]).toEqual([[], 0]);
  });

  it.each(['ROLE_COLLECTIONS_AGENT', 'ROLE_CUSTOMER_SERVICE_VIEW'] as const)(
    'is not for %s [M36.m]',
    async role => {
      const caller = await server().signIn(role);
      expect((await server().call(cashBook.read, { on: exampleDay }, caller)).status).toBe(403);
    },
  );
});
