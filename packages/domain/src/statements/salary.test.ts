import { describe, expect, it } from 'vitest';
import { paise, rupees } from '../money/paise';
import type { DatedTransaction } from './model';
import { detectSalaries, estimatedSalary } from './salary';
import { employer, row, silent } from './transactions.fixture';

describe('detectSalaries [XR-159.c]', () => {
  it('finds a salary by payer and rhythm when the narration does not say so', () => {
    expect(detectSalaries(silent)).toMatchObject([
      { signal: 'implied', sender: 'TALAVARA MILLS', date: '2026-05-29' },
      { signal: 'implied' },
      { signal: 'implied' },
      { signal: 'implied' },
    ]);
    expect(estimatedSalary(detectSalaries(silent))).toBe(rupees(28_600));
  });

  describe('a payer whose trade name begins with the word [XR-159.c]', () => {
    const printer = 'NEFT CR-HDFC0000123-SALARY SLIPS PRINTERS PVT LTD-N14026';
    const days = ['2026-05-04', '2026-05-19', '2026-07-11', '2026-08-27'];

    it.each([printer, printer.replace('SALARY SLIPS', 'SAL ARY SLIPS'), 'UPI/SALARY BOX PRINTERS/pays'])(
      'is no employer by irregular sums: %s',
      narration => {
        const rows = days.map((day, at) => row(day, 4_000 + at * 3_700, narration));
        expect(detectSalaries(rows)).toEqual([]);
      },
    );

    it('is one with the rhythm of pay', () => {
      const rows = silent.map(one => ({ ...one, narration: printer }));
      expect(detectSalaries(rows).map(({ signal }) => signal)).toEqual([
        'explicit',
        'explicit',
        'explicit',
        'explicit',
      ]);
    });

    it.each([
      'NEFT-ACME LTD-SALARY',
      'NEFT CR ACME LTD SALARY MAY 26',
      'SALARY FOR THE MONTH OF MAY ACME LTD',
      'NEFT/ACME LTD/SALARY A/C',
      'ACME LTD-SAL,MAY',
      'NEFT-ACME LTD-S ALARY MAY',
      'NEFT-ACME LTD-SA LARY',
      'NEFT-ACME LTD-SAL ARY',
      'NEFT-ACME LTD-SALA RY MAY',
      'NEFT-ACME LTD-SALAR Y',
      'NEFT-SALARY SLIPS PRINTERS-SALARY MAY',
      'NEFT CR SALARY 0526 ACME LTD',
      'NEFT CR SALARY SAL ACME LTD',
      'NEFT CR SALARY N14026123456 ACME LTD',
    ])('pays one where the purpose says so: %s', narration => {
      expect(detectSalaries([row('2026-05-04', 4_000, narration)])).toMatchObject([{ signal: 'explicit' }]);
    });
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
  ])('finds a salary by %s (%s)', (narration, category) => {
    expect(detectSalaries([row('2026-05-01', 1, narration, category)])).toMatchObject([
      { signal: 'explicit' },
    ]);
  });

  it.each(['RTN', 'RETURN', 'RETURNED', 'REJECT', 'REJECTED', 'REV', 'REVERSAL', 'REVERSED', 'REFUND'])(
    'does not treat a salary as paid that says %s',
    word => {
      expect(detectSalaries([row('2026-05-01', 1, `NEFT SALARY ${word}`)])).toEqual([]);
      expect(detectSalaries([row('2026-05-01', 1, `NEFT X${word} SALARY`)])).toHaveLength(1);
    },
  );

  it('needs three months in rhythm, and three quarters of the months and of the amounts', () => {
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

describe('estimatedSalary [XR-159.c]', () => {
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
