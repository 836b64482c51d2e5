import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { paise } from '../money/paise';
import { bureauBasicDetailsSchema } from './bureauBasicDetails';
import { bureauDate, enquiriesBefore, fromDdmmyyyy } from './bureauDate';
import { equifaxLoan, grantedAmount, isOpenAccount } from './bureauLoan';
import { bureauScore } from './bureauScore';
import { cibilAccountType, cibilGender, cibilOwnership } from './cibilCodes';
import { cibilFetchDisabled, cibilStatus } from './cibilStatus';
import { equifaxFeaturesOf, equifaxFeaturesSchema } from './equifaxFeatures';
import { amount, total } from './amount';
import { findWith } from './envelope';
import { lastNameSchema } from './lastName';

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
    // Nine digits are not a date with a digit too many.
    ['106112026', '106112026'],
    ['061120261', '061120261'],
    [6_112_026, '2026-11-06'],
    ['', null],
    [null, null],
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
    ['742.000', 742],
    ['742.5', null],
    ['742 of 900', null],
    ['NH742', null],
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

describe('total', () => {
  it('adds the amounts that are known', () => {
    expect(total([paise(5), null, paise(7)])).toBe(12);
    expect(total([])).toBe(0);
  });
});

describe('findWith', () => {
  const wrapped = (depth: number) => {
    let body: unknown = { CCRResponse: 1 };
    for (let at = 0; at < depth; at += 1) body = { data: body };
    return body;
  };

  it('looks into six envelopes, also in lists of up to twenty, and into no word', () => {
    expect(findWith(wrapped(6), ['CCRResponse'])).toEqual({ CCRResponse: 1 });
    expect(findWith(wrapped(7), ['CCRResponse'])).toBeNull();
    expect(findWith('CCRResponse', ['CCRResponse'])).toBeNull();
    const list = Array.from({ length: 20 }, (_, at) => (at === 19 ? { CCRResponse: 1 } : {}));
    expect(findWith({ list }, ['CCRResponse'])).toEqual({ CCRResponse: 1 });
    expect(findWith({ list: [{}, ...list] }, ['CCRResponse'])).toBeNull();
  });

  it('finds the outermost object, by any of the names', () => {
    expect(findWith({ a: 1, data: { a: 2 } }, ['b', 'A'])).toMatchObject({ a: 1 });
  });

  it('gives up after two thousand values', () => {
    const values = (count: number) => ({
      ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 0])),
      last: { CCRResponse: 1 },
    });
    expect(findWith(values(1998), ['CCRResponse'])).toEqual({ CCRResponse: 1 });
    expect(findWith(values(1999), ['CCRResponse'])).toBeNull();
  });

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
    [{ Open: 1, AccountStatus: 'Closed Account' }, true],
    [{ Open: true, AccountStatus: 'Closed Account' }, true],
    [{ Open: 'n' }, false],
    [{ Open: 0 }, false],
    [{ Open: false }, false],
    // A word that says neither: the closing date decides.
    [{ Open: 'Yesterday', DateClosed: '2026-01-01' }, false],
    [{ Open: 'by yes', DateClosed: '2026-01-01' }, false],
    [{ Open: 'Notice' }, true],
    [{ Open: 'uno' }, true],
    [{}, true],
  ])('treats %j as open: %j [CR-145]', (account, open) => {
    expect(isOpenAccount(account)).toBe(open);
  });
});

describe('grantedAmount', () => {
  it.each([
    [{ SanctionAmount: '3', CreditLimit: '2', HighCredit: '1' }, 300],
    [{ SanctionAmount: '0', CreditLimit: '2', HighCredit: '1' }, 200],
    [{ CreditLimit: '0', HighCredit: '1' }, 100],
    [{ SanctionAmount: '0' }, 0],
    [{}, null],
  ])('of %j is %j [CR-145]', (account, granted) => {
    expect(grantedAmount(equifaxLoan(account, 0))).toBe(granted);
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

  const months = (words: Readonly<Record<string, string>>) =>
    loan({
      History48Months: Object.entries(words).map(([key, PaymentStatus]) => ({ key, PaymentStatus })),
    });

  it('looks at the month of the report and the 23 before it, on readable months only [CR-145]', () => {
    const worst = (words: Readonly<Record<string, string>>) =>
      equifaxFeaturesOf([months(words)], [], report)['worst_dpd_24_months'];
    expect(worst({ '11-26': '010' })).toBe(10);
    expect(worst({ '12-26': '010' })).toBeNull();
    expect(worst({ '12-24': '010' })).toBe(10);
    expect(worst({ '11-24': '010' })).toBeNull();
    expect(worst({ '13-26': '010' })).toBeNull();
    expect(worst({ '11-26': '000', '10-26': '*' })).toBe(0);
  });

  it('names the word of the first of the worst months [CR-145]', () => {
    expect(
      equifaxFeaturesOf([months({ '11-26': 'SUB', '10-26': '091', '09-26': '000' })], [], report),
    ).toMatchObject({ worst_dpd_24_months: 91, worst_status_24_months: 'SUB', months_past_due_24_months: 2 });
  });

  it('counts openings of the month of the report and the five before it [CR-145]', () => {
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

  it('counts the loans past due, and none of an unknown or a zero amount [CR-145]', () => {
    const loans = ['0', '0.01', 'NA', '5'].map(PastDueAmount => loan({ PastDueAmount }));
    expect(equifaxFeaturesOf(loans, [], report)).toMatchObject({
      active_loans_past_due: 2,
      active_past_due_total: 5.01,
    });
  });

  it('leaves a card without a limit out of the utilisation [CR-145]', () => {
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

  it('reaches the panel with every figure [CR-145]', () => {
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
  ])('has of the utilisation %j: %j [CR-145]', (utilisation_percent, utilisation) => {
    expect(v.parse(equifaxFeaturesSchema, { utilisation_percent })).toMatchObject({ utilisation });
  });

  it('is null for missing months and limits [CR-145]', () => {
    const features = v.parse(equifaxFeaturesSchema, equifaxFeaturesOf([term], [], null));
    expect(features).toMatchObject({ utilisation: null, worstDpd24Months: null, openedLast6Months: null });
    expect(features).toMatchObject({ balance: 10_000_000, oldestOpened: { date: '2024-05-02' } });
  });
});

describe('the codes of CIBIL', () => {
  it('have the words of its documents for every account type [CR-149]', () => {
    const codes = [
      ...Array.from({ length: 18 }, (_, code) => code),
      ...[31, 32, 33, 34, 35, 36, 40, 41, 42, 43, 51, 61, 69],
    ];
    expect(codes.map(code => cibilAccountType(String(code)))).toEqual([
      'Other',
      'Auto loan',
      'Housing loan',
      'Property loan',
      'Loan against shares',
      'Personal loan',
      'Consumer loan',
      'Gold loan',
      'Education loan',
      'Loan to professional',
      'Credit card',
      'Leasing',
      'Overdraft',
      'Two-wheeler loan',
      'Non-funded credit facility',
      'Loan against bank deposits',
      'Fleet card',
      'Commercial vehicle loan',
      'Secured credit card',
      'Used car loan',
      'Construction equipment loan',
      'Tractor loan',
      'Corporate credit card',
      'Kisan credit card',
      'Microfinance, business',
      'Microfinance, personal',
      'Microfinance, housing',
      'Microfinance, other',
      'Business loan, general',
      'Business loan, unsecured',
      'Short term personal loan',
    ]);
  });

  it('have words for ownership and gender, and stay as they are when unknown [CR-149]', () => {
    expect(['1', '2', '3', '4', '5', '9'].map(cibilOwnership)).toEqual([
      'Individual',
      'Authorised user',
      'Guarantor',
      'Joint',
      'Deceased',
      '9',
    ]);
    expect(['1', '2', '3', 'Female'].map(cibilGender)).toEqual(['Female', 'Male', 'Transgender', 'Female']);
    expect(cibilAccountType('99')).toBe('99');
    expect([cibilAccountType, cibilOwnership, cibilGender].map(read => read('constructor'))).toEqual(
      Array.from({ length: 3 }, () => 'constructor'),
    );
    expect([cibilAccountType(null), cibilOwnership(null), cibilGender(null)]).toEqual([null, null, null]);
  });
});

describe('lastNameSchema', () => {
  const said = (lastName: unknown) =>
    v.safeParse(lastNameSchema, { lastName }).issues?.map(({ message }) => message);

  it('requires a last name of at most sixty characters [CR-061]', () => {
    expect(v.parse(lastNameSchema, { lastName: ' Rao ' })).toEqual({ lastName: 'Rao' });
    expect(said(' ')).toEqual(['Last name is required']);
    expect(said('x'.repeat(60))).toBeUndefined();
    expect(said('x'.repeat(61))).toEqual(['At most 60 characters']);
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
