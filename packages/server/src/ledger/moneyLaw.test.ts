import { businessDate, instantAt } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { paise, rupees, zeroPaise } from '@lending-desk/domain/money';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approval } from '../approvals/table';
import { loan } from '../loan/table';
import { exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { aServer, type TestServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { type MoneyDesk, theMoneyDesk } from '../testing/moneyDesk';
import { dayEnd } from './dayEnd';
import { readAccount } from './readAccount';
import { statementText } from './statement';
import { ledgerGroup, ledgerReceipt, ledgerTransfer, loanAccount } from './table';

const { approvals, collections } = contract;
const day = (text: string) => businessDate(`2026-${text}`);

/** Every number under a field whose name speaks of a bounce, wherever it stands. */
function bounceAmounts(value: unknown, within = false): number[] {
  if (typeof value === 'number') return within ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    bounceAmounts(part, within || /^(bounce|bounceCharges|penalBounceCharges)$/.test(name)),
  );
}

// The law of money through the server, on the sample loan on 15 Nov 2026.
describe('the law of money', () => {
  let server: TestServer;
  let desk: MoneyDesk;
  let loanId: number;
  let number = 0;

  beforeAll(async () => {
    server = await aServer('pglite');
    desk = theMoneyDesk(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    setDay(server, exampleDay);
    number += 1;
    loanId = await storeSampleLoan(server, number);
  });

  const account = async (of = loanId) => {
    const found = await readAccount(server.db, of);
    if (found === null) throw new Error('No account');
    return found;
  };
  const figures = async (on = exampleDay) => repaymentFigures(await account(), on);
  const answer = async (of = loanId) => {
    const { agent } = await desk.signedIn();
    return Object((await server.call(collections.read, { loanId: of }, agent)).body['data']);
  };
  const link = (amount: string, id = `pay_${loanId}`) =>
    desk.pay(loanId, { amount: rupees(amount), on: exampleDay, id, rrn: id });
  const sources = async () => {
    const { loan: wire } = await answer();
    return wire.transactionDetails.map((row: { paymentSource: string }) => row.paymentSource);
  };
  const close = async () => {
    expect(await link('37722')).toEqual({ outcome: 'posted' });
    expect(await desk.close(loanId)).toEqual({ outcome: 'posted' });
  };
  const debit = { settlement_date: '2026-11-15', presentation_date: '2026-11-15' };

  it('keeps two dates of an entry: booked ten minutes after midnight, valued the day before [M1.d]', async () => {
    server.clock.now = new Date(instantAt(day('11-16'), 10));
    const given = { amount: rupees(9000), source: 'BANK', date: exampleDay } as const;
    await desk.byHand(loanId, { ...given, reference: `UTR ${loanId}` });
    const receipts = await server.db.select().from(ledgerReceipt).where(eq(ledgerReceipt.loanId, loanId));
    expect(receipts.at(-1)).toMatchObject({ valueDate: '2026-11-15', bookedOn: '2026-11-16' });
    const entries = await server.db
      .select({ booked: ledgerGroup.bookedOn, valued: ledgerTransfer.valueDate, debit: ledgerTransfer.debit })
      .from(ledgerTransfer)
      .innerJoin(
        ledgerGroup,
        and(
          eq(ledgerGroup.loanId, ledgerTransfer.loanId),
          eq(ledgerGroup.number, ledgerTransfer.groupNumber),
        ),
      )
      .where(and(eq(ledgerTransfer.loanId, loanId), eq(ledgerTransfer.receipt, receipts.at(-1)?.id ?? '')));
    expect(new Set(entries.map(({ booked, valued }) => `${booked} ${valued}`))).toEqual(
      new Set(['2026-11-16 2026-11-15']),
    );
    expect(entries.map(it => it.debit)).toEqual(['bank', 'held', 'held']);
    const printed = statementText(loanId, await account()).split('\n');
    expect(printed.slice(-3).map(line => line.slice(0, 22))).toEqual(
      Array.from({ length: 3 }, () => '2026-11-16  2026-11-15'),
    );
  });

  it('keeps NPA per loan: another loan of the same customer that pays stays STANDARD [M5.g]', async () => {
    number += 1;
    const other = await storeSampleLoan(server, number);
    const [row] = await server.db.select().from(loan).where(eq(loan.loanId, loanId));
    await server.db
      .update(loan)
      .set({ customerId: row?.customerId ?? '' })
      .where(eq(loan.loanId, other));
    // What is due, and December and January ahead.
    const ahead = { amount: rupees('37000'), on: exampleDay, id: `pay_${other}`, rrn: 'ahead' };
    await desk.pay(other, ahead);
    await dayEnd(server.db, day('12-31'));
    const npaOf = async (of: number) => {
      const [stored] = await server.db.select().from(loanAccount).where(eq(loanAccount.loanId, of));
      return [stored?.npaFrom, stored?.oldestUnpaid];
    };
    expect(await npaOf(loanId)).toEqual(['2026-12-30', '2026-10-01']);
    // Its next EMI is that of January.
    expect(await npaOf(other)).toEqual([null, '2027-01-01']);
  });

  it('lists amounts as of the last day-end, not of an EMI that has fallen due since [M6.g]', async () => {
    await dayEnd(server.db, day('11-30'));
    setDay(server, day('12-02'));
    const listed = async () => {
      const { agent } = await desk.signedIn();
      const { body } = await server.call(collections.list, { page: 1, count: 100 }, agent);
      return Object(body['data']).loans.find((row: { loanId: number }) => row.loanId === loanId)
        .overdueAmount;
    };
    const inBook = async () => {
      const { agent } = await desk.signedIn();
      const { body } = await server.call(collections.ageing, {}, agent);
      return Object(body['data']).buckets.reduce(
        (sum: number, it: { overdue: number }) => sum + it.overdue,
        0,
      );
    };
    const [before, book] = [await listed(), await inBook()];
    expect(before).toBe(19_882.74);
    // The loan itself computes by date: penal of 1 and 2 Dec, and the EMI of December.
    expect((await answer()).overdueSummary.total).toBe(29_506.48);
    await dayEnd(server.db, day('12-01'));
    expect(await listed()).toBe(20_064.32);
    expect(await inBook()).toBeGreaterThan(book);
    setDay(server, day('12-03'));
    await dayEnd(server.db, day('12-02'));
    expect(await listed()).toBe(29_506.48);
  });

  it('has the tax in every bounce amount on the wire [M15.c]', async () => {
    const wire = await answer();
    const { agent } = await desk.signedIn();
    const { body } = await server.call(collections.outstanding, { loanId }, agent);
    const found = [...bounceAmounts(wire), ...bounceAmounts(body)];
    expect([...new Set(found)].toSorted((one, other) => one - other)).toEqual([0, 590, 1180]);
    expect(wire.overdueSummary.bounceCharges).toBe(1180);
    expect(wire.overdueDetails.map((row: { bounceCharges: number }) => row.bounceCharges)).toEqual([
      590, 590,
    ]);
    expect(wire.foreClosure.map((row: { bounceCharges: number }) => row.bounceCharges)).toEqual([1180, 0]);
    expect(Object(body['data']).overdueAmount.bounce).toBe(1180);
  });

  it('charges a presentation once, in this file and in a later one, and another day of it again [M15.e]', async () => {
    const back = { loan_id: loanId, status: 'RETURN', reason_code: '04', settlement_date: '2026-11-15' };
    const bounce = async () => (await figures()).overdueSummary.bounceCharges;
    const first = { ...back, presentation_date: '2026-11-14' };
    await desk.nach([
      { ...first, bank_reference: `P1-${loanId}` },
      { ...first, reason_code: '05', bank_reference: `P2-${loanId}` },
    ]);
    expect(await bounce()).toBe(1770);
    await desk.nach([{ ...first, bank_reference: `P3-${loanId}` }]);
    expect(await bounce()).toBe(1770);
    await desk.nach([{ ...back, presentation_date: '2026-11-15', bank_reference: `P4-${loanId}` }]);
    expect(await bounce()).toBe(2360);
    // Another EMI of the same presentation day, and another loan.
    await desk.nach([
      { ...first, installment_due_date: '2026-10-01', bank_reference: `P5-${loanId}` },
      { ...first, loan_id: await storeSampleLoan(server, (number += 1)), bank_reference: `P6-${loanId}` },
    ]);
    expect(await bounce()).toBe(2950);
  });

  it('charges no fee after disbursal, whatever is mapped, reversed or closed [M17.a]', async () => {
    await desk.nach([{ loan_id: loanId, ...debit, amount: '5000.00', bank_reference: `F-${loanId}` }]);
    const held = (await account()).receipts.at(-1)?.id ?? '';
    expect(await desk.map(loanId, held, 5)).toEqual({ outcome: 'posted' });
    expect(await desk.reverse(loanId, held)).toEqual({ outcome: 'posted' });
    await close();
    const after = await server.db
      .select({ debit: ledgerTransfer.debit, credit: ledgerTransfer.credit })
      .from(ledgerTransfer)
      .innerJoin(
        ledgerGroup,
        and(
          eq(ledgerGroup.loanId, ledgerTransfer.loanId),
          eq(ledgerGroup.number, ledgerTransfer.groupNumber),
        ),
      )
      .where(and(eq(ledgerTransfer.loanId, loanId), ne(ledgerGroup.kind, 'disbursal')));
    const names = new Set(after.flatMap(it => [it.debit, it.credit]));
    expect([...names].filter(name => name.includes('fee'))).toEqual([]);
    expect(names.has('penal income')).toBe(true);
  });

  it('has no field for another fee in its totals [M17.c]', async () => {
    const { overdueSummary, foreClosure } = await answer();
    const overdue = ['principal', 'interest', 'penalInterest', 'bounceCharges', 'total'];
    expect(Object.keys(overdueSummary).toSorted()).toEqual(overdue.toSorted());
    const closing = ['outstandingPrincipal', 'interest', 'penalInterest', 'bounceCharges', 'emiAmount'];
    const others = ['dueDate', 'total', 'held', 'payable'];
    for (const column of foreClosure) {
      expect(Object.keys(column).toSorted()).toEqual([...closing, ...others].toSorted());
      expect(closing.reduce((sum, name) => sum + Math.round(column[name] * 100), 0)).toBe(
        Math.round(column.total * 100),
      );
    }
  });

  it('holds what is left of money, and pays no EMI ahead and no principal with it [M18.f]', async () => {
    await link('21000');
    const { held, loan: wire, outstanding, overdueSummary } = await figures();
    expect([held, overdueSummary.total, outstanding.outstandingAmount.outstandingPrinciple]).toEqual([
      1117.26, 0, 17_695.6,
    ]);
    expect(wire.emis.slice(7).map(({ paid, amountPaid }) => [paid, amountPaid])).toEqual([
      [false, 0],
      [false, 0],
    ]);
  });

  describe('the source of a receipt that is made here', () => {
    it('is MANUAL_PAYMENT of a link [M23.b]', async () => {
      await link('500');
      expect((await sources()).at(-1)).toBe('MANUAL_PAYMENT');
    });

    it('is MANUAL_PAYMENT by hand, from the bank and in cash [M23.c]', async () => {
      const given = { amount: rupees(500), date: exampleDay, reference: `slip ${loanId}` };
      await desk.byHand(loanId, { ...given, source: 'BANK' });
      await desk.byHand(loanId, { ...given, source: 'CASH' });
      expect((await sources()).slice(-2)).toEqual(['MANUAL_PAYMENT', 'MANUAL_PAYMENT']);
    });

    it.each(['PRE_PAYMENT', 'ADV_PAYMENT', 'BOUNCE'])(
      'is never %s: only what was taken over has it [M23.d]',
      async source => {
        const { admin } = await desk.signedIn();
        const sent = { loanId, amount: 500, date: exampleDay, reference: 'slip', reason: 'Slip' };
        // As no client of ours would send it.
        const refused = await server.call(approvals.addReceipt, Object({ ...sent, source }), admin);
        expect(refused.status).toBe(400);
        await link('500');
        await desk.byHand(loanId, {
          amount: rupees(1),
          source: 'BANK',
          date: exampleDay,
          reference: `x ${source}`,
        });
        await desk.nach([{ loan_id: loanId, ...debit, bank_reference: `S-${source}` }]);
        expect(new Set(await sources())).toEqual(new Set(['AUTO_DEBIT', 'MANUAL_PAYMENT']));
        number += 1;
        await storeLoans(server.db, [
          aLine(number, {
            loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'COMPLETED' },
            disbursalDate: '2026-07-01',
            disbursalStatus: 'COMPLETED',
            emiDay: 1,
            tenure: 1,
            approvalDetails: {
              maximumEligibleAmount: 100,
              interestRate: 120,
              processingFeeRate: 0,
              months: 1,
            },
            amountDisbursed: 100,
            emis: [
              { dueDate: '2026-08-01', amount: 110, principalDue: 100, interestAccrued: 10, paid: false },
            ],
            transactionDetails: [
              {
                paymentDate: '2026-08-01',
                amountPaid: 50,
                principalPayment: 50,
                paymentId: 'T1',
                paymentSource: source,
              },
            ],
          }),
        ]);
        const { loan: taken } = await answer(loanIdOf(number));
        expect(taken.transactionDetails).toMatchObject([{ paymentSource: source, amountPaid: 50 }]);
      },
    );
  });

  it('moves no later receipt by a back-dated one [M24.b]', async () => {
    await link('9000');
    const before = (await figures()).paymentDetails.at(-1);
    const earlier = { amount: rupees(500), source: 'BANK', date: day('11-05') } as const;
    await desk.byHand(loanId, { ...earlier, reference: `back ${loanId}` });
    const rows = (await figures()).paymentDetails;
    expect(rows).toContainEqual(before);
    expect(before).toMatchObject({ dueDate: '2026-10-01', principal: 8391.27, interest: 608.73 });
    expect(rows.at(-1)).toMatchObject({ dueDate: '2026-10-01', principal: 79, bounceCharges: 421 });
  });

  it('has a waiver in no total of the day, while the day’s money is in it [M28.d]', async () => {
    const { admin } = await desk.signedIn();
    const received = async () => {
      const { body } = await server.call(contract.cashBook.read, { on: exampleDay }, admin);
      const { totals } = Object(body['data']);
      return totals.reduce((sum: number, it: { received: number }) => sum + Math.round(it.received * 100), 0);
    };
    const before = await received();
    await desk.waive(loanId, { amount: rupees(600), date: exampleDay, parts: { bounce: rupees(600) } });
    expect(await received()).toBe(before);
    const { loan: wire } = await figures();
    expect(wire.emis.reduce((sum, { amountPaid }) => sum + amountPaid, 0)).toBe(5 * 9079);
    await link('1.00');
    expect(await received()).toBe(before + 100);
  });

  it.each([
    ['ROLE_COLLECTIONS_AGENT', 200],
    ['ROLE_COLLECTIONS_ADMIN', 200],
    ['ROLE_SUPER_USER', 200],
    ['ROLE_CUSTOMER_SERVICE_VIEW', 403],
    ['ROLE_CUSTOMER_SERVICE', 403],
  ] as const)('a waiver is asked for by %s: %d [M36.a]', async (role, status) => {
    const sent = {
      loanId,
      waiverDate: '15-11-2026 00:00:00',
      waiverAmount: 1,
      paymentSource: 'WAIVER' as const,
      penalInterest: 1,
    };
    const answered = await server.call(approvals.addWaiver, sent, await server.signIn(role));
    expect(answered.status).toBe(status);
    expect(await server.db.$count(approval, eq(approval.loanId, loanId))).toBe(status === 200 ? 1 : 0);
  });

  describe('a closed loan', () => {
    beforeEach(close);

    it('has used what was held, is charged the broken period, and rounded 0.85 away [M33.h, M34.a, M34.b]', async () => {
      const { held, closedOn, outstanding } = await figures();
      expect([held, closedOn, outstanding.outstandingAmount]).toEqual([
        0,
        exampleDay,
        { outstandingPrinciple: 0, outstandingInterest: 0 },
      ]);
      const { groups } = await account();
      const last = groups.at(-1);
      const sumOf = (debited: string, credited: string) =>
        paise(
          (last?.transfers ?? [])
            .filter(it => it.debit === debited && it.credit === credited)
            .reduce((sum, { amount }) => sum + amount, 0),
        );
      expect(last?.kind).toBe('closure');
      expect(sumOf('interest', 'interest income')).toBe(rupees('144.51'));
      const used = ['principal', 'interest', 'penal', 'bounce'].map(part => sumOf('held', part));
      expect(used.reduce((sum, amount) => sum + amount, 0)).toBe(rupees('17839.26'));
      expect((last?.transfers ?? []).filter(it => it.debit === 'rounding').map(it => it.amount)).toEqual([
        85,
      ]);
    });

    it('is reopened by the reversal of its receipt, which one person alone cannot post [M34.m, M34.n]', async () => {
      const { admin, superUser } = await desk.signedIn();
      const back = { loanId, paymentId: `pay_${loanId}`, reason: 'Of another loan' };
      expect((await server.call(approvals.reverseReceipt, back, admin)).status).toBe(200);
      expect((await figures()).closedOn).toBe(exampleDay);
      const [request] = await server.db
        .select()
        .from(approval)
        .where(and(eq(approval.loanId, loanId), eq(approval.state, 'waiting')));
      const decision = { id: request?.id ?? '', seen: request?.eventsThen ?? 0 };
      expect((await server.call(approvals.approve, decision, admin)).status).toBe(403);
      expect((await figures()).closedOn).toBe(exampleDay);
      expect((await server.call(approvals.approve, decision, superUser)).status).toBe(200);
      const { closedOn, overdueSummary } = await figures();
      expect([closedOn, overdueSummary.total]).toEqual([null, 19_882.74]);
    });

    it('owes back money that comes later, and its reversal leaves the loan closed [M34.o, M34.q, M41.b]', async () => {
      await link('500', `late_${loanId}`);
      await desk.nach([{ loan_id: loanId, ...debit, bank_reference: `late ${loanId}` }]);
      expect((await figures()).refundsDue).toBe(9579);
      expect(await desk.reverse(loanId, `late_${loanId}`)).toEqual({ outcome: 'posted' });
      const { refundsDue, closedOn } = await figures();
      expect([refundsDue, closedOn]).toEqual([9079, exampleDay]);
    });
  });

  it('closing as of 28 Nov on 3 Dec turns round what fell due and was charged since [M34.c, M34.p]', async () => {
    setDay(server, day('11-28'));
    const paid = { amount: rupees('37857.04'), on: day('11-28'), id: `nov_${loanId}`, rrn: 'nov' };
    await desk.pay(loanId, paid);
    setDay(server, day('12-03'));
    const back = { settlement_date: '2026-12-02', presentation_date: '2026-12-02', status: 'RETURN' };
    await desk.nach([
      {
        loan_id: loanId,
        ...back,
        installment_due_date: '2026-12-01',
        reason_code: '04',
        bank_reference: `b${loanId}`,
      },
    ]);
    await dayEnd(server.db, day('12-03'));
    expect((await figures(day('12-03'))).overdueSummary.bounceCharges).toBe(590);
    expect(await desk.close(loanId, day('11-28'))).toEqual({ outcome: 'posted' });
    const entries = await server.db.select().from(ledgerTransfer).where(eq(ledgerTransfer.loanId, loanId));
    const balance = (name: string) =>
      entries.reduce(
        (sum, { debit: debited, credit, amount }) =>
          sum + (debited === name ? amount : zeroPaise) - (credit === name ? amount : zeroPaise),
        0,
      );
    expect([balance('bounce'), balance('bounce income'), balance('penal income')]).toEqual([
      0, -100_000, -54_474,
    ]);
    // Interest of nine EMIs but the last, that of December in part.
    expect((await figures(day('12-03'))).closedOn).toBe('2026-11-28');
  });
});
