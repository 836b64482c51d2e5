import { addDays, businessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { field, listOf } from '@lending-desk/domain/loose';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { inTransaction } from '../db/transaction';
import { readSections } from '../loan/sections';
import { loan } from '../loan/table';
import { withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { runHere } from '../testing/runHere';
import { disburse } from './disburse';
import { readAccount } from './readAccount';
import { ledgerEvent, ledgerGroup } from './table';

const today = businessDate('2026-11-21');
const by = { id: null, name: 'Command line', requestId: 'command' };

const approved = {
  loanDetails: { approvalStatus: 'APPROVED', applicationStatus: 'LOAN_AGREEMENT_ACCEPTED' },
  emiDay: 1,
  amountApplied: 90_000,
  approvalDetails: {
    maxEmi: 9079,
    interestRate: 21,
    processingFeeRate: 1.5,
    maximumEligibleAmount: 75_000,
    months: 9,
  },
};

withServer(server => {
  const order = (number: number, changes = {}) => ({
    loanId: loanIdOf(number),
    on: businessDate('2026-03-30'),
    reference: `UTR${number}`,
    ...changes,
  });
  const run = (number: number, changes = {}) =>
    inTransaction(server().db, tx => disburse(tx, order(number, changes), { now: server().clock.now, by }));

  it('opens the account of an approved loan on its day with its reference [M10.a, M9.d, M8.a, M6.a]', async () => {
    const { db } = server();
    await storeLoans(db, [aLine(1, approved)]);
    server().clock.pass(1000);
    expect(await run(1)).toBe('disbursed');
    const account = await readAccount(db, loanIdOf(1));
    expect(account?.groups[0]).toMatchObject({
      kind: 'disbursal',
      transfers: [
        { amount: 7_358_620, debit: 'principal', credit: 'bank', valueDate: '2026-03-30' },
        { amount: 112_500, credit: 'fee income' },
        { amount: 20_250, credit: 'GST payable' },
        { amount: 8_630, credit: 'interest income' },
      ],
    });
    const events = await db
      .select({ bookedOn: ledgerEvent.bookedOn, reference: ledgerEvent.reference })
      .from(ledgerEvent)
      .where(eq(ledgerEvent.loanId, loanIdOf(1)));
    expect(events).toEqual([{ bookedOn: today, reference: 'UTR1' }]);
    // What has fallen due since is posted with its own dates.
    const dues = account?.groups.filter(({ kind }) => kind === 'due').map(group => group.bookedOn);
    expect(dues?.[0]).toBe('2026-05-01');
    expect(account?.postedThrough).toBe(today);
    const [row] = await db
      .select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(1)));
    expect(row).toMatchObject({
      approvalStatus: 'DISBURSED',
      applicationStatus: 'COMPLETED',
      version: 2,
      updatedAt: server().clock.now,
    });
    const sections = {
      amountDisbursed: 73_586.2,
      preEmiAmount: 86.3,
      tenure: 9,
      processingFee: { gst: 202.5, processingCharges: 1125, totalProcessingFee: 1327.5 },
      disbursalDate: '2026-03-30T06:30:00.000Z',
      disbursalStatus: 'COMPLETED',
    };
    expect(await readSections(db, loanIdOf(1), Object.keys(sections))).toEqual(sections);
    const status = { approvalStatus: 'DISBURSED', applicationStatus: 'COMPLETED' };
    expect(await db.select().from(auditRow).where(eq(auditRow.action, 'loan.disburse'))).toMatchObject([
      {
        loanId: loanIdOf(1),
        actorName: 'Command line',
        before: approved.loanDetails,
        after: { ...status, ...sections, reference: 'UTR1' },
        requestId: 'command',
      },
    ]);
  });

  it('pays out the principal less fee and GST where there is no pre-EMI interest [CO-104.f, M9.c, M9.d]', async () => {
    const { db } = server();
    await storeLoans(db, [aLine(9, approved)]);
    // 25 days before the first due date.
    expect(await run(9, { on: businessDate('2026-04-06') })).toBe('disbursed');
    const account = await readAccount(db, loanIdOf(9));
    expect(account?.groups[0]?.transfers.map(({ amount, credit }) => [credit, amount])).toEqual([
      ['bank', 7_367_250],
      ['fee income', 112_500],
      ['GST payable', 20_250],
    ]);
    const sections = { amountDisbursed: 73_672.5, preEmiAmount: 0 };
    expect(await readSections(db, loanIdOf(9), Object.keys(sections))).toEqual(sections);
    const agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    const { body } = await server().call(contract.collections.read, { loanId: loanIdOf(9) }, agent);
    expect(field(body['data'], 'loan')).toMatchObject(sections);
  });

  it('of a loan without a fee answers each of its three amounts as 0 [CO-111.c]', async () => {
    const { db } = server();
    const free = { ...approved, approvalDetails: { ...approved.approvalDetails, processingFeeRate: 0 } };
    await storeLoans(db, [aLine(11, free)]);
    expect(await run(11)).toBe('disbursed');
    const agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    const { body } = await server().call(contract.collections.read, { loanId: loanIdOf(11) }, agent);
    expect(field(body['data'], 'loan', 'processingFee')).toEqual({
      processingCharges: 0,
      gst: 0,
      totalProcessingFee: 0,
    });
  });

  it.each([
    ['PENDING', 2],
    ['REJECTED', 3],
    ['DISBURSED', 4],
  ])('refuses a loan that is %s, and changes nothing [M10.d]', async (approvalStatus, number) => {
    const { db } = server();
    await storeLoans(db, [aLine(number, { ...approved, loanDetails: { approvalStatus } })]);
    expect(await run(number)).toEqual({
      refused: `Only an APPROVED loan can be disbursed, this one is ${approvalStatus}`,
    });
    expect(
      await db
        .select()
        .from(ledgerGroup)
        .where(eq(ledgerGroup.loanId, loanIdOf(number))),
    ).toEqual([]);
  });

  it('refuses an unknown loan, a day to come, an incomplete approval and a reference that is booked [XR-031.b]', async () => {
    const { db } = server();
    await storeLoans(db, [aLine(5, approved), aLine(6, { ...approved, emiDay: null }), aLine(7, approved)]);
    expect(await run(99)).toEqual({ refused: 'Loan not found', missing: true });
    expect(await run(5, { on: addDays(today, 1) })).toEqual({
      refused: 'The day of disbursal is still to come',
    });
    expect(await run(6)).toEqual({ refused: 'The approval is incomplete: emiDay' });
    expect(await run(5, { on: today })).toBe('disbursed');
    expect(await readSections(db, loanIdOf(5), ['disbursalDate'])).toEqual({
      disbursalDate: server().clock.now.toISOString(),
    });
    expect(await run(7, { reference: 'UTR5' })).toEqual({
      refused: `The reference UTR5 is booked already, on loan ${loanIdOf(5)}`,
    });
  });

  it('late in the evening it is listed on the day in India [CO-010.c]', async () => {
    const { db, clock } = server();
    const noon = clock.now;
    await storeLoans(db, [aLine(10, approved)]);
    // Half past midnight in India.
    clock.now = new Date('2026-11-21T19:00:00.000Z');
    expect(await run(10, { on: addDays(today, 1) })).toBe('disbursed');
    const agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    const { body } = await server().call(contract.collections.list, {}, agent);
    clock.now = noon;
    const row = listOf(field(body['data'], 'loans'))?.find(it => field(it, 'loanId') === loanIdOf(10));
    expect(field(row, 'disbursalDate')).toBe('2026-11-22');
  });

  const command = (...args: string[]) => runHere(server(), 'ledger/disburseCommand.ts', args);
  const on = ['--on', '2026-03-30'];
  const reference = ['--reference', ' UTR8 '];

  it('is done by a command with day and reference, once [M10.a, M10.d]', async () => {
    const { db } = server();
    await storeLoans(db, [aLine(8, approved)]);
    const order = [`${loanIdOf(8)}`, ...on, ...reference];
    expect(await command(...order)).toEqual({ code: 0, lines: [`Loan ${loanIdOf(8)} is disbursed.`] });
    const { loanId, action } = auditRow;
    const disbursed = and(eq(loanId, loanIdOf(8)), eq(action, 'loan.disburse'));
    expect(await db.select().from(auditRow).where(disbursed)).toMatchObject([
      {
        actorId: null,
        actorName: 'Command line',
        requestId: 'command',
        after: { reference: 'UTR8', disbursalDate: '2026-03-30T06:30:00.000Z' },
      },
    ]);
    expect(await command(...order)).toEqual({
      code: 1,
      lines: ['Only an APPROVED loan can be disbursed, this one is DISBURSED.'],
    });
  });

  it.each([
    ['no loan', [...on, ...reference]],
    ['two loans', ['300007', '300006', ...on, ...reference]],
    ['a loan that is not a number', ['300007x', ...on, ...reference]],
    ['a loan of ten digits', ['1234567890', ...on, ...reference]],
    ['no day', ['300007', ...reference]],
    ['a day there is not', ['300007', '--on', '2026-02-30', ...reference]],
    ['no reference', ['300007', ...on]],
    ['a reference of spaces', ['300007', ...on, '--reference', '  ']],
    ['an option there is not', ['300007', ...on, ...reference, '--now']],
  ])('says how the command is used for %s', async (_case, args) => {
    expect(await command(...args)).toEqual({
      code: 1,
      lines: [
        'Usage: npm run disburse -- LOAN --on YYYY-MM-DD --reference UTR   (stop the embedded server first)',
      ],
    });
    expect(await server().db.$count(ledgerEvent, eq(ledgerEvent.loanId, loanIdOf(7)))).toBe(0);
  });
});
