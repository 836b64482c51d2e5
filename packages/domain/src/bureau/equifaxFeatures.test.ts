import { businessDate } from '../calendar/businessDate';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { equifaxLoan } from './bureauLoan';
import { equifaxFeaturesOf, equifaxFeaturesSchema } from './equifaxFeatures';

const report = businessDate('2026-11-04');

describe('equifaxFeaturesOf', () => {
  const loan = (account: Record<string, unknown>) => equifaxLoan(account, 0);
  const card = loan({
    Balance: '30000',
    CreditLimit: '90000',
    InstallmentAmount: '1500',
    PastDueAmount: '250.50',
    DateOpened: '2026-06-30',
    History48Months: [
      { key: '11-26', PaymentStatus: '000' },
      { key: '12-24', PaymentStatus: '31+' },
      { key: '11-24', PaymentStatus: '360+' },
    ],
  });
  const term = loan({
    Balance: '100000',
    SanctionAmount: '200000',
    DateOpened: '2024-05-02',
    History48Months: [{ key: '10-26', PaymentStatus: '017' }],
  });
  const closed = loan({ History48Months: [{ key: '03-25', PaymentStatus: 'SUB' }] });

  it('adds up the active loans and looks back 24 months over all [CR-145.b]', () => {
    expect(equifaxFeaturesOf([card, term], [closed], report)).toEqual({
      active_loan_count: 2,
      active_balance_total: 130_000,
      active_past_due_total: 250.5,
      active_sanctioned_total: 290_000,
      active_installment_total: 1500,
      active_credit_limit_total: 90_000,
      utilisation_percent: 33.3,
      active_loans_past_due: 1,
      worst_dpd_24_months: 91,
      worst_status_24_months: 'SUB',
      months_past_due_24_months: 3,
      opened_last_6_months: 1,
      oldest_active_opened: '2024-05-02',
      newest_active_opened: '2026-06-30',
    });
  });

  it.each([
    // Exactly half a tenth of a percent is rounded up.
    ['1009', '2000', 50.5],
    ['1008.99', '2000', 50.4],
    ['0', '2000', 0],
    ['2000', '2000', 100],
  ])('computes a balance of Rs. %s of Rs. %s as %d %% [CR-145.b]', (Balance, CreditLimit, percent) => {
    const features = equifaxFeaturesOf([loan({ Balance, CreditLimit })], [], report);
    expect(features).toMatchObject({ utilisation_percent: percent });
  });

  const months = (words: Readonly<Record<string, string>>) =>
    loan({
      History48Months: Object.entries(words).map(([key, PaymentStatus]) => ({ key, PaymentStatus })),
    });

  it('looks at the month of the report and the 23 before it, on readable months only [CR-145.b]', () => {
    const worst = (words: Readonly<Record<string, string>>) =>
      equifaxFeaturesOf([months(words)], [], report)['worst_dpd_24_months'];
    expect(worst({ '11-26': '010' })).toBe(10);
    expect(worst({ '12-26': '010' })).toBeNull();
    expect(worst({ '12-24': '010' })).toBe(10);
    expect(worst({ '11-24': '010' })).toBeNull();
    expect(worst({ '13-26': '010' })).toBeNull();
    expect(worst({ '11-26': '000', '10-26': '*' })).toBe(0);
  });

  it('names the word of the first of the worst months [CR-145.b]', () => {
    expect(
      equifaxFeaturesOf([months({ '11-26': 'SUB', '10-26': '091', '09-26': '000' })], [], report),
    ).toMatchObject({ worst_dpd_24_months: 91, worst_status_24_months: 'SUB', months_past_due_24_months: 2 });
  });

  it('counts openings of the month of the report and the five before it [CR-145.b]', () => {
    const opened = (...days: readonly string[]) =>
      equifaxFeaturesOf(
        days.map(DateOpened => loan({ DateOpened })),
        [],
        report,
      );
    expect(opened('2026-11-30', '2026-06-01')).toMatchObject({ opened_last_6_months: 2 });
    expect(opened('2026-12-01', '2026-05-31', '31/02/2026')).toMatchObject({ opened_last_6_months: 0 });
    expect(opened('2026-11-30', '2025-01-01', '2026-06-01')).toMatchObject({
      oldest_active_opened: '2025-01-01',
      newest_active_opened: '2026-11-30',
    });
    expect(opened()).toMatchObject({
      active_loan_count: 0,
      active_balance_total: 0,
      oldest_active_opened: null,
      newest_active_opened: null,
    });
  });

  it('counts the loans past due, and none of an unknown or a zero amount [CR-145.b]', () => {
    const loans = ['0', '0.01', 'NA', '5'].map(PastDueAmount => loan({ PastDueAmount }));
    expect(equifaxFeaturesOf(loans, [], report)).toMatchObject({
      active_loans_past_due: 2,
      active_past_due_total: 5.01,
    });
  });

  it('leaves a card without a limit out of the utilisation [CR-145.b]', () => {
    const cards = [
      loan({ Balance: '100', CreditLimit: '0' }),
      loan({ Balance: '100' }),
      loan({ Balance: '50', CreditLimit: '100' }),
    ];
    expect(equifaxFeaturesOf(cards, [], report)).toMatchObject({
      utilisation_percent: 50,
      active_credit_limit_total: 100,
    });
  });

  it('reaches the panel with every figure [CR-145.b]', () => {
    expect(v.parse(equifaxFeaturesSchema, equifaxFeaturesOf([card, term], [closed], report))).toEqual({
      activeLoans: 2,
      balance: 13_000_000,
      pastDue: 25_050,
      sanctioned: 29_000_000,
      installments: 150_000,
      creditLimit: 9_000_000,
      utilisation: 33.3,
      loansPastDue: 1,
      worstDpd24Months: 91,
      worstStatus24Months: 'SUB',
      monthsPastDue24Months: 3,
      openedLast6Months: 1,
      oldestOpened: { date: '2024-05-02', raw: '2024-05-02' },
      newestOpened: { date: '2026-06-30', raw: '2026-06-30' },
    });
  });

  it.each([
    [33.3, 33.3],
    ['100', 100],
    ['-12.55', -12.55],
    ['33.3 %', null],
    ['about 33', null],
    ['33.', null],
    [null, null],
  ])('has of the utilisation %j: %j [CR-145.b]', (utilisation_percent, utilisation) => {
    expect(v.parse(equifaxFeaturesSchema, { utilisation_percent })).toMatchObject({ utilisation });
  });

  it('is null for missing months and limits [CR-145.b]', () => {
    const features = v.parse(equifaxFeaturesSchema, equifaxFeaturesOf([term], [], null));
    expect(features).toMatchObject({ utilisation: null, worstDpd24Months: null, openedLast6Months: null });
    expect(features).toMatchObject({ balance: 10_000_000, oldestOpened: { date: '2024-05-02' } });
  });
});
