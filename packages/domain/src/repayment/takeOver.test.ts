import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { dpdBucket } from './dpdBucket';
import { rupees, sum } from '../money/paise';
import type { LoanAccount } from './account';
import { book } from './book';
import { emiRows } from './emiRows';
import { explainedAccount } from './explained';
import { repaymentFigures } from './figures';
import { foreclosureOn } from './foreclosure';
import { listedAccount } from './listed';
import { overdueSummary } from './overdue';
import { overdueHistory } from './overdueHistory';
import { heldOf, positionOf } from './position';
import { postThrough } from './postDays';
import { standingOn } from './standing';
import { takeOver } from './takeOver';
import { wireTransactions } from './wireRows';

type Raw = Readonly<Record<string, unknown>>;
interface Sample {
  readonly loan: Raw & { readonly loanId: number };
  readonly expected: {
    readonly daysPastDue: number;
    readonly bucket: string;
    readonly overdue: Readonly<
      Record<'principal' | 'interest' | 'penalInterest' | 'bounceCharges' | 'total', number>
    >;
    readonly received: number;
    readonly principalNotYetDue: number;
  };
}

const file = resolve(import.meta.dirname, '../../testing/samples/ledger/takenOver.json.gz');
const samples: { asOf: string; loans: readonly Sample[] } = JSON.parse(
  gunzipSync(readFileSync(file)).toString('utf8'),
);
const asOf = businessDate(samples.asOf);

function taken(raw: Raw, on = asOf): { account: LoanAccount; differences: readonly string[] } {
  const made = takeOver(raw, on);
  if ('fault' in made) throw new Error(made.fault);
  return made;
}

const loanOf = (id: number): Raw => {
  const found = samples.loans.find(({ loan }) => loan.loanId === id);
  if (!found) throw new Error(`No loan ${id}`);
  return found.loan;
};

describe('taking over the disbursed loans of the applications', () => {
  it.each(samples.loans.map(sample => [sample.loan.loanId, sample] as const))(
    'loan %i has the published figures [M37.a, M37.f, M37.l]',
    (_id, { loan, expected }) => {
      const { account } = taken(loan);
      const { principal, interest, penal, bounce, total } = overdueSummary(account, asOf);
      const { penalInterest, bounceCharges, ...overdue } = expected.overdue;
      expect({ principal, interest, penal, bounce, total }).toEqual({
        ...overdue,
        penal: penalInterest,
        bounce: bounceCharges,
      });
      const { daysPastDue } = standingOn(account, asOf);
      expect([daysPastDue, dpdBucket(daysPastDue)]).toEqual([expected.daysPastDue, expected.bucket]);
      expect(sum(account.receipts.map(({ amount }) => amount))).toBe(expected.received);
      expect(foreclosureOn(account, asOf).outstandingPrincipal).toBe(
        expected.principalNotYetDue + expected.overdue.principal + dueToday(account),
      );
      expect(sum(positionOf(account).balances.values())).toBe(0);
      const given = repaymentFigures(account, asOf).loan;
      for (const name of ['amountDisbursed', 'preEmiAmount', 'processingFee', 'tenure'] as const)
        expect(given[name]).toEqual(loan[name]);
    },
  );

  it('lists nothing of a loan that agrees [M37.i]', () => {
    expect(taken(loanOf(210_042)).differences).toEqual([]);
  });

  it('does not take over the charges of the twelve EMIs of 210049 that are neither due nor paid [M37.g, M37.h, M37.i]', () => {
    const { account, differences } = taken(loanOf(210_049));
    const charged = emiRows(account, asOf).filter(row => row.bounce.amount > 0);
    expect(charged.map(({ dueDate }) => dueDate)).toEqual(['2026-07-05', '2026-09-05', '2026-11-05']);
    expect(differences.filter(it => it.includes('before its due date'))).toHaveLength(12);
    // One that falls due on the day of the import is due; the day before it is not.
    const chargedOn = (day: string) => {
      const on = businessDate(day);
      return emiRows(taken(loanOf(210_049), on).account, on).filter(row => row.bounce.amount > 0).length;
    };
    expect([chargedOn('2027-01-05'), chargedOn('2027-01-04')]).toEqual([4, 3]);
  });

  it('takes back no penal of before the import by a receipt dated back: overdue 10,213.74 [M25.d]', () => {
    const on = businessDate('2026-11-15');
    const { account } = taken(loanOf(210_042), on);
    expect(overdueSummary(account, on).total).toBe(rupees('19882.74'));
    const receipt = {
      type: 'receipt',
      id: 'H',
      source: 'BANK',
      amount: rupees(9669),
      reference: null,
    } as const;
    const booked = book(account, { ...receipt, bookedOn: on, valueDate: businessDate('2026-10-31') }).account;
    const { penal, total } = overdueSummary(booked, on);
    expect([penal, total]).toEqual([rupees('544.74'), rupees('10213.74')]);
    expect(standingOn(booked, on).daysPastDue).toBe(14);
    // Nor charges it what that day would have cost: 81.58 of what 5,000.00 left open on 1 Nov.
    const part = { ...receipt, amount: rupees(5000), bookedOn: on, valueDate: businessDate('2026-10-20') };
    expect(overdueSummary(book(account, part).account, on).penal).toBe(rupees('544.74'));
  });

  it('keeps due dates that are nearer than 25 days to the disbursal [M37.k]', () => {
    expect(taken(loanOf(210_050)).account.instalments[0]?.dueDate).toBe('2026-12-05');
  });
});

function dueToday(account: LoanAccount) {
  const position = positionOf(account);
  return sum(
    account.instalments.flatMap(({ dueDate }, emi) =>
      dueDate === asOf ? [position.emis[emi]?.principal.open ?? rupees(0)] : [],
    ),
  );
}

const emi = (dueDate: string, changes: Raw = {}): Raw => ({
  dueDate,
  amount: 110,
  principalDue: 100,
  interestAccrued: 10,
  paid: false,
  ...changes,
});
const payment = (paymentDate: string, amountPaid: number, parts: Raw = {}): Raw => ({
  paymentDate,
  amountPaid,
  paymentId: paymentDate,
  paymentSource: 'AUTO_DEBIT',
  ...parts,
});
const loan = (changes: Raw): Raw => ({
  disbursalDate: '2026-07-01',
  emiDay: 1,
  approvalDetails: { maximumEligibleAmount: 300, interestRate: 24, processingFeeRate: 2 },
  emis: [emi('2026-09-01'), emi('2026-10-01'), emi('2027-01-01')],
  ...changes,
});

describe('a loan whose history was kept elsewhere', () => {
  it('has its parts spread part by part over the EMIs, oldest first, and the rest held [M37.b, M37.c]', () => {
    const parts = { principalPayment: 150, interestPayment: 20 };
    const { account } = taken(loan({ transactionDetails: [payment('2026-09-20', 200, parts)] }));
    expect(emiRows(account, asOf).map(row => [row.state, row.amountPaid])).toEqual([
      ['paid', 11_000],
      ['part-paid', 6_000],
      ['unpaid', 0],
    ]);
    expect(heldOf(positionOf(account))).toBe(3_000);
  });

  it('holds what is left of the parts when every EMI that counts is paid [M37.c]', () => {
    const parts = { principalPayment: 250, interestPayment: 30 };
    const { account } = taken(loan({ transactionDetails: [payment('2026-10-20', 280, parts)] }));
    expect(heldOf(positionOf(account))).toBe(6_000);
  });

  it('lets the next part have what one part does not need, and holds nothing then [M37.c]', () => {
    const parts = { principalPayment: 50, interestPayment: 30 };
    const { account } = taken(loan({ transactionDetails: [payment('2026-09-20', 60, parts)] }));
    expect(heldOf(positionOf(account))).toBe(0);
    expect(emiRows(account, asOf).map(row => row.amountPaid)).toEqual([5_000, 1_000, 0]);
  });

  it('settles an EMI that was given as paid and lacks a rupee from taken over, and lists it [M37.d, M37.i]', () => {
    const given = loan({
      emis: [emi('2026-09-01', { paid: true, paymentDate: '2026-09-02' }), emi('2027-01-01')],
      approvalDetails: { maximumEligibleAmount: 200, interestRate: 24 },
      transactionDetails: [payment('2026-09-02', 109, { principalPayment: 99, interestPayment: 10 })],
    });
    const { account, differences } = taken(given);
    expect(account.groups.at(-1)).toMatchObject({
      kind: 'take-over',
      transfers: [{ amount: 100, debit: 'taken over', credit: 'principal', valueDate: '2026-09-02' }],
    });
    expect(differences).toEqual(['EMI 1: Rs. 1.00 of principal was given as paid and never received']);
    expect(emiRows(account, asOf)[0]).toMatchObject({ state: 'paid', amountPaid: 10_900 });
  });

  it('takes an EMI that was given as unpaid and is covered as paid, and lists it [M37.e, M37.i]', () => {
    const parts = { principalPayment: 100, interestPayment: 10 };
    const { account, differences } = taken(loan({ transactionDetails: [payment('2026-09-01', 110, parts)] }));
    expect(emiRows(account, asOf)[0]?.state).toBe('paid');
    expect(differences).toEqual(['EMI 1 was given as unpaid and is paid']);
  });

  it('takes over the charges of an EMI that was paid before its due date, which stays paid [M37.f, M37.l]', () => {
    const early = emi('2027-01-01', {
      paid: true,
      penalBounceCharges: { amount: 590, paidAmount: 590 },
      penalLatePaymentCharges: { amount: 2, paidAmount: 0 },
    });
    const { account } = taken(
      loan({ emis: [early], approvalDetails: { maximumEligibleAmount: 100, interestRate: 24 } }),
    );
    const [row] = emiRows(account, asOf);
    expect(row).toMatchObject({ state: 'paid', bounce: { amount: 59_000 }, penal: { amount: 200 } });
    // Nothing that was received says when and how.
    expect([row?.paymentDate, row?.paymentSource]).toEqual(['2027-01-01', null]);
    expect(explainedAccount(account, asOf).emis).toMatchObject([{ state: 'paid', daysLate: 0, bounces: 1 }]);
    expect(overdueSummary(account, asOf).total).toBe(0);
    const charges = account.groups.filter(({ kind }) => kind === 'charge').flatMap(group => group.transfers);
    expect(charges.map(({ debit, valueDate }) => [debit, valueDate])).toEqual([
      ['bounce', '2027-01-01'],
      ['bounce', '2027-01-01'],
      ['penal', '2027-01-02'],
    ]);
    const later = emiRows(postThrough(account, businessDate('2027-02-01')), businessDate('2027-02-01'));
    expect(later[0]).toMatchObject({ state: 'paid', interest: 1_000 });
  });

  it('is charged from the day after the import on, and no penal date before is corrected [M37.j]', () => {
    const { account } = taken(loan({}), businessDate('2026-11-15'));
    expect(overdueSummary(account, asOf).penal).toBe(0);
    const first = listedAccount(account).nextPosting;
    expect(first).toBe('2026-12-01');
    const receipt = {
      type: 'receipt',
      id: 'r',
      source: 'BANK',
      amount: rupees(1),
      bookedOn: addDays(asOf, 1),
      valueDate: businessDate('2026-11-01'),
      reference: null,
    } as const;
    const paid = book(account, receipt).account;
    expect(overdueSummary(paid, addDays(asOf, 1)).penal).toBe(0);
    expect(overdueSummary(account, businessDate('2026-12-01')).penal).toBeGreaterThan(0);
  });

  it('is charged nothing for the day of the import itself by a receipt dated back [M37.j]', () => {
    // Sixty days after the day on which the first EMI was due, and one.
    const on = businessDate('2026-11-01');
    const { account } = taken(loan({}), on);
    const given = overdueSummary(account, on).penal;
    const receipt = { type: 'receipt', id: 'r', source: 'BANK', amount: rupees(1), reference: null } as const;
    const paid = book(account, { ...receipt, bookedOn: on, valueDate: businessDate('2026-10-20') }).account;
    expect(overdueSummary(paid, on).penal).toBe(given);
    expect(overdueSummary(paid, businessDate('2026-12-01')).penal).toBeGreaterThan(given);
  });

  it.each([
    [
      'an amount that is no number',
      { emis: [emi('2026-09-01', { principalDue: 'hundred' })] },
      'emis.0.principalDue',
    ],
    [
      'an amount below zero',
      { transactionDetails: [payment('2026-09-01', -1)] },
      'transactionDetails.0.amountPaid: An amount is not below zero',
    ],
    [
      'a part of a payment that is no number',
      { transactionDetails: [payment('2026-09-01', 10, { principalPayment: 'ten' })] },
      'transactionDetails.0.principalPayment',
    ],
    [
      'a charge that is no number',
      { emis: [emi('2026-09-01', { penalBounceCharges: { amount: 'many', paidAmount: 0 } })] },
      'emis.0.penalBounceCharges.amount',
    ],
    ['a fee that is no number', { processingFee: { gst: 'some' } }, 'processingFee.gst'],
    ['a disbursed amount that is no number', { amountDisbursed: 'all' }, 'amountDisbursed'],
    [
      'a fee rate that is no number',
      { approvalDetails: { maximumEligibleAmount: 300, interestRate: 24, processingFeeRate: 'two' } },
      'approvalDetails.processingFeeRate',
    ],
    ['no EMIs', { emis: [] }, 'emis: A disbursed loan has EMIs'],
    ['a disbursal to come', { disbursalDate: '2026-11-16' }, 'disbursalDate'],
    ['no disbursal date', { disbursalDate: null }, 'disbursalDate'],
    ['no terms', { approvalDetails: null }, 'approvalDetails'],
  ])('gets no account with %s [M38.a]', (_words, changes, fault) => {
    expect(takeOver(loan(changes), asOf)).toEqual({ fault: expect.stringContaining(fault) });
  });

  it('names terms that contradict each other [M37.i]', () => {
    const given = loan({
      approvalDetails: { maximumEligibleAmount: 301, interestRate: 24 },
      amountDisbursed: 250,
      transactionDetails: [payment('2026-09-01', 10, { principalPayment: 20 })],
    });
    expect(taken(given).differences).toEqual([
      'The principal of the EMIs is Rs. 300.00, that of the approval Rs. 301.00',
      'Rs. 250.00 was given as disbursed, after fee and interest it is Rs. 300.00',
      'The parts of the payment of 2026-09-01 are Rs. 20.00, it is Rs. 10.00',
    ]);
  });
});

describe('what was given', () => {
  const opening = (changes: Raw) =>
    taken(loan(changes)).account.groups[0]?.transfers.map(({ credit, amount }) => [credit, amount]);

  it('as paid out and deducted is the disbursal, and the rest was taken over [M37.h]', () => {
    const given = {
      amountDisbursed: 280,
      processingFee: { processingCharges: 6, gst: 1.08 },
      preEmiAmount: 2,
    };
    expect(opening(given)).toEqual([
      ['bank', 28_000],
      ['fee income', 600],
      ['GST payable', 108],
      ['interest income', 200],
      ['taken over', 1_092],
    ]);
    // Nothing more than the principal is paid out.
    expect(opening({ amountDisbursed: 301 })).toEqual([['taken over', 30_000]]);
    expect(opening({ amountDisbursed: 300 })).toEqual([['bank', 30_000]]);
  });

  it('of a loan disbursed today is taken over, its EMI day from the first EMI if it names none', () => {
    const { account } = taken(loan({ disbursalDate: asOf, emiDay: null, emis: [emi('2027-01-07')] }));
    expect(account.terms).toMatchObject({ emiDay: 7, disbursedOn: asOf });
  });

  it('in any order is put in that of the days [M37.a]', () => {
    const payments = [
      payment('2026-10-03', 110, { principalPayment: 100, interestPayment: 10 }),
      payment('2026-09-03', 110, { principalPayment: 100, interestPayment: 10 }),
    ];
    const given = loan({
      emis: [emi('2026-10-01'), emi('2027-01-01'), emi('2026-09-01')],
      transactionDetails: payments,
    });
    const { account } = taken(given);
    expect(account.instalments.map(({ dueDate }) => dueDate)).toEqual([
      '2026-09-01',
      '2026-10-01',
      '2027-01-01',
    ]);
    expect(account.receipts.map(({ valueDate }) => valueDate)).toEqual(['2026-09-03', '2026-10-03']);
    expect(emiRows(account, asOf).map(({ paymentDate }) => paymentDate)).toEqual([
      '2026-09-03',
      '2026-10-03',
      null,
    ]);
  });

  it.each([
    ['AUTO_DEBIT', 'nach', 'AUTO_DEBIT', 'receipt', 'Auto debit'],
    ['WAIVER', 'waived', 'WAIVER', 'waiver', 'Waiver'],
    ['MANUAL_PAYMENT', 'bank', 'MANUAL_PAYMENT', 'receipt', 'Bank transfer'],
    ['PRE_PAYMENT', 'bank', 'PRE_PAYMENT', 'receipt', 'Prepayment'],
    ['ADV_PAYMENT', 'bank', 'ADV_PAYMENT', 'receipt', 'Advance payment'],
    ['BOUNCE', 'bank', 'BOUNCE', 'receipt', 'Bounce charge'],
    ['POSTAL_ORDER', 'bank', 'MANUAL_PAYMENT', 'receipt', 'Bank transfer'],
    [null, 'bank', 'MANUAL_PAYMENT', 'receipt', 'Bank transfer'],
  ])(
    'as a payment by %s came by %s, and is called %s [M23.d, M37.a]',
    (paymentSource, book, source, kind, words) => {
      const { account } = taken(loan({ transactionDetails: [payment('2026-09-20', 50, { paymentSource })] }));
      const group = account.groups.at(-1);
      expect([group?.kind, group?.transfers[0]?.debit]).toEqual([kind, book]);
      const [row, ...others] = wireTransactions(account, asOf);
      expect([row?.paymentSource, row?.remarks.description, others.length]).toEqual([source, words, 0]);
      expect(account.receipts[0]).toMatchObject({ toBeMapped: false, mapped: false, by: null });
    },
  );

  it('without a number of its own, or with one twice, is numbered by its place [M37.a]', () => {
    const payments = [
      payment('2026-09-03', 10, { paymentId: 'A' }),
      payment('2026-09-04', 20, { paymentId: null }),
      payment('2026-09-05', 30, { paymentId: 'A' }),
      payment('2026-09-06', 0, { paymentId: 'nothing' }),
      payment('2026-09-07', 40, { paymentId: 'B' }),
    ];
    const { account } = taken(loan({ transactionDetails: payments }));
    expect(account.receipts.map(({ id, amount }) => [id, amount])).toEqual([
      ['A', 1_000],
      ['taken over 2', 2_000],
      ['taken over 3', 3_000],
      ['B', 4_000],
    ]);
  });

  it('as paid of charges settles them, and what no payment covers is settled from taken over [M37.d, M37.f, M37.i]', () => {
    const charged = emi('2026-09-01', {
      penalBounceCharges: { amount: 590, paidAmount: 590 },
      penalLatePaymentCharges: { amount: 4, paidAmount: 3 },
    });
    const given = loan({
      emis: [charged, emi('2026-10-01'), emi('2027-01-01')],
      transactionDetails: [payment('2026-09-20', 500, { bounceCharges: 490, penalInterest: 2 })],
    });
    const { account, differences } = taken(given);
    const [row] = emiRows(account, asOf);
    expect([row?.bounce, row?.penal]).toMatchObject([
      { amount: 59_000, paidAmount: 49_000 },
      { amount: 400, paidAmount: 200 },
    ]);
    expect(differences).toEqual([
      'EMI 1: Rs. 100.00 of bounce was given as paid and never received',
      'EMI 1: Rs. 1.00 of penal was given as paid and never received',
    ]);
    const { penal, bounce } = overdueSummary(account, asOf);
    expect([penal, bounce]).toEqual([100, 0]);
  });

  it('posts no group and no transfer of nothing', () => {
    const { account } = taken(loan({ emis: [emi('2026-09-01', { interestAccrued: 0 }), emi('2027-01-01')] }));
    expect(account.groups.map(({ kind, transfers }) => [kind, transfers.length])).toEqual([
      ['disbursal', 1],
      ['due', 0],
    ]);
    // The tax of a charge of a paisa is nothing.
    const tiny = emi('2026-09-01', { penalBounceCharges: { amount: 0.01 } });
    const charged = taken(loan({ emis: [tiny, emi('2027-01-01')] })).account.groups.at(-1);
    expect(charged).toMatchObject({ kind: 'charge', transfers: [{ credit: 'bounce income', amount: 1 }] });
    expect(charged?.transfers).toHaveLength(1);
  });

  it('of an EMI due on the day of the import counts [M1.a]', () => {
    expect(emiRows(taken(loan({ emis: [emi(asOf)] })).account, asOf)[0]?.state).toBe('unpaid');
    expect(positionOf(taken(loan({ emis: [emi(asOf)] })).account).emis[0]?.interest.charged).toBe(1_000);
  });

  it('of an EMI to come that has interest alone is not paid before it is charged', () => {
    const given = loan({ emis: [emi('2026-09-01'), emi('2027-01-01', { principalDue: 0 })] });
    expect(emiRows(taken(given).account, asOf).map(({ state }) => state)).toEqual(['unpaid', 'unpaid']);
  });

  it('as paid and never received stands in the history of what is due as taken over [M37.d]', () => {
    const given = loan({
      emis: [emi('2026-09-01', { paid: true, paymentDate: '2026-09-02' }), emi('2027-01-01')],
    });
    expect(
      overdueHistory(taken(given).account, asOf).map(({ date, kind, amount, balance, receipt }) => [
        date,
        kind,
        amount,
        balance,
        receipt,
      ]),
    ).toEqual([
      ['2026-09-01', 'due', 11_000, 11_000, null],
      ['2026-09-02', 'take-over', -11_000, 0, null],
    ]);
  });

  it('of an EMI that does not say whether it was paid is not paid', () => {
    const { paid: _paid, ...silent } = emi('2026-09-01');
    expect(emiRows(taken(loan({ emis: [silent] })).account, asOf)[0]?.state).toBe('unpaid');
  });

  it('that is no loan at all is refused by name [M38.a]', () => {
    expect(takeOver({}, asOf)).toMatchObject({ fault: expect.stringMatching(/^disbursalDate: /) });
  });

  it('before its due date is listed by the number of its EMI [M37.i]', () => {
    const given = loan({
      emis: [emi('2026-09-01'), emi('2027-01-01', { penalBounceCharges: { amount: 590 } })],
    });
    expect(taken(given).differences).toContain(
      'EMI 2: charges of Rs. 590.00 before its due date are not taken over',
    );
  });
});
