import { addDays, type BusinessDate, businessDate, instantAt } from '@lending-desk/domain/calendar';
import { auditRow } from '../audit/table';
import { todayOf } from '../calendar/todayOf';
import { rupees, percent } from '@lending-desk/domain/money';
import { openAccount } from '@lending-desk/domain/repayment';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { job } from '../jobs/table';
import { eachEngine } from '../testing/harness';
import { aJobWorker } from '../testing/jobs';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { bookEvent } from './bookEvent';
import { checkLedger, type Deviation } from './checkLedger';
import { dayEnd, dayEndJob } from './dayEnd';
import { readAccount } from './readAccount';
import { statementText } from './statement';
import { storeAccounts } from './storeAccounts';
import { ledgerGroup, ledgerTransfer, loanAccount } from './table';
import { trialBalance, trialBalanceText } from './trialBalance';

const day = (text: string): BusinessDate => businessDate(`2026-${text}`);
const by = { id: null, name: 'Test', requestId: 'test' };

eachEngine(server => {
  /** The sample loan of the rules of money: nine EMIs, the first on 1 May 2026. */
  async function open(number: number): Promise<number> {
    const { db, clock } = server();
    const loanId = loanIdOf(number);
    await storeLoans(db, [aLine(number)]);
    const account = openAccount({
      principal: rupees(75_000),
      yearlyRate: percent(21),
      months: 9,
      emiDay: 1,
      disbursedOn: day('03-30'),
      processingFeeRate: percent(1.5),
    });
    const opened = {
      loanId,
      number: 0,
      reference: `disbursal ${loanId}`,
      kind: 'disbursal',
      bookedOn: day('03-30'),
      at: clock.now,
      byName: by.name,
    };
    await inTransaction(db, tx => storeAccounts(tx, [{ account, opened }]));
    return loanId;
  }

  /** Money that came in now. */
  const receive = async (loanId: number, id: string) => {
    const { db, clock } = server();
    const [source, valueDate] = ['RAZORPAY', todayOf(clock.now)] as const;
    const receipt = { id, source, amount: rupees(100), valueDate, reference: null };
    await inTransaction(db, tx =>
      bookEvent(tx, loanId, { type: 'receipt', ...receipt }, { now: clock.now, by, reference: id }),
    );
  };
  const posted = async (loanId: number) =>
    (await readAccount(server().db, loanId))?.groups.slice(1).map(({ kind, bookedOn }) => [kind, bookedOn]);

  it('posts each due date and penal date with its own day, also of days that were missed [M6.a, M6.b]', async () => {
    const loanId = await open(1);
    expect(await dayEnd(server().db, day('04-30'))).toBe(0);
    expect(await posted(loanId)).toEqual([]);
    // Neither on 1 May nor on 2 May a server was up.
    expect(await dayEnd(server().db, day('05-03'))).toBe(1);
    const both = [
      ['due', '2026-05-01'],
      ['charge', '2026-05-02'],
    ];
    expect(await posted(loanId)).toEqual(both);
    await dayEnd(server().db, day('05-03'));
    expect(await posted(loanId)).toEqual(both);
  });

  it('keeps what a money verb posts by date apart from its own entries, in the audit too [M6.d]', async () => {
    const { db, clock } = server();
    const loanId = loanIdOf(1);
    clock.now = new Date(instantAt(day('06-01'), 5));
    await receive(loanId, 'alone');
    const groups = await db
      .select({ kind: ledgerGroup.kind, event: ledgerGroup.event })
      .from(ledgerGroup)
      .where(eq(ledgerGroup.loanId, loanId))
      .orderBy(ledgerGroup.number);
    expect(groups).toEqual([
      { kind: 'disbursal', event: 0 },
      ...['due', 'charge', 'charge', 'due'].map(kind => ({ kind, event: null })),
      { kind: 'receipt', event: 1 },
    ]);
    const [row] = await db.select().from(auditRow).where(eq(auditRow.action, 'ledger.receipt'));
    expect(row?.after).toMatchObject({ entries: [{ kind: 'receipt' }, { kind: 'receipt' }] });
  });

  it('posts once when the job and a money verb meet [M6.d, M6.e]', async () => {
    const { db, clock } = server();
    const loanId = await open(2);
    clock.now = new Date(instantAt(day('05-02'), 5));
    await Promise.all([receive(loanId, 'early'), dayEnd(db, day('05-02'))]);
    expect(await posted(loanId)).toEqual([
      ['due', '2026-05-01'],
      ['charge', '2026-05-02'],
      ['receipt', '2026-05-02'],
    ]);
  });

  it('stores the start of NPA at the day-end of day 91, keeps it, and posts nothing for it [M5.b, M5.i]', async () => {
    const { db } = server();
    const loanId = await open(3);
    const npa = async (through: BusinessDate) => {
      await dayEnd(db, through);
      const [row] = await db.select().from(loanAccount).where(eq(loanAccount.loanId, loanId));
      return row && [row.npaFrom, row.npaTo];
    };
    const ninetyFirst = addDays(day('05-01'), 90);
    expect(await npa(ninetyFirst)).toEqual([null, null]);
    expect(await npa(addDays(ninetyFirst, 1))).toEqual([ninetyFirst, null]);
    expect(await npa(day('09-15'))).toEqual([ninetyFirst, null]);
    const kinds = await db
      .selectDistinct({ kind: ledgerGroup.kind })
      .from(ledgerGroup)
      .where(eq(ledgerGroup.loanId, loanId));
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['charge', 'disbursal', 'due']);
    // Of the day on which it shows there is the penal charge of that date alone.
    const { debit, credit, amount } = ledgerTransfer;
    const thatDay = await db
      .select({ debit, credit, amount })
      .from(ledgerTransfer)
      .where(and(eq(ledgerTransfer.loanId, loanId), eq(ledgerTransfer.valueDate, addDays(ninetyFirst, 1))));
    expect(thatDay).toEqual([{ debit: 'penal', credit: 'penal income', amount: 18_158 }]);
  });

  it.each([
    ['14 minutes past midnight', 14, 0],
    ['a quarter past midnight', 15, 1],
  ])('runs by itself at %s, or not yet [M6.c]', async (_words, minute, ends) => {
    const { db, clock } = server();
    clock.now = new Date(instantAt(day('10-02'), minute));
    await db.delete(job);
    await aJobWorker(server(), [dayEndJob]).tick();
    const ended = await db
      .select()
      .from(job)
      .where(and(eq(job.kind, 'ledger.dayEnd'), eq(job.state, 'done')));
    expect(ended).toHaveLength(ends);
  });

  describe('a check', () => {
    let found: Deviation[];
    beforeAll(() => {
      found = [];
    });
    const check = () => checkLedger(server().db, deviation => found.push(deviation));

    it('agrees with what was posted, and names a figure that was changed [XR-025.a]', async () => {
      const { db } = server();
      expect(await check()).toBeGreaterThan(2);
      expect(found).toEqual([]);
      const loanId = loanIdOf(3);
      await db.update(loanAccount).set({ emisPaid: 4 }).where(eq(loanAccount.loanId, loanId));
      await check();
      expect(found).toEqual([{ loanId, figure: 'emisPaid', stored: '4', derived: '0', difference: null }]);
      await db.update(loanAccount).set({ emisPaid: 0 }).where(eq(loanAccount.loanId, loanId));
    });
  });

  it('has a trial balance that sums to zero, of the entries up to a day [XR-025.d]', async () => {
    const { db } = server();
    const balances = await trialBalance(db, day('03-30'));
    const accounts = balances.map(({ account }) => account);
    expect(accounts).toEqual(
      ['GST payable', 'bank', 'fee income', 'interest income', 'principal'].toSorted(),
    );
    expect(trialBalanceText(balances, day('03-30')).split('\n')).toEqual([
      'Trial balance of 2026-03-30',
      '                                 Debit                Credit',
      'GST payable                                       Rs. 607.50',
      'bank                                         Rs. 2,20,758.60',
      'fee income                                      Rs. 3,375.00',
      'interest income                                   Rs. 258.90',
      'principal              Rs. 2,25,000.00                      ',
      'Total                  Rs. 2,25,000.00       Rs. 2,25,000.00',
      'Difference Rs. 0.00',
    ]);
    const later = await trialBalance(db, day('05-02'));
    expect(later.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    expect(trialBalanceText(later, day('05-02'))).toMatch(/Difference Rs\. 0\.00$/);
    const all = await db.select().from(ledgerTransfer).where(eq(ledgerTransfer.debit, 'principal'));
    const principal = later.find(({ account }) => account === 'principal');
    expect(principal?.debit).toBe(all.reduce((sum, { amount }) => sum + amount, 0));
  });

  it('prints one loan as a bank would [M1.d, M9.f]', async () => {
    const account = await readAccount(server().db, loanIdOf(2));
    const lines = account ? statementText(loanIdOf(2), account).split('\n') : [];
    expect(lines.slice(0, 10)).toEqual([
      'Loan 300002, posted through 2026-10-02',
      'Booked      Counts from Entry                Debit to credit                             Amount              Owed  Receipt',
      '2026-03-30  2026-03-30  disbursal            principal to bank                    Rs. 73,586.20     Rs. 73,586.20',
      '2026-03-30  2026-03-30  disbursal            principal to fee income               Rs. 1,125.00     Rs. 74,711.20',
      '2026-03-30  2026-03-30  disbursal            principal to GST payable                Rs. 202.50     Rs. 74,913.70',
      '2026-03-30  2026-03-30  disbursal            principal to interest income             Rs. 86.30     Rs. 75,000.00',
      '2026-05-01  2026-05-01  due         EMI 1    interest to interest income           Rs. 1,312.50     Rs. 76,312.50',
      '2026-05-02  2026-05-02  charge      EMI 1    penal to penal income                   Rs. 181.58     Rs. 76,494.08',
      '2026-05-02  2026-05-02  receipt              razorpay to held                        Rs. 100.00     Rs. 76,394.08  early',
      '2026-05-02  2026-05-02  receipt     EMI 1    held to interest                        Rs. 100.00     Rs. 76,394.08  early',
    ]);
  });
});
