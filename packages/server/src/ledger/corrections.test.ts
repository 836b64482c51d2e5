import { businessDate } from '@lending-desk/domain/calendar';
import { paiseToRupees, rupees } from '@lending-desk/domain/money';
import { repaymentFigures, type WaivedPart } from '@lending-desk/domain/repayment';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { todayOf } from '../calendar/todayOf';
import { exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { aServer, type TestServer } from '../testing/harness';
import { type MoneyDesk, theMoneyDesk } from '../testing/moneyDesk';
import { engineOfCases } from '../testing/openTestDatabase';
import { dayEnd } from './dayEnd';
import { readAccount } from './readAccount';
import { ledgerGroup, ledgerTransfer } from './table';

const day = (text: string) => businessDate(text.length === 5 ? `2026-${text}` : text);
const posted = { outcome: 'posted' };

// What a later event changes of days that have passed, as it is stored: the sample loan on 15 Nov 2026, whose EMIs of
// 1 Oct and 1 Nov came back. Overdue are 19,882.74, of them penal 544.74: 181.58 of 2 Oct, of 1 Nov and of 2 Nov.
describe('what is corrected', () => {
  let server: TestServer;
  let desk: MoneyDesk;
  let loanId: number;
  let number = 0;

  beforeAll(async () => {
    server = await aServer(engineOfCases);
    desk = theMoneyDesk(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    setDay(server, exampleDay);
    number += 1;
    loanId = await storeSampleLoan(server, number);
  });

  const account = async () => {
    const found = await readAccount(server.db, loanId);
    if (found === null) throw new Error('No account');
    return found;
  };
  const figures = async () => repaymentFigures(await account(), todayOf(server.clock.now));
  const overdue = async () => (await figures()).overdueSummary;
  /** The stored entries of the latest group that has any, or of all: debited, credited, rupees, day. */
  const entries = async (of: 'last' | 'all' = 'last') => {
    const rows = await server.db
      .select({ group: ledgerGroup, transfer: ledgerTransfer })
      .from(ledgerTransfer)
      .innerJoin(
        ledgerGroup,
        and(
          eq(ledgerGroup.loanId, ledgerTransfer.loanId),
          eq(ledgerGroup.number, ledgerTransfer.groupNumber),
        ),
      )
      .where(eq(ledgerTransfer.loanId, loanId))
      .orderBy(asc(ledgerGroup.number), asc(ledgerTransfer.number));
    const last = rows.at(-1)?.group.number;
    return rows
      .filter(({ group }) => of === 'all' || group.number === last)
      .map(({ transfer: { debit, credit, amount, valueDate } }) => [
        debit,
        credit,
        paiseToRupees(amount),
        valueDate.slice(5),
      ]);
  };
  const penalEntries = async (of?: 'all') =>
    (await entries(of)).filter(([debit, credit]) => debit === 'penal income' || credit === 'penal income');
  const link = (amount: string, on = exampleDay) =>
    desk.pay(loanId, { amount: rupees(amount), on, id: `pay_${loanId}`, rrn: `pay_${loanId}` });
  const reverse = () => desk.reverse(loanId, `pay_${loanId}`);
  const byHand = (amount: string, date: string) =>
    desk.byHand(loanId, { amount: rupees(amount), source: 'BANK', date: day(date), reference: `U${loanId}` });
  const lastReceipt = async () => (await account()).receipts.at(-1)?.id ?? '';
  const nach = (status: string, settled: string, row: Readonly<Record<string, string>> = {}) =>
    desk.nach([{ loan_id: loanId, status, settlement_date: settled, bank_reference: `N${loanId}`, ...row }]);

  it('a debit that came back is charged with its tax, once: not by a second row of it, in this file or a later one [M16.a, M16.b, M16.c, M16.d]', async () => {
    setDay(server, day('11-16'));
    const row = { presentation_date: '2026-11-16', reason_code: '04' };
    await nach('RETURN', '2026-11-16', row);
    expect(await entries()).toEqual([
      ['bounce', 'bounce income', 500, '11-16'],
      ['bounce', 'GST payable', 90, '11-16'],
    ]);
    const { overdueDetails, overdueSummary } = await figures();
    expect(overdueDetails.map(({ bounceCharges }) => bounceCharges)).toEqual([590, 1180]);
    expect([overdueSummary.bounceCharges, overdueSummary.total]).toEqual([1770, 20_472.74]);
    const before = await entries('all');
    setDay(server, day('11-17'));
    await nach('RETURN', '2026-11-17', { ...row, reason_code: '05', bank_reference: 'again' });
    expect(await entries('all')).toEqual(before);
  });

  it('a receipt dated back makes the penal charges after it smaller, in its own group [M24.d]', async () => {
    expect(await byHand('5000', '10-20')).toEqual(posted);
    expect((await entries())[0]).toEqual(['bank', 'held', 5000, '10-20']);
    // That of 1 Nov would have been 81.58.
    expect(await penalEntries()).toEqual([['penal income', 'penal', 100, '11-01']]);
    expect((await overdue()).penalInterest).toBe(444.74);
  });

  it('so does mapping a receipt, but not mapping what was waived [M22.i]', async () => {
    await nach('SUCCESS', '2026-10-20', { installment_due_date: '2026-10-01', amount: '9000.00' });
    // Until it is mapped it lowers the base of the oldest EMI.
    expect(await penalEntries()).toEqual([['penal income', 'penal', 180, '11-01']]);
    expect(await desk.map(loanId, await lastReceipt(), 6)).toEqual(posted);
    expect(await penalEntries()).toEqual([['penal income', 'penal', 180, '11-02']]);
    const held = { amount: rupees('20000'), date: exampleDay, parts: { principal: rupees('20000') } };
    expect(await desk.waive(loanId, held)).toEqual(posted);
    const { penalInterest } = await overdue();
    expect(await desk.map(loanId, await lastReceipt(), 5)).toEqual(posted);
    expect([(await overdue()).penalInterest, await penalEntries()]).toEqual([penalInterest, []]);
  });

  describe('by a reversal', () => {
    it('is what was held and has paid on a due date since [M26.b]', async () => {
      await link('21000');
      setDay(server, day('12-02'));
      await dayEnd(server.db, day('12-01'));
      const december = async () => {
        const { overdueDetails } = await figures();
        return overdueDetails.map(({ interest, principal }) => [interest, principal]).at(-1);
      };
      // 1,117.26 was held.
      expect(await december()).toEqual([0, 7961.74]);
      expect(await reverse()).toEqual(posted);
      expect(await december()).toEqual([309.67, 8769.33]);
      expect((await figures()).held).toBe(0);
    });

    it('are the penal dates that passed meanwhile, each posted with its own day [M26.c]', async () => {
      // All that is owed of October.
      await link('10032.16');
      setDay(server, day('2027-01-02'));
      await dayEnd(server.db, day('2027-01-02'));
      const before = (await penalEntries('all')).length;
      expect(await reverse()).toEqual(posted);
      const [group] = (await account()).groups.slice(-1);
      expect([group?.kind, group?.bookedOn]).toEqual(['reversal', '2027-01-02']);
      expect(await penalEntries()).toEqual([
        ['penal', 'penal income', 181.58, '12-01'],
        ['penal', 'penal income', 181.58, '12-31'],
      ]);
      expect(await penalEntries('all')).toHaveLength(before + 2);
    });

    it('is no receipt of the same id on another loan [M26.d]', async () => {
      const mine = loanId;
      number += 1;
      const other = await storeSampleLoan(server, number);
      const before = await readAccount(server.db, other);
      expect(await desk.reverse(mine, 'P 09')).toEqual(posted);
      expect((await account()).receipts).not.toEqual(before?.receipts);
      expect((await readAccount(server.db, other))?.receipts).toEqual(before?.receipts);
    });

    it('is no later receipt: it stays where it is [M26.d]', async () => {
      await link('9000');
      setDay(server, day('11-16'));
      expect(await byHand('5000', '11-16')).toEqual(posted);
      const rows = async () =>
        (await figures()).paymentDetails.map(
          ({ dueDate, principal, interest, bounceCharges, penalInterest }) => [
            dueDate,
            interest,
            principal,
            bounceCharges,
            penalInterest,
          ],
        );
      const [ofLink, ...later] = (await rows()).slice(5);
      expect(ofLink).toEqual(['2026-10-01', 608.73, 8391.27, 0, 0]);
      expect(await reverse()).toEqual(posted);
      const turnedRound = ['2026-10-01', -608.73, -8391.27, 0, 0];
      expect((await rows()).slice(5)).toEqual([ofLink, turnedRound, ...later]);
      expect((await figures()).overdueDetails[0]).toMatchObject({ interest: 608.73, principal: 8391.27 });
    });

    it('is a penal charge that was smaller, or taken back, because of the receipt [M26.h, M26.i]', async () => {
      expect(await byHand('5000', '10-20')).toEqual(posted);
      expect(await desk.reverse(loanId, await lastReceipt())).toEqual(posted);
      expect(await penalEntries()).toEqual([['penal', 'penal income', 100, '11-01']]);
      expect(await overdue()).toMatchObject({ penalInterest: 544.74, total: 19_882.74 });
      // All that October owed on that day: its charge of 1 Nov goes.
      expect(await byHand('9850.58', '10-31')).toEqual(posted);
      expect(await penalEntries()).toEqual([['penal income', 'penal', 181.58, '11-01']]);
      expect(await desk.reverse(loanId, await lastReceipt())).toEqual(posted);
      expect(await penalEntries()).toEqual([['penal', 'penal income', 181.58, '11-01']]);
      expect(await overdue()).toMatchObject({ penalInterest: 544.74, total: 19_882.74 });
    });

    it('is a closure: it goes whole, and what fell due meanwhile is posted [M34.r]', async () => {
      await link('37722');
      expect(await desk.close(loanId)).toEqual(posted);
      const closed = await entries();
      setDay(server, day('12-02'));
      await dayEnd(server.db, day('12-01'));
      expect((await figures()).closedOn).toBe(exampleDay);
      expect(await reverse()).toEqual(posted);
      const { closedOn, overdueSummary, overdueDetails } = await figures();
      expect([closedOn, overdueSummary.total]).toEqual([null, 29_506.48]);
      expect(overdueDetails.map(({ dueDate }) => dueDate)).toEqual([
        '2026-10-01',
        '2026-11-01',
        '2026-12-01',
      ]);
      // Each entry of the closing stands turned round once.
      const all = (await entries('all')).map(([debit, credit, amount]) => `${debit} ${credit} ${amount}`);
      const count = (text: string) => all.filter(entry => entry === text).length;
      for (const [debit, credit, amount] of closed)
        expect(count(`${credit} ${debit} ${amount}`)).toBeGreaterThanOrEqual(1);
    });
  });

  describe('by a waiver', () => {
    const waive = (part: WaivedPart, amount: string, date = exampleDay) =>
      desk.waive(loanId, { amount: rupees(amount), date, parts: { [part]: rupees(amount) } });
    it('is of a bounce its tax too [M28.c]', async () => {
      expect(await waive('bounce', '590')).toEqual(posted);
      expect(await entries()).toEqual([
        ['waived', 'held', 590, '11-15'],
        ['held', 'bounce', 590, '11-15'],
      ]);
      expect(await overdue()).toMatchObject({ bounceCharges: 590, total: 19_292.74 });
    });

    it.each([
      ['penal', '544', '545'],
      ['bounce', '1180', '1181'],
      // What is due of it: that of the running month is not.
      ['interest', '1069', '1070'],
      ['principal', '34784', '34785'],
    ] as const)('is at most what is open of %s: Rs. %s, not %s [M28.l]', async (part, most, more) => {
      expect((await waive(part, more)).outcome).toBe('refused');
      expect(await waive(part, most)).toEqual(posted);
    });

    it('is no charge after its date [M28.n]', async () => {
      expect(await waive('principal', '9000', day('10-31'))).toEqual(posted);
      expect(await penalEntries()).toEqual([]);
      expect((await overdue()).penalInterest).toBe(544.74);
    });

    it('is nothing of an EMI that is not due: what is left of principal is held [M28.g]', async () => {
      expect(await waive('principal', '20000')).toEqual(posted);
      expect((await figures()).held).toBe(2911.23);
    });
  });
});
