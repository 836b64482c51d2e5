import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { businessDate } from '@lending-desk/domain/calendar';
import { overdueSummary } from '@lending-desk/domain/repayment';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { configuration } from '../decision/table';
import { loan } from '../loan/table';
import { storeSampleLoan } from '../testing/accounts';
import { withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { readAccount } from './readAccount';
import { ledgerTransfer, loanAccount, takeOver } from './table';
import { takeOverStored } from './takeOverStored';

const file = resolve(import.meta.dirname, '../../../domain/testing/samples/ledger/takenOver.json.gz');
const samples: {
  loans: { loan: { loanId: number }; expected: { received: number; overdue: { penalInterest: number } } }[];
} = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));

/** The numbered loan as an import line, with the money of a sample. */
const lineOf = (number: number, sample: number, changes: Record<string, unknown> = {}) => {
  const { loanId: _id, ...money } = samples.loans[sample]?.loan ?? { loanId: 0 };
  return aLine(number, {
    loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'COMPLETED' },
    ...money,
    ...changes,
  });
};

withServer(server => {
  it('opens the account of a disbursed loan with its import [M37.a, M10.e]', async () => {
    const { db } = server();
    await storeLoans(
      db,
      samples.loans.map((_sample, at) => lineOf(100 + at, at)),
    );
    for (const [at, { expected }] of samples.loans.entries()) {
      const account = await readAccount(db, loanIdOf(100 + at));
      const received = account?.receipts.reduce((total, { amount }) => total + amount, 0);
      expect(received).toBe(expected.received);
      // Penal dates up to the import day are not charged again [M37.j].
      expect(account && overdueSummary(account, businessDate('2026-11-21')).penal).toBe(
        expected.overdue.penalInterest,
      );
    }
  });

  it('stores what the money does not cover, what was charged and the days as they were given [M37.d, M37.f, M37.g, M37.j, M37.k, M37.l]', async () => {
    const { db } = server();
    const charged = (bounce: number, penal: number) => ({
      penalBounceCharges: { amount: bounce, paidAmount: 0 },
      penalLatePaymentCharges: { amount: penal, paidAmount: 0 },
    });
    const emi = (dueDate: string, given = {}) => ({
      dueDate,
      amount: 110,
      principalDue: 100,
      interestAccrued: 10,
      paid: false,
      ...given,
    });
    const money = {
      // The first EMI is due a day after the disbursal, the last after the import.
      disbursalDate: '2026-08-31',
      emiDay: 1,
      approvalDetails: { maximumEligibleAmount: 300, interestRate: 24, processingFeeRate: 2 },
      emis: [
        emi('2026-09-01', { paid: true, paymentDate: '2026-09-02' }),
        emi('2026-10-01', charged(590, 2)),
        emi('2027-01-01', charged(590, 2)),
      ],
      transactionDetails: [
        {
          paymentDate: '2026-09-02',
          amountPaid: 109,
          principalPayment: 99,
          interestPayment: 10,
          paymentId: 'T1',
        },
      ],
    };
    await storeLoans(db, [lineOf(160, 0, money)]);
    const loanId = loanIdOf(160);
    const account = await readAccount(db, loanId);
    expect(account?.instalments.map(({ dueDate }) => dueDate)).toEqual([
      '2026-09-01',
      '2026-10-01',
      '2027-01-01',
    ]);
    // What tells later which penal dates a receipt dated back may correct.
    expect(account?.takenOverOn).toBe('2026-11-21');
    const entries = await db
      .select()
      .from(ledgerTransfer)
      .where(eq(ledgerTransfer.loanId, loanId))
      .orderBy(asc(ledgerTransfer.groupNumber), asc(ledgerTransfer.number));
    const shown = entries.map(({ debit, credit, amount, valueDate }) => [
      debit,
      credit,
      amount / 100,
      valueDate,
    ]);
    const of = (name: string) => shown.filter(([debit]) => debit === name);
    expect(of('taken over')).toEqual([['taken over', 'principal', 1, '2026-09-02']]);
    expect(of('bounce')).toEqual([
      ['bounce', 'bounce income', 500, '2026-10-01'],
      ['bounce', 'GST payable', 90, '2026-10-01'],
    ]);
    // Neither of the penal dates of October and November, which passed before the import.
    expect(of('penal')).toEqual([['penal', 'penal income', 2, '2026-10-02']]);
  });

  it('opens none for a loan that is not disbursed', async () => {
    const { db } = server();
    await storeLoans(db, [aLine(150)]);
    expect(await readAccount(db, loanIdOf(150))).toBeNull();
  });

  it('stores a loan whose money cannot be read without an account, and says why [M38.a]', async () => {
    const { db } = server();
    await storeLoans(db, [lineOf(151, 0, { emis: [{ dueDate: '2026-09-01', principalDue: 'hundred' }] })]);
    expect(await readAccount(db, loanIdOf(151))).toBeNull();
    expect(
      await db
        .select()
        .from(takeOver)
        .where(eq(takeOver.loanId, loanIdOf(151))),
    ).toMatchObject([{ fault: 'emis.0.principalDue: An amount is a number of rupees', differences: [] }]);
  });

  it('keeps each difference between what was given and the entries [M37.i]', async () => {
    const { db } = server();
    await storeLoans(db, [lineOf(152, 8, { amountDisbursed: 1 })]);
    expect(
      await db
        .select()
        .from(takeOver)
        .where(eq(takeOver.loanId, loanIdOf(152))),
    ).toMatchObject([{ fault: null, differences: [expect.stringContaining('was given as disbursed')] }]);
  });

  it('takes over loans that an older version stored, once [M37.a]', async () => {
    const { db, clock } = server();
    const loanId = loanIdOf(153);
    const comments = ['2026-10-19T10:00:00.000Z', '2026-11-03T20:30:00.000Z'].map(createdOn => ({
      createdOn,
    }));
    await storeLoans(db, [
      lineOf(153, 8, {
        loanDetails: { approvalStatus: 'PENDING' },
        feedbacks: { collectionsFeedbacks: comments },
      }),
      // With the same money, but not paid out.
      lineOf(154, 8, { loanDetails: { approvalStatus: 'APPROVED' } }),
    ]);
    await db.update(loan).set({ approvalStatus: 'DISBURSED' }).where(eq(loan.loanId, loanId));
    // Paid out here: its account was not taken over.
    const ours = await storeSampleLoan(server(), 155);
    const account = await readAccount(db, ours);
    await db.delete(takeOver).where(eq(takeOver.loanId, ours));
    await db.delete(configuration);
    expect(await takeOverStored(db, clock.now)).toBe(true);
    expect((await readAccount(db, ours))?.groups).toEqual(account?.groups);
    expect(await db.$count(takeOver, eq(takeOver.loanId, ours))).toBe(0);
    expect((await readAccount(db, loanId))?.receipts).toHaveLength(5);
    const before = await db.select().from(loanAccount);
    // The day in India of the last comment.
    expect(before.find(row => row.loanId === loanId)?.contactedOn).toBe('2026-11-04');
    expect(before.filter(row => row.loanId === loanIdOf(154))).toEqual([]);
    expect(await db.$count(takeOver, eq(takeOver.loanId, loanIdOf(154)))).toBe(0);
    expect(await takeOverStored(db, clock.now)).toBe(false);
    await db.delete(configuration);
    expect(await takeOverStored(db, clock.now)).toBe(true);
    expect(await db.select().from(loanAccount)).toEqual(before);
  });
});
