import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { bureauBasicDetailsSchema } from './bureauBasicDetails';
import { bureauDate, enquiriesBefore, fromDdmmyyyy } from './bureauDate';
import { equifaxLoan, isOpenAccount } from './bureauLoan';
import { bureauScore } from './bureauScore';
import { cibilFetchDisabled, cibilStatus } from './cibilStatus';
import { equifaxFeaturesOf, equifaxFeaturesSchema } from './equifaxFeatures';
import { amount } from './amount';
import { findWith } from './envelope';

const report = businessDate('2026-11-04');

describe('enquiriesBefore', () => {
  it.each([
    [-1, 0],
    [0, 1],
    [1, 1],
    [29, 1],
    [30, 1],
    [31, 0],
    [400, 0],
  ])('counts an enquiry %i days before the report %i times [CR-054]', (days, times) => {
    expect(enquiriesBefore(report, [bureauDate(addDays(report, -days))])).toBe(times);
  });

  it('skips a date that does not exist and is null without a report date [CR-054]', () => {
    expect(enquiriesBefore(report, [bureauDate('31/02/2026'), bureauDate('2026-02-31')])).toBe(0);
    expect(enquiriesBefore(null, [bureauDate('2026-11-04')])).toBeNull();
  });
});

describe('bureauDate', () => {
  it.each([
    ['2026-11-04', '2026-11-04'],
    [' 2026-11-04 ', '2026-11-04'],
    ['31/02/2026', null],
    ['2026-13-01', null],
    ['2026-02-29', null],
    ['0000-00-00', null],
    ['04/11/2026', null],
    ['N/A', null],
  ])('reads %j as %j and keeps the text', (written, date) => {
    expect(bureauDate(written)).toEqual({ date, raw: written.trim() });
  });

  it('has no text for a blank', () => {
    expect(bureauDate('')).toEqual({ date: null, raw: null });
    expect(bureauDate(null)).toEqual({ date: null, raw: null });
  });
});

describe('fromDdmmyyyy', () => {
  it.each([
    ['06112026', '2026-11-06'],
    ['29022024', '2024-02-29'],
    ['29022026', '29022026'],
    ['2026-11-06', '2026-11-06'],
    ['', null],
  ])('turns %j into %j', (written, date) => {
    expect(fromDdmmyyyy(written)).toBe(date);
  });
});

describe('bureauScore', () => {
  it.each([
    ['300', 300],
    ['900', 900],
    ['00742', 742],
    [742, 742],
    ['299', null],
    ['901', null],
    ['-1', null],
    ['000-1', null],
    ['0', null],
    ['NH', null],
    ['', null],
  ])('reads %j as the score %j [CR-064]', (written, value) => {
    expect(bureauScore(written).value).toBe(value);
  });
});

describe('amount', () => {
  it.each([
    ['126202', 12_620_200],
    ['0.00', 0],
    ['202319.35', 20_231_935],
    ['1,26,202', 12_620_200],
    ['-50', -5000],
    [12.5, 1250],
    ['0.0000', 0],
    ['1250.5000', 125_050],
    ['1250.505', null],
    ['Rs. 1,26,202/-', 12_620_200],
    ['₹1,26,202.50', 12_620_250],
    ['INR 500', 50_000],
    ['N/A', null],
    ['', null],
    ['99999999999999', null],
    [Number.NaN, null],
  ])('reads %j as %j paise', (written, paise) => {
    expect(amount(written)).toBe(paise);
  });
});

describe('findWith', () => {
  it('searches no deeper than an envelope may be nested', () => {
    let body: unknown = { CCRResponse: {} };
    for (let depth = 0; depth < 20_000; depth++) body = { wrapped: body };
    expect(findWith(body, ['CCRResponse'])).toBeNull();
  });
});

describe('isOpenAccount', () => {
  it.each([
    [{ Open: 'Yes' }, true],
    [{ OPEN: 'Y', DateClosed: '2026-01-01' }, true],
    [{ Open: 'No' }, false],
    [{ Open: '', DateClosed: '2026-01-01' }, false],
    [{ DateClosed: '0000-00-00' }, true],
    [{ AccountStatus: 'Closed Account' }, false],
    [{}, true],
  ])('treats %j as open: %j [CR-145]', (account, open) => {
    expect(isOpenAccount(account)).toBe(open);
  });
});

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

  it('adds up the active loans and looks back 24 months over all [CR-145]', () => {
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
  ])('computes a balance of Rs. %s of Rs. %s as %d %% [CR-145]', (Balance, CreditLimit, percent) => {
    const features = equifaxFeaturesOf([loan({ Balance, CreditLimit })], [], report);
    expect(features).toMatchObject({ utilisation_percent: percent });
  });

  it('is null for missing months and limits [CR-145]', () => {
    const features = v.parse(equifaxFeaturesSchema, equifaxFeaturesOf([term], [], null));
    expect(features).toMatchObject({ utilisation: null, worstDpd24Months: null, openedLast6Months: null });
    expect(features).toMatchObject({ balance: 10_000_000, oldestOpened: { date: '2024-05-02' } });
  });
});

describe('cibilStatus', () => {
  it.each([
    [{ status: 'initiated' }, 'initiated', true],
    [{ status: 'initialized' }, 'initiated', true],
    [{ status: 'FETCHED' }, 'fetched', true],
    [{ status: 'failed' }, 'other', false],
    [{ status: null }, 'notFetched', false],
    [null, 'notFetched', false],
  ] as const)('reads %j as %s [CR-143]', (report_, status, disabled) => {
    expect(cibilStatus(report_)).toBe(status);
    expect(cibilFetchDisabled(status)).toBe(disabled);
  });
});

describe('bureauBasicDetailsSchema', () => {
  it('reads phones and e-mails, also a single one without a list [CR-152]', () => {
    expect(
      v.parse(bureauBasicDetailsSchema, {
        phoneNumbers: ['9000010101', 9000060203, ''],
        emails: 'a@mail.example',
      }),
    ).toEqual({ phoneNumbers: ['9000010101', '9000060203'], emails: ['a@mail.example'] });
    expect(v.parse(bureauBasicDetailsSchema, {})).toEqual({ phoneNumbers: [], emails: [] });
    expect(v.is(bureauBasicDetailsSchema, [])).toBe(false);
  });
});
