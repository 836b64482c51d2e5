import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { paise, rupees } from '../money/paise';
import { accountsMatch } from './accountsMatch';
import { bounceChargesIn, bouncesIn, bouncesKnownOnlyByCharge, returnKindOf } from './bounces';
import { computedEmiDay } from './emiDay';
import { chainBreaks } from './entries';
import { fcuFindings, isSuspicious } from './fcu';
import { itemsOf } from './itemsOf';
import type { DatedTransaction, DayBalance } from './model';
import { parseStatementMonth, statementMonthName } from '../calendar/monthName';
import { payerOf } from './payer';
import { payRhythm } from './payRhythm';
import { detectSalaries, estimatedSalary } from './salary';
import { scoreSalaries } from './salaryScore';
import { transactionKindOf, transactionKinds } from './transactionKind';
import { readDay } from '../calendar/moment';
import { rupeesOf } from '../money/rupeesOf';
import { readXml } from './xml';

function row(date: string, amount: number, narration: string, category = '', balance = 0): DatedTransaction {
  return {
    date: businessDate(date),
    dateText: date,
    narration,
    chequeNo: '',
    amount: rupees(amount),
    category,
    balance: rupees(balance),
  };
}

describe('returnKindOf', () => {
  it.each([
    ['ACH/RTN/MANGALYA CREDIT/ZZZZ29/Insufficient funds', '', 'bounce'],
    ['REJECT:878952:FUNDS INSUFFICIENT:SHANTI FURNISHERS', '', 'bounce'],
    ['RTN:009016:FALGUNIKA RAYCHURIYA:FUNDS INSUFFICIENT', '', 'bounce'],
    ['REV-ECS D- RUPAYAN FINSERV-LNRGHP01F2-RTN FUNDS INSUFFICIENT', '', 'bounce'],
    ['I/W CHQ RETURN 441207', '', 'bounce'],
    ['ECS RTN CHG 23/09/26 INCL GST-MIR552863586191', '', 'charge'],
    ['CHQ RTN CHRG 12-09-2026 + GST', '', 'charge'],
    ['anything', 'Bounced O/W Cheque', 'bounce'],
    ['anything', 'Bounced I/W ECS Charges', 'charge'],
    ['UPI/AMAZON RETURN REFUND', '', null],
    ['NEFT RETURN-ZBNKN1-INVALID ACCOUNT', '', null],
    ['INCOME TAX RETURN FEES', '', null],
    ['ACH RETURN CHARGES 05-11-2026', '', 'charge'],
    ['CHEQUE DISHONOURED 441207', '', 'bounce'],
    ['CABJUGAAD RETURN TRIP', '', null],
    ['ACH D- MANGALYA CREDIT-1234', 'EMI Payment', null],
    ['NACH RETURN 05-11-2026', '', 'bounce'],
    ['IWRTN CHQ 441207', '', 'bounce'],
    ['I/WRTN CHQ 441207', '', 'bounce'],
    ['OWRTND CHQ 441207', '', 'bounce'],
    ['O/WRTN CHQ 441207', '', 'bounce'],
    ['CLG RETURNED 441207', '', 'bounce'],
    ['ECS REJECTED LNR1', '', 'bounce'],
    ['CHQ BOUNCE 441207', '', 'bounce'],
    ['CHQ BOUNCED 441207', '', 'bounce'],
    ['MANDATE UNPAID', '', 'bounce'],
    ['UNPAID INSUFFICIENT BALANCE', '', 'bounce'],
    ['RTN INSUFF', '', 'bounce'],
    ['RETURNED EXCEED ARRANGEMENT', '', 'bounce'],
    ['RETURNED EXCEEDS ARRANGEMENT', '', 'bounce'],
    ['INWARD RETURN', '', 'bounce'],
    ['RTN:009016', '', 'bounce'],
    ['REJECT:878952', '', 'bounce'],
    ['RTN:00901', '', null],
    ['RTN:7', '', null],
    ['CHEQUE DISHONOUR 441207', '', 'bounce'],
    ['CHEQUE DISHONORED 441207', '', 'bounce'],
    ['chq returned 441207', '', 'bounce'],
    ['ECS RTN CHRGS', '', 'charge'],
    ['ECS RTN CHGS', '', 'charge'],
    ['CHEQUE DISHONOUR CHARGE', '', 'charge'],
    ['CHQ RETURN FEE', '', 'charge'],
    ['CHQ RETURN FEES', '', 'charge'],
    ['CHQ RETURN PENALTY', '', 'charge'],
    ['CHQ RETURN PENAL CHARGES', '', 'charge'],
    // An important word inside another is not that word.
    ['ACH-HURTNER DENTAL', '', null],
    ['CHQ RETURNABLE DEPOSIT', '', null],
    ['anything', 'BOUNCED O/W CHEQUE FEES', 'charge'],
    ['anything', 'Not bounced', null],
    ['anything', 'Bouncedback Sports', null],
  ] as const)('%s (%s) is %s [CR-043]', (narration, category, kind) => {
    expect(returnKindOf(narration, category)).toBe(kind);
  });
});

describe('bouncesIn', () => {
  it.each([
    ['ACH/RTN/MANGALYA CREDIT/1', '', 'NACH'],
    ['NACH RTN', '', 'NACH'],
    ['ECS RTN LNR1', '', 'ECS'],
    ['CHQ RETURN 441207', '', 'CHEQUE'],
    ['CHEQUE RETURN 441207', '', 'CHEQUE'],
    ['CLG RTN 441207', '', 'CHEQUE'],
    ['RTN:009016:FUNDS INSUFFICIENT', '', 'CHEQUE'],
    ['MANDATE RETURNED', '', 'OTHER'],
    ['RTN:00901 MANDATE', '', 'OTHER'],
    // The category names every mandate ECS; the narration knows better.
    ['NACH RTN', 'Bounced I/W ECS', 'NACH'],
    ['anything', 'Bounced I/W ECS', 'ECS'],
    ['anything', 'Bounced O/W Cheque', 'CHEQUE'],
  ])('names the channel of %s (%s): %s [CR-043]', (narration, category, channel) => {
    expect(bouncesIn([row('2026-06-01', 5, narration, category)])).toMatchObject([{ channel }]);
  });

  it('distinguishes money back for a debit from money out again for a cheque, and leaves out the rest', () => {
    const rows = [
      row('2026-06-01', 5, 'ACH RTN'),
      row('2026-06-01', -5, 'CHQ RETURN 441207'),
      row('2026-06-01', 0, 'ACH RTN'),
      { ...row('2026-06-01', 5, 'ACH RTN'), amount: null },
      row('2026-06-02', -5, 'ACH RTN CHRG'),
      row('2026-06-02', 5, 'NEFT CR'),
    ];
    expect(bouncesIn(rows).map(({ direction }) => direction)).toEqual([
      'inward',
      'outward',
      'inward',
      'inward',
    ]);
    expect(bounceChargesIn(rows)).toEqual([rows[4]]);
  });
});

describe('bouncesKnownOnlyByCharge', () => {
  const ach = (date: string) => row(date, 500, 'ACH RTN');
  const fee = (date: string, narration = 'ACH RTN CHRG') => row(date, -5, narration);
  const undated = { ...fee('2026-06-01'), date: null };

  it.each([
    ['without any return', [fee('2026-06-10')], ['2026-06-10']],
    ['of the same day', [ach('2026-06-10'), fee('2026-06-10')], []],
    ['fifteen days after the return', [ach('2026-06-01'), fee('2026-06-16')], []],
    ['sixteen days after it', [ach('2026-06-01'), fee('2026-06-17')], ['2026-06-17']],
    ['before the return', [fee('2026-06-09'), ach('2026-06-10')], ['2026-06-09']],
    ['the second of one return', [ach('2026-06-01'), fee('2026-06-02'), fee('2026-06-03')], ['2026-06-03']],
    [
      'the nearest return',
      [ach('2026-06-01'), ach('2026-06-14'), fee('2026-06-15'), fee('2026-06-17')],
      ['2026-06-17'],
    ],
    ['of another channel', [ach('2026-06-01'), fee('2026-06-02', 'CHQ RETURN CHARGES')], ['2026-06-02']],
    ['that names no channel', [ach('2026-06-01'), fee('2026-06-02', 'MANDATE RTN CHRG')], []],
    ['for a return that names none', [row('2026-06-01', 5, 'MANDATE RTN'), fee('2026-06-02')], []],
  ])('counts a charge %s', (_what, rows, left) => {
    expect(bouncesKnownOnlyByCharge(rows).map(({ dateText }) => dateText)).toEqual(left);
  });

  it('explains nothing by a row without a date', () => {
    expect(bouncesKnownOnlyByCharge([{ ...ach('2026-06-01'), date: null }, fee('2026-06-01')])).toHaveLength(
      1,
    );
    expect(bouncesKnownOnlyByCharge([ach('2026-06-01'), undated])).toEqual([undated]);
  });
});

describe('payerOf', () => {
  it.each([
    [
      'NEFT CR-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-AARAVI-ZBNKN00782089732-SALARY MAY-26',
      'ZENTRAFIX INFOTECH PVT LTD',
    ],
    ['NEFT-WBNKN93239014592-QUILLBERRY FOODS LLP-SAL MAY-26-558969703871', 'QUILLBERRY FOODS LLP'],
    [
      'BY TRANSFER-NEFT*WBNK0669748*WBNKN66974852624*NIMBORA LOGISTICS LTD*SALARY MAY-26--',
      'NIMBORA LOGISTICS LTD',
    ],
    ['NEFT WBNKN48675531289 PAVITHRA WEAVES & EXPORTS SALARY JUN-26', 'PAVITHRA WEAVES & EXPORTS'],
    ['NEFT/ZBNKN78458137461/NIMBORA LOGISTICS LTD/ZBNK BANK/SALARY JUL-26', 'NIMBORA LOGISTICS LTD'],
    ['SALARY OCT-26', null],
    ['', null],
  ])('%s', (narration, payer) => {
    expect(payerOf(narration)).toBe(payer);
  });
});

describe('payRhythm', () => {
  it('recognises a pay day moved before the weekend: 1 August 2026 is a Saturday', () => {
    const dates = ['2026-06-01', '2026-07-01', '2026-07-31', '2026-09-01', '2026-10-01'].map(businessDate);
    expect(payRhythm(dates)).toEqual({ day: 1, hits: 5, months: 5, share: 1 });
  });

  it.each([
    // Two days around the day count; of two days that fit as well the earlier.
    [['2026-06-10', '2026-07-12', '2026-08-12'], { day: 10, hits: 3, months: 3, share: 1 }],
    [['2026-06-10', '2026-08-10'], { day: 10, hits: 2, months: 3, share: 2 / 3 }],
    [['2026-06-10', '2026-07-10', '2026-07-21'], { day: 10, hits: 2, months: 2, share: 2 / 3 }],
    // The last day of every month, whatever its number.
    [['2026-02-27', '2026-03-31', '2026-04-30'], { day: 31, hits: 3, months: 3, share: 1 }],
    // A day late, in the month after.
    [['2026-03-31', '2026-05-01', '2026-05-29', '2026-06-30'], { day: 31, hits: 4, months: 4, share: 1 }],
    // Over the turn of the year.
    [['2025-12-15', '2026-01-15', '2026-02-13'], { day: 15, hits: 3, months: 3, share: 1 }],
    // Three a month, at most.
    [
      ['2026-06-05', '2026-06-15', '2026-06-25', '2026-07-03', '2026-07-15', '2026-07-24'],
      { day: 5, hits: 2, months: 2, share: 1 / 3 },
    ],
  ])('of %j is %j', (dates, rhythm) => {
    expect(payRhythm(dates.map(businessDate))).toEqual(rhythm);
  });

  it.each([
    ['nothing', []],
    ['two credits of one month', ['2026-06-01', '2026-06-20']],
    ['one credit', ['2026-06-01']],
    ['many a month', ['2026-06-01', '2026-06-08', '2026-06-15', '2026-06-22', '2026-06-29']],
  ])('finds none in %s', (_what, dates) => {
    expect(payRhythm(dates.map(businessDate))).toBeNull();
  });
});

const employer = 'NEFT CR-ZBNK0007820-TALAVARA MILLS-RAVI-ZBNKN1';
const silent = ['2026-05-29', '2026-06-30', '2026-07-30', '2026-08-28'].map(date =>
  row(date, 28_600, employer),
);

describe('detectSalaries', () => {
  it('finds a salary by payer and rhythm when the narration does not say so [CR-040]', () => {
    expect(detectSalaries(silent)).toMatchObject([
      { signal: 'implied', sender: 'TALAVARA MILLS', date: '2026-05-29' },
      { signal: 'implied' },
      { signal: 'implied' },
      { signal: 'implied' },
    ]);
    expect(estimatedSalary(detectSalaries(silent))).toBe(rupees(28_600));
  });

  it.each<readonly [string, readonly DatedTransaction[]]>([
    ['two months only', silent.slice(0, 2)],
    ['sums that differ', silent.map((one, index) => ({ ...one, amount: paise(one.amount * (index + 1)) }))],
    ['UPI', silent.map(one => ({ ...one, narration: 'UPI-TALAVARA MILLS-RENT' }))],
    ['small sums', silent.map(one => ({ ...one, amount: rupees(4_999) }))],
    [
      'days without rhythm',
      [3, 17, 9, 26].map((day, index) =>
        row(`2026-0${index + 5}-${String(day).padStart(2, '0')}`, 9_000, employer),
      ),
    ],
    ['debits that say salary', [row('2026-05-01', -9_000, 'NEFT MAID SALARY')]],
    [
      'a salary paid out that came back',
      [row('2026-05-01', 9_000, 'NEFT RETURN-SALARY MAY-INVALID ACCOUNT')],
    ],
    ['a reversal of the same day', [row('2026-05-01', 9_000, 'REV-IMPS-SALARY OF DRIVER')]],
    ['a word that only contains it', [row('2026-05-01', 9_000, 'NEFT SALEEM SALARYA')]],
    ['a category that denies it', [row('2026-05-01', 9_000, 'NEFT', 'No salary')]],
    ['an unpaid sum', [row('2026-05-01', 0, 'NEFT SALARY')]],
    ['a returned salary', [row('2026-05-01', 9_000, 'ACH SALARY', 'Bounced I/W ECS')]],
    ...[
      'CASH',
      'REV',
      'REVERSAL',
      'REFUND',
      'INT',
      'INTEREST',
      'DIVIDEND',
      'MATURITY',
      'LOAN',
      'SELF',
      'CASHBACK',
      'RENT',
      'UPI',
      'INT.PD',
      'INTPD',
    ].flatMap(word => [
      [
        `${word} in the narration`,
        silent.map(one => ({ ...one, narration: `${employer} ${word}` })),
      ] as const,
      [`${word} as the category`, silent.map(one => ({ ...one, category: word }))] as const,
    ]),
    ['charges', silent.map(one => ({ ...one, category: 'Bounced I/W ECS Charges' }))],
  ])('does not treat %s as a salary', (_what, rows) => {
    expect(detectSalaries(rows)).toEqual([]);
  });

  it.each([
    ['SAL', ''],
    ['SALARY', ''],
    ['salaries', ''],
    ['NEFT_SALARY_MAY', ''],
    ['SALJUL26 SAL', ''],
    ['X', 'Salary'],
    ['X', 'salary of May'],
    // The provider knows better than a word that says return.
    ['REVERSED', 'Salary'],
  ])('finds a salary by %s (%s) [CR-040]', (narration, category) => {
    expect(detectSalaries([row('2026-05-01', 1, narration, category)])).toMatchObject([
      { signal: 'explicit' },
    ]);
  });

  it.each(['RTN', 'RETURN', 'RETURNED', 'REJECT', 'REJECTED', 'REV', 'REVERSAL', 'REVERSED', 'REFUND'])(
    'does not treat a salary as paid that says %s [CR-040]',
    word => {
      expect(detectSalaries([row('2026-05-01', 1, `NEFT SALARY ${word}`)])).toEqual([]);
      expect(detectSalaries([row('2026-05-01', 1, `NEFT SALARY X${word}`)])).toHaveLength(1);
    },
  );

  it('needs three months in rhythm, and three quarters of the months and of the amounts [CR-040]', () => {
    expect(detectSalaries(silent.slice(0, 3))).toHaveLength(3);
    // Three of four months; then three of five.
    expect(detectSalaries([...silent.slice(0, 2), ...silent.slice(3)])).toHaveLength(3);
    const gaps = [...silent.slice(0, 2), row('2026-09-30', 28_600, employer)];
    expect(detectSalaries(gaps)).toEqual([]);
    // One of four amounts differs, then two of four; the one that differs is none.
    const paid = (...amounts: readonly number[]) =>
      detectSalaries(silent.map((one, at) => ({ ...one, amount: rupees(amounts[at] ?? 0) }))).map(
        ({ date }) => date,
      );
    expect(paid(28_600, 28_600, 50_000, 28_600)).toEqual(['2026-05-29', '2026-06-30', '2026-08-28']);
    expect(paid(28_600, 28_600, 50_000, 60_000)).toEqual([]);
    expect(paid(5_000, 5_000, 5_000, 5_000)).toHaveLength(4);
  });

  it('names no sender where the narration names none', () => {
    expect(detectSalaries([row('2026-05-01', 1, 'SALARY')])).toMatchObject([{ sender: null }]);
  });
});

describe('estimatedSalary', () => {
  it.each([
    [[], null],
    [[10], 10],
    [[10, 20], 10],
    [[30, 10, 20], 20],
    [[90, 90, 10, 30, 20], 20],
    [[10, null, 30, 20], 20],
  ])('of %j is %j: the median of the last three', (amounts, estimate) => {
    const rows = amounts.map(amount => ({ amount: amount === null ? null : paise(amount) }));
    expect(estimatedSalary(rows)).toBe(estimate);
  });
});

describe('scoreSalaries', () => {
  it('gives the full score to a steady, named salary of a company [CR-041]', () => {
    const rows = ['2026-06-01', '2026-07-01', '2026-07-31', '2026-09-01'].map(date =>
      row(date, 68_000, 'NEFT CR-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-A-SALARY'),
    );
    expect(scoreSalaries(rows).map(one => one.score)).toEqual([100, 100, 100, 100]);
  });

  it('deducts for a missing word, company or rhythm', () => {
    expect(scoreSalaries(silent).map(one => one.score)).toEqual([52, 52, 52, 52]);
    expect(scoreSalaries([row('2026-06-01', 68_000, 'SALARY')])).toMatchObject([{ score: 40, sender: null }]);
  });

  it('gives points for the word, the rhythm, the amount and the payer, and no others [CR-041]', () => {
    const score = (rows: readonly DatedTransaction[]) => scoreSalaries(rows).map(one => one.score);
    const of = (narration: string, ...amounts: readonly number[]) =>
      amounts.map((amount, at) => row(`2026-0${at + 5}-01`, amount, narration));
    // Words alone: 40, 30, none.
    expect(score(of('SALARY', 9_000))).toEqual([40]);
    expect(score(of('PAYROLL', 9_000))).toEqual([30]);
    expect(score(of('WAGES', 9_000))).toEqual([30]);
    expect(score(of('STIPEND', 9_000))).toEqual([30]);
    // With a company: 8.
    expect(score(of('NEFT/ZBNKN52026052961557/QUILLBERRY FOODS LLP/SALARY', 9_000))).toEqual([48]);
    // Two months: rhythm 25, amount 20, but no three months.
    expect(score(of(employer, 9_000, 9_000))).toEqual([45, 45]);
    // Three months: 7 more.
    expect(score(of(employer, 9_000, 9_000, 9_000))).toEqual([52, 52, 52]);
    // 2 % off: all of the 20; 16 %: half; 30 %: none.
    expect(score(of(employer, 10_000, 10_000, 10_200))).toEqual([52, 52, 52]);
    expect(score(of(employer, 10_000, 10_000, 11_600))).toEqual([52, 52, 42]);
    expect(score(of(employer, 10_000, 10_000, 13_000))).toEqual([52, 52, 32]);
    expect(score(of(employer, 10_000, 10_000, 90_000))).toEqual([52, 52, 32]);
  });

  it('knows the rhythm of small sums that say salary, and of credits only [CR-041]', () => {
    const pay = (amount: number) =>
      ['05', '06', '07'].map(month => row(`2026-${month}-01`, amount, `${employer}-SALARY`));
    expect(scoreSalaries(pay(4_000)).map(one => one.score)).toEqual([92, 92, 92]);
    const paidOut = row('2026-05-16', -90_000, `${employer}-SALARY`);
    expect(scoreSalaries([...pay(4_000), paidOut]).map(one => one.score)).toEqual([92, 92, 92]);
    expect(scoreSalaries([row('2026-05-01', 0, 'SALARY')])).toEqual([]);
  });

  it('leaves out scores below 30 and debits', () => {
    expect(
      scoreSalaries([row('2026-06-01', 68_000, employer), row('2026-06-02', -9_000, 'SALARY MAID')]),
    ).toEqual([]);
  });
});

describe('computedEmiDay', () => {
  const salaries = ['2026-06-01', '2026-07-01', '2026-07-31', '2026-09-01'].map(date => ({
    ...row(date, 50_000, 'SALARY'),
    sender: null,
    signal: 'explicit' as const,
  }));
  const day = (date: string, balance: number): DayBalance => ({
    date: businessDate(date),
    balance: rupees(balance),
  });

  it('is the day after the pay day [CR-036]', () => {
    expect(computedEmiDay(salaries, [day('2026-06-02', 50_000)], rupees(50_000))).toBe(2);
  });

  it('skips days on which the balance was low', () => {
    const poor = [day('2026-06-02', 9_999), day('2026-06-03', 9_999), day('2026-06-04', 10_000)];
    expect(computedEmiDay(salaries, poor, rupees(50_000))).toBe(4);
  });

  it("continues in the next month when pay comes at the month's end", () => {
    const late = salaries.map((one, index) => ({
      ...one,
      date: businessDate(['2026-03-31', '2026-04-30', '2026-06-30', '2026-07-31'][index] ?? '2026-03-31'),
    }));
    expect(computedEmiDay(late, [day('2026-06-02', 50_000)], rupees(50_000))).toBe(1);
  });

  const poorDays = (...days: readonly number[]) =>
    days.map(one => day(`2026-07-${String(one).padStart(2, '0')}`, 1));
  const one = (date: string) => [
    { ...row(date, 50_000, 'SALARY'), sender: null, signal: 'explicit' as const },
  ];

  it('considers the seven days after the pay day only, the earliest in a tie [CR-036]', () => {
    expect(computedEmiDay(salaries, poorDays(2, 3, 4, 5, 6, 7), rupees(50_000))).toBe(8);
    expect(computedEmiDay(salaries, poorDays(2, 3, 4, 5, 6, 7, 8), rupees(50_000))).toBe(2);
    expect(computedEmiDay(salaries, [...poorDays(2), ...poorDays(2), ...poorDays(3)], rupees(50_000))).toBe(
      4,
    );
  });

  it('knows the pay day of a single salary, and skips the days 29 to 31 [CR-036]', () => {
    expect(computedEmiDay(one('2026-07-10'), poorDays(1), rupees(50_000))).toBe(11);
    expect(computedEmiDay(one('2026-07-27'), poorDays(28), rupees(50_000))).toBe(1);
    expect(computedEmiDay(one('2026-07-27'), poorDays(9), rupees(50_000))).toBe(28);
    expect(computedEmiDay(one('2026-07-28'), poorDays(9), rupees(50_000))).toBe(1);
    expect(computedEmiDay(one('2026-07-31'), poorDays(9), rupees(50_000))).toBe(1);
  });

  it('counts only negative balances where the salary is not known', () => {
    expect(computedEmiDay(one('2026-07-10'), poorDays(11), null)).toBe(11);
    expect(computedEmiDay(one('2026-07-10'), [day('2026-07-11', -1)], null)).toBe(12);
    const undated = one('2026-07-10').map(salary => ({ ...salary, date: null }));
    expect(computedEmiDay(undated, poorDays(11), rupees(50_000))).toBe(1);
    const negative = Array.from({ length: 27 }, (_, index) =>
      day(`2026-07-${`0${index + 1}`.slice(-2)}`, -1),
    );
    expect(computedEmiDay([], negative, rupees(50_000))).toBe(28);
    expect(computedEmiDay([], [...negative, day('2026-07-28', -1)], null)).toBe(1);
    expect(computedEmiDay([], poorDays(1), rupees(50_000))).toBe(1);
  });

  it('avoids negative days without a salary, and is null without balances', () => {
    expect(computedEmiDay([], [day('2026-06-01', -1), day('2026-06-02', 0)], null)).toBe(2);
    expect(computedEmiDay(salaries, [], null)).toBeNull();
  });
});

describe('chainBreaks', () => {
  it('finds the one row whose amount was changed', () => {
    const rows = [
      row('2026-09-01', 100, 'A', '', 100),
      row('2026-09-02', 400, 'B', '', 200),
      row('2026-09-03', 50, 'C', '', 250),
    ];
    expect(chainBreaks(rows)).toEqual([{ row: 2, date: '2026-09-02', expected: 50_000, found: 20_000 }]);
    expect(chainBreaks(rows.slice(0, 1), rupees(5))).toHaveLength(1);
  });
});

describe('accountsMatch', () => {
  it.each([
    ['999151438497', '999151438497', true],
    ['0999151438497', '999151438497', true],
    ['XXXXXXXX8497', '999151438497', true],
    ['•••• •••• 8497', '•••• •••• 8497', true],
    ['XXXXXXXX8498', '999151438497', false],
    ['151438497', '999151438497', false],
    ['XXXXXXXXX497', '999151438497', null],
    ['', '999151438497', null],
    [null, null, null],
    ['999151438497', null, null],
    ['999151438497', 'XXXXXXXX8497', true],
    ['00999151438497', '999151438497', true],
    ['990051438497', '99051438497', false],
    ['9991-5143 8497', '999151438497', true],
    ['9991-5143 8497', '111151438497', false],
    ['XX12X8497', '999151438497', true],
    ['account 8497 of Asha', '999151438497', null],
  ])('%s and %s: %s [CR-036]', (left, right, match) => {
    expect(accountsMatch(left, right)).toBe(match);
  });
});

describe('wire fields', () => {
  it.each([
    [1234.5, 123_450],
    [0.1 + 0.2, 30],
    ['1,25,000.00', 12_500_000],
    ['Rs. 1,250', 125_000],
    ['-157.46', -15_746],
    ['500.00 Dr', -50_000],
    ['(500.00)', -50_000],
    ['500(Cr)', 50_000],
    ['1,250.00-', -125_000],
    ['−1,250.00', -125_000],
    ['.5', 50],
    ['7.', 700],
    [1.005, 101],
    [-1.005, -100],
    ['19.9949', 1_999],
    ['19.995', 2_000],
    [8.575, 858],
    // Below the half, although a float is within a ten-millionth of a paisa of it.
    ['1.0049999999999', 100],
    ['1,00,00,00,000.00', 100_000_000_000],
    ['1000000000.004', 100_000_000_000],
    ['-1000000000.005', -100_000_000_000],
    ['1000000000.005', null],
    ['0.00 Dr', 0],
    [-0, 0],
    ['1,25,000.00 Cr.', 12_500_000],
    ['1,25,000.00 Dr.', -12_500_000],
    ['Rs. 1,250/-', 125_000],
    ['Rs.1,250.50/= Dr', -125_050],
    ['DR 500', -50_000],
    ['Cr 500.25', 50_025],
    ['(500.00 Dr)', -50_000],
    ['500.00 (Dr)', -50_000],
    ['(500.00 Cr)', 50_000],
    ['- Rs.1,250.00', -125_000],
    ['+ Rs.500.00', 50_000],
    ['₹ 1,25,000', 12_500_000],
    ['Cr 500 Dr', null],
    ['Infinity', null],
    [1_000_000_000.01, null],
    [1.4551915228366852e-11, 0],
    [-0.0000001, 0],
    [1e21, null],
    ['.', null],
    ['-', null],
    ['12.3.4', null],
    ['', null],
    ['nil', null],
    [Number.NaN, null],
    [null, null],
  ])('rupeesOf(%s) is %s paise', (value, amount) => {
    expect(rupeesOf(value)).toBe(amount);
  });

  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-05-01T23:59:00Z', '2026-05-01'],
    ['2026-02-31', null],
    ['01/05/2026', null],
    ['05-01-2026', null],
    ['1 May 2026', '2026-05-01'],
    ['01-MAY-2026', '2026-05-01'],
    ['31 September 2026', null],
    ['14 Jun 2026 07:12 PM', '2026-06-14'],
    ['1 Smarch 2026', null],
    ['1 May 26', null],
    ['', null],
  ])('readDay(%s) is %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    ['May-26', '2026-05'],
    ['May 2026', '2026-05'],
    ['2026-05', '2026-05'],
    ['JUNE-26', '2026-06'],
    ["Sept'26", '2026-09'],
    ['2026-13', null],
    ['Smarch-26', null],
    ['', null],
  ])('parseStatementMonth(%s) is %s', (name, month) => {
    expect(parseStatementMonth(name)).toBe(month);
  });
});

describe('statementMonthName', () => {
  it('writes months as the provider does', () => {
    expect(statementMonthName('2026-05')).toBe('May-26');
  });
});

describe('transactionKindOf', () => {
  it.each([
    ['EMI Payment', -1, 'emi'],
    ['Salary', 1, 'salary'],
    ['Bounced I/W ECS', 1, 'bounce'],
    ['Bounced I/W ECS Charges', -1, 'charge'],
    ['Bank Charges', -1, 'charge'],
    ['Cash Withdrawal', -1, 'cash'],
    ['Purchase by Card', -1, 'card'],
    ['Transfer to KIRANA KART', -1, 'transfer'],
    ['Interest', 1, 'interest'],
    ['Something new', -1, 'other'],
    ['Late Fee', -1, 'charge'],
    ['Bank Charge', -1, 'charge'],
    ['Loan Credit', 1, 'emi'],
    ['Cashback', 1, 'other'],
    ['Discard', -1, 'other'],
    ['Money Transfer', -1, 'other'],
    ['Salary', -1, 'other'],
    ['Salary', 0, 'other'],
  ])('%s of %d is %s', (category, amount, kind) => {
    expect(transactionKindOf({ category, amount: rupees(amount), narration: 'X' })).toBe(kind);
  });

  it('asks the narration for returns and salaries, of a known amount', () => {
    const kind = (narration: string, amount: number | null) =>
      transactionKindOf({ category: '', narration, amount: amount === null ? null : rupees(amount) });
    expect(kind('ACH RTN', 1)).toBe('bounce');
    expect(kind('NEFT SALARY', 1)).toBe('salary');
    expect(kind('NEFT SALARY', null)).toBe('other');
  });

  it('is one of those the filter offers', () => {
    expect(transactionKinds).toEqual([
      'salary',
      'emi',
      'bounce',
      'charge',
      'cash',
      'card',
      'interest',
      'transfer',
      'other',
    ]);
  });
});

describe('itemsOf', () => {
  it.each([
    [[{ a: 1 }, 7, null, { b: 2 }], undefined, [{ a: 1 }, { b: 2 }]],
    [{ a: 1 }, undefined, [{ a: 1 }]],
    [{}, undefined, []],
    [{}, 'Xn', []],
    [{ Xn: [{ a: 1 }, { a: 2 }] }, 'Xn', [{ a: 1 }, { a: 2 }]],
    [{ xn: { a: 1 } }, 'Xn', [{ a: 1 }]],
    [{ Xn: {} }, 'Xn', []],
    [{ Xn: 'word' }, 'Xn', []],
    [{ Other: 1 }, 'Xn', [{ Other: 1 }]],
    ['word', 'Xn', []],
    [null, undefined, []],
  ])('of %j, named %s, are %j', (value, name, items) => {
    expect(itemsOf(value, name)).toEqual(items);
  });
});

describe('isSuspicious', () => {
  it.each([
    [{ possibleFraudIndicators: { suspiciousBankEStatements: { status: 'true' } } }, true],
    [{ possibleFraudIndicators: { suspiciousBankEStatements: { status: 'false' } } }, false],
    [{ possibleFraudIndicators: {} }, false],
    [null, false],
  ])('of %j is %s [CR-146]', (analysis, is) => {
    expect(isSuspicious(analysis)).toBe(is);
  });
});

describe('fcuFindings', () => {
  it('reads rows in their wrapper, leaves out empty ones, and ignores what is no group [CR-045]', () => {
    const rows = {
      Xn: [{ date: '2026-02-31', narration: ' A ', amount: 5, balance: 7 }, {}, { balance: 9 }],
    };
    expect(
      fcuFindings({
        layout: 'flat',
        constructor: {
          constructorEODXns: rows,
          cashXns: null,
          eFlag: { status: 'no', xn: [{ narration: 'unused' }] },
          PANMismatch: { status: 'yes' },
        },
      }),
    ).toEqual([
      {
        group: 'Constructor',
        name: 'Constructor end-of-day transactions',
        status: true,
        rows: ['2026-02-31, A, 5', '9'],
      },
      { group: 'Constructor', name: 'Cash transactions', status: false, rows: [] },
      { group: 'Constructor', name: 'E flag', status: false, rows: [] },
      { group: 'Constructor', name: 'PAN mismatch', status: true, rows: [] },
    ]);
  });

  it('words every indicator with its findings [CR-045]', () => {
    expect(
      fcuFindings({
        possibleFraudIndicators: { suspiciousBankEStatements: { status: 'true' } },
        behaviouralTransactionalIndicators: {
          taxPaymentXns: [],
          negativeEODBalanceXns: [{ date: '2026-06-10', balance: -3725.54 }],
        },
      }),
    ).toEqual([
      { group: 'Possible fraud indicators', name: 'Suspicious bank e-statements', status: true, rows: [] },
      {
        group: 'Behavioural transactional indicators',
        name: 'Tax payment transactions',
        status: false,
        rows: [],
      },
      {
        group: 'Behavioural transactional indicators',
        name: 'Negative end-of-day balance transactions',
        status: true,
        rows: ['10 Jun 2026, -3725.54'],
      },
    ]);
    expect(fcuFindings('none')).toEqual([]);
  });
});

describe('readXml', () => {
  it('reads elements, attributes, entities and text', () => {
    expect(
      readXml('<?xml version="1.0"?><P:A xmlns:P="u" b="1 &amp; 2"><!-- c --><C d=\'&#65;\'/>x &lt; y</P:A>'),
    ).toEqual({
      name: 'A',
      attributes: { P: 'u', b: '1 & 2' },
      children: [{ name: 'C', attributes: { d: 'A' }, children: [], text: '' }],
      text: 'x < y',
    });
  });

  it.each([
    ['<a> 1 <b/> 2 </a>', '1 2'],
    ['<a><![CDATA[ <b> & ]]></a>', '<b> &'],
    ['<a><!-- <b> --><?note x?>y</a>', 'y'],
    ['<a>&quot;&apos;&gt;&#x41;&#66;&#X43;</a>', '"\'>ABC'],
    ['\uFEFF <a>x</a> ', 'x'],
  ])('reads %s', (text, words) => {
    expect(readXml(text)?.text).toBe(words);
  });

  it('reads attributes in both kinds of quotes, with spaces around the sign, and namespaces', () => {
    expect(readXml(`<n:a  x = "1"\n n:y='2"' z=""></n:a>`)).toEqual({
      name: 'a',
      attributes: { x: '1', y: '2"', z: '' },
      children: [],
      text: '',
    });
    expect(readXml(`${'<a>'.repeat(64)}${'</a>'.repeat(64)}`)?.name).toBe('a');
  });

  it.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an entity of its own', '<a>&secret;</a>'],
    ['an entity named as a method', '<a>&constructor;</a>'],
    ['an entity declared after its root', '<a/><!ENTITY b "c">'],
    ['a document type in its text', '<a><![CDATA[<!DOCTYPE b>]]></a>'],
    ['a document type in small letters', '<!doctype a><a/>'],
    ['a character that does not exist', '<a>&#x110000;</a>'],
    ['words before its root', 'x<a/>'],
    ['words after its root', '<a/>x'],
    ['a root that never ends', '<a'],
    ['an end alone', '</a>'],
    ['a comment alone', '<!-- a -->'],
    ['nothing', ''],
    ['two roots', '<a/><b/>'],
    ['a wrong end', '<a></b>'],
    ['no end', '<a><b></b>'],
    ['too deep a nesting', '<a>'.repeat(65) + '</a>'.repeat(65)],
    ['plain words', 'report'],
  ])('refuses %s', (_what, text) => {
    expect(readXml(text)).toBeNull();
  });
});
