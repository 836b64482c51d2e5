import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { type Paise, paise } from '../money/paise';
import { analyseStatement } from './analyseStatement';
import { balancesAfter, dayBalances, negativeDays } from './dayBalances';
import { chainBreaks, inOrder, openingBalance, periodOf, spanOf } from './entries';
import { hugeFrom, hugeFunds, topFunds } from './huge';
import type { DatedTransaction } from './model';
import { monthlyTable } from './monthlyTable';
import { isSteady } from './salary';

/** Amounts and balances in paise. */
function row(date: string, amount: number, balance: number | null = null): DatedTransaction {
  return {
    date: businessDate(date),
    dateText: date,
    narration: '',
    chequeNo: '',
    amount: paise(amount),
    category: '',
    balance: balance === null ? null : paise(balance),
  };
}

const day = (date: string, balance: number) => ({ date: businessDate(date), balance: paise(balance) });

describe('huge movements', () => {
  it.each([
    // Total movement, months, the least amount that is huge.
    [2, 1, 3],
    [1, 1, 2],
    [1, 3, 1],
    [5, 6, 2],
    [10, 3, 5],
    [10_000_000, 7, 2_142_858],
    [900_000_000_000_001, 1, 1_350_000_000_000_002],
  ])(
    'start at one and a half times the mean: %i paise in %i months, from %i [CR-038.a, CR-039.a]',
    (total, months, from) => {
      expect(hugeFrom([row('2026-06-01', total)], 'credit', months)).toBe(from);
      expect(hugeFrom([row('2026-06-01', -total)], 'debit', months)).toBe(from);
    },
  );

  it('have no threshold where nothing moved or no month is covered [CR-038.a, CR-039.a]', () => {
    expect(hugeFrom([], 'credit', 1)).toBeNull();
    expect(hugeFrom([row('2026-06-01', -5)], 'credit', 1)).toBeNull();
    expect(hugeFrom([row('2026-06-01', 5)], 'credit', 0)).toBeNull();
  });

  it('include a movement of exactly the multiple and none a paisa below [CR-038.a, CR-039.a]', () => {
    const rows = [
      row('2026-06-01', 101),
      row('2026-06-02', 100),
      row('2026-06-03', -101),
      row('2026-06-04', -100),
    ];
    const sizes = (side: 'credit' | 'debit') =>
      hugeFunds(rows, side, paise(101)).map(({ amount }: { amount: Paise }) => Number(amount));
    expect(sizes('credit')).toEqual([101]);
    expect(sizes('debit')).toEqual([-101]);
    expect(hugeFunds(rows, 'credit', null)).toEqual([]);
  });
});

describe('the average balance of a month [XR-159.a]', () => {
  it.each([
    [[1, 2], 2],
    [[-1, -2], -1],
    [[1, -2], 0],
    [[1, 1, 2], 1],
    [[1, 2, 2], 2],
    [[0, 0], 0],
  ])('of %j is %i: rounded half up', (balances, average) => {
    const days = balances.map((balance, index) => day(`2026-06-0${index + 1}`, balance));
    const period = { from: businessDate('2026-06-01'), to: businessDate('2026-06-30') };
    expect(monthlyTable([], days, period)[0]?.averageBalance).toBe(average);
  });
});

describe('negativeDays', () => {
  const cases: readonly [string, DatedTransaction[], (readonly [string, number, boolean])[]][] = [
    [
      'a day that ends at exactly zero after being below',
      [row('2026-06-01', -500, -500), row('2026-06-01', 500, 0)],
      [['2026-06-01', -500, false]],
    ],
    ['a day that only touches zero', [row('2026-06-01', -500, 0), row('2026-06-01', 500, 500)], []],
    ['a paisa below zero', [row('2026-06-01', -1, -1)], [['2026-06-01', -1, true]]],
    [
      'several rows below zero in one day: once, with the lowest',
      [
        row('2026-06-01', -100, -100),
        row('2026-06-01', -200, -300),
        row('2026-06-01', 100, -200),
        row('2026-06-01', 200, 0),
      ],
      [['2026-06-01', -300, false]],
    ],
    [
      'a day that ends below zero: with what it ended at',
      [row('2026-06-01', -300, -300), row('2026-06-01', 100, -200)],
      [['2026-06-01', -200, true]],
    ],
    [
      'a balance printed at the end of the day only',
      [row('2026-06-01', 400, 400), row('2026-06-02', -500), row('2026-06-02', 500, 400)],
      [['2026-06-02', -100, false]],
    ],
    [
      'days without rows that stay below zero',
      [row('2026-06-01', -5, -5), row('2026-06-03', 5, 0)],
      [
        ['2026-06-01', -5, true],
        ['2026-06-02', -5, true],
      ],
    ],
    [
      'two days in a row, each by itself',
      [
        row('2026-06-01', -5, -5),
        row('2026-06-01', 5, 0),
        row('2026-06-02', -7, -7),
        row('2026-06-02', 7, 0),
      ],
      [
        ['2026-06-01', -5, false],
        ['2026-06-02', -7, false],
      ],
    ],
  ];

  it.each(cases)('has %s [CR-044.a]', (_what, transactions, expected) => {
    const found = analyseStatement({ transactions }).negativeDays;
    expect(found.map(({ date, balance, dayEnd }) => [date, balance, dayEnd])).toEqual(expected);
  });

  it('has the days in order, those outside the period too [CR-044.a]', () => {
    const rows = [row('2026-06-02', -5, -5), row('2026-06-04', 10, 5), row('2026-06-05', -9, -4)];
    const days = [day('2026-06-03', -5), day('2026-06-01', -7), day('2026-06-04', 5)];
    expect(negativeDays(rows, days, null)).toEqual([
      { date: '2026-06-01', balance: -7, dayEnd: true },
      { date: '2026-06-02', balance: -5, dayEnd: false },
      { date: '2026-06-03', balance: -5, dayEnd: true },
      { date: '2026-06-05', balance: -4, dayEnd: false },
    ]);
  });

  it('counts rows below zero: neither zero nor an unknown balance [CR-044.a]', () => {
    const transactions = [row('2026-06-01', 5), row('2026-06-01', -5, 0), row('2026-06-02', -1, -1)];
    expect(analyseStatement({ transactions }).negativeRows).toBe(1);
    expect(analyseStatement({ transactions: [row('2026-06-01', -5)] }).negativeRows).toBe(0);
  });

  it('counts rows with a negative balance that is not printed [CR-044.a]', () => {
    const transactions = [row('2026-06-01', 400, 400), row('2026-06-02', -500), row('2026-06-02', 500, 400)];
    expect(analyseStatement({ transactions }).negativeRows).toBe(1);
  });

  it('skips rows before the first balance when there is no opening balance [CR-044.a]', () => {
    const rows = [row('2026-06-01', -500), row('2026-06-02', 500, 0)];
    expect(balancesAfter(rows, null)).toEqual([null, 0]);
    expect(negativeDays(rows, [], null)).toEqual([]);
    expect(balancesAfter(rows, paise(0))).toEqual([-500, 0]);
  });
});

describe('the rows of a statement [XR-159.a]', () => {
  it('of one day are reversed where their balances follow the other way round', () => {
    const oldest = [row('2026-06-01', 5, 5), row('2026-06-01', 7, 12), row('2026-06-01', -2, 10)];
    expect(inOrder(oldest.toReversed())).toEqual(oldest);
    expect(inOrder(oldest)).toEqual(oldest);
  });

  it('of one day without balances, or with none that follows, keep their order', () => {
    const bare = [row('2026-06-01', 5), row('2026-06-01', 7)];
    expect(inOrder(bare)).toEqual(bare);
    const [single] = bare;
    expect(single && inOrder([single])).toEqual([single]);
    expect(inOrder([])).toEqual([]);
  });

  it('of several days keep the order of a day, even where their balances follow the other way round', () => {
    const rows = [row('2026-06-01', -2, 5), row('2026-06-02', -3, 7), row('2026-06-02', 99, 10)];
    expect(inOrder(rows)).toEqual(rows);
  });

  it('printed newest first are reversed, and rows of one day with them', () => {
    const rows = [row('2026-06-01', 1), row('2026-06-02', 2), row('2026-06-02', 3), row('2026-06-03', 4)];
    expect(inOrder(rows.toReversed())).toEqual(rows);
  });

  it('in no order are sorted by date, and rows of one day keep their order', () => {
    const [a, b, c, d] = [
      row('2026-06-01', 1),
      row('2026-06-03', 2),
      row('2026-06-02', 3),
      row('2026-06-03', 4),
    ] as const;
    expect(inOrder([a, b, c, d])).toEqual([a, c, b, d]);
  });
});

describe('openingBalance [XR-159.a]', () => {
  it('is the first printed balance less everything moved up to it', () => {
    expect(openingBalance([row('2026-06-01', 5), row('2026-06-01', -2, 10), row('2026-06-02', 1, 99)])).toBe(
      7,
    );
    expect(openingBalance([row('2026-06-01', 5, 0)])).toBe(-5);
    expect(openingBalance([row('2026-06-01', 5)])).toBeNull();
    expect(openingBalance([])).toBeNull();
  });
});

describe('chainBreaks [XR-159.f]', () => {
  it('carries the balance over rows that print none', () => {
    const rows = [row('2026-06-01', 5, 5), row('2026-06-02', 7), row('2026-06-03', 1, 14)];
    expect(chainBreaks(rows)).toEqual([{ row: 3, date: '2026-06-03', expected: 13, found: 14 }]);
    expect(chainBreaks([row('2026-06-01', 5), row('2026-06-02', 7, 99)])).toEqual([]);
    expect(chainBreaks([row('2026-06-01', 5), row('2026-06-02', 7, 99)], paise(0))).toHaveLength(1);
  });
});

describe('the days of a statement [XR-159.a]', () => {
  const dates = (...all: readonly string[]) => all.map(businessDate);

  it('are from the first to the last date, in any order', () => {
    expect(spanOf(dates('2026-06-05', '2026-06-01', '2026-06-03'))).toEqual({
      from: '2026-06-01',
      to: '2026-06-05',
    });
    expect(spanOf(dates('2026-06-05'))).toEqual({ from: '2026-06-05', to: '2026-06-05' });
    expect(spanOf([])).toBeNull();
  });

  it.each([
    [['2016-12-31', '2026-01-01', '2026-06-01'], '2016-12-31', '2026-06-01'],
    [['2015-12-31', '2026-01-01', '2026-06-01'], '2026-01-01', '2026-06-01'],
    [['2026-01-01', '2026-06-01', '2036-12-31'], '2026-01-01', '2036-12-31'],
    [['2026-01-01', '2026-06-01', '2037-01-01'], '2026-01-01', '2026-06-01'],
    // Of an even number the later of the two in the middle decides.
    [['1026-01-01', '2026-06-01'], '2026-06-01', '2026-06-01'],
  ])('of %j are %s to %s: ten years around the median', (all, from, to) => {
    expect(spanOf(dates(...all))).toEqual({ from, to });
  });

  const period = (from: string, to: string) => ({ from: businessDate(from), to: businessDate(to) });
  it.each([
    [period('2026-06-01', '2026-06-01'), period('2026-06-01', '2026-06-01')],
    [period('2026-06-02', '2026-06-01'), null],
    [period('2016-01-01', '2026-12-31'), period('2016-01-01', '2026-12-31')],
    [period('2015-12-31', '2026-12-31'), period('2016-12-31', '2026-12-31')],
    [period('1000-01-01', '1005-06-01'), period('1000-01-01', '1005-06-01')],
  ])('given as %j are %j', (given, covered) => {
    expect(periodOf([row('2026-06-09', 1)], given)).toEqual(covered);
  });

  it('are those of the rows where none are given', () => {
    const rows = [row('2026-06-01', 1), row('2026-06-09', 1)];
    expect(periodOf(rows)).toEqual(period('2026-06-01', '2026-06-09'));
    expect(periodOf(rows, null)).toEqual(period('2026-06-01', '2026-06-09'));
    expect(periodOf([])).toBeNull();
  });

  it('have a balance each: carried over, as printed, or worked out', () => {
    const rows = [
      row('2026-06-01', 5),
      row('2026-06-03', 1, 20),
      row('2026-06-03', -3),
      row('2026-06-05', 1),
    ];
    const days = dayBalances(rows, paise(10), period('2026-06-01', '2026-06-04'));
    expect(days).toEqual([
      day('2026-06-01', 15),
      day('2026-06-02', 15),
      day('2026-06-03', 17),
      day('2026-06-04', 17),
    ]);
    expect(dayBalances(rows, null, period('2026-06-01', '2026-06-04'))).toEqual([]);
    expect(dayBalances(rows, paise(10), period('2026-06-02', '2026-06-02'))).toEqual([day('2026-06-02', 15)]);
  });
});

describe('the monthly table [XR-159.a]', () => {
  it('has every month of the period, and only what moved inside it', () => {
    const rows = [
      row('2026-05-31', 1),
      row('2026-06-01', 2),
      row('2026-06-30', -3),
      row('2026-08-15', 4),
      row('2026-08-16', 5),
      { ...row('2026-06-30', 6), narration: 'ACH RTN' },
      { ...row('2026-06-30', -7), narration: 'ACH RTN CHRG' },
    ];
    const period = { from: businessDate('2026-06-01'), to: businessDate('2026-08-15') };
    const empty = { credits: 0, debits: 0, net: 0, averageBalance: null, closingBalance: null, bounces: 0 };
    expect(monthlyTable(rows, [day('2026-08-01', 9), day('2026-08-02', 4)], period)).toEqual([
      { ...empty, month: '2026-06', name: 'Jun-26', credits: 8, debits: 10, net: -2, bounces: 1 },
      { ...empty, month: '2026-07', name: 'Jul-26' },
      {
        ...empty,
        month: '2026-08',
        name: 'Aug-26',
        credits: 4,
        net: 4,
        averageBalance: 7,
        closingBalance: 4,
      },
    ]);
  });

  it('ignores a balance of a day in no month of the period', () => {
    const period = { from: businessDate('2026-06-10'), to: businessDate('2026-06-20') };
    expect(monthlyTable([], [day('2026-07-01', 9)], period)).toMatchObject([{ closingBalance: null }]);
    expect(monthlyTable([row('2026-06-09', 5), row('2026-06-21', 5)], [], period)).toMatchObject([
      { credits: 0 },
    ]);
  });
});

describe('the largest movements', () => {
  it('are the five largest of every month, the earlier one first in a tie [CR-038.a, CR-039.a]', () => {
    const rows = [
      row('2026-06-01', 10),
      row('2026-06-02', 30),
      row('2026-06-03', -90),
      row('2026-06-04', 20),
      row('2026-06-05', 20, 7),
      row('2026-06-06', 5),
      row('2026-06-07', 40),
      row('2026-07-01', 1),
      row('2026-07-01', 0),
      row('2026-07-02', -1),
      row('2026-07-03', -2),
    ];
    const datedAmounts = (side: 'credit' | 'debit') =>
      topFunds(rows, side).map(({ date, amount }) => [date?.slice(5), Number(amount)]);
    expect(datedAmounts('credit')).toEqual([
      ['06-07', 40],
      ['06-02', 30],
      ['06-04', 20],
      ['06-05', 20],
      ['06-01', 10],
      ['07-01', 1],
    ]);
    expect(datedAmounts('debit')).toEqual([
      ['06-03', -90],
      ['07-03', -2],
      ['07-02', -1],
    ]);
    expect(topFunds(rows, 'credit')[3]).toEqual({
      date: '2026-06-05',
      dateText: '2026-06-05',
      monthName: 'Jun-26',
      narration: '',
      category: '',
      amount: 20,
      balance: 7,
    });
  });

  it('are huge against the movements of their own side [CR-038.a, CR-039.a]', () => {
    const transactions = [
      row('2026-06-01', 100),
      row('2026-06-02', 900),
      row('2026-07-02', -1),
      row('2026-07-03', -8),
    ];
    expect(analyseStatement({ transactions })).toMatchObject({
      hugeCreditFrom: 750,
      hugeDebitFrom: 7,
      hugeCredits: [{ amount: 900 }],
      hugeDebits: [{ amount: -8 }],
    });
  });
});

describe('isSteady [XR-159.c]', () => {
  it.each([
    [120, 100, true],
    [121, 100, false],
    [80, 100, true],
    [79, 100, false],
    [7, 6, true],
    [1, 3, false],
  ])('%i for a usual %i is %s: exactly a fifth is included', (amount, median, steady) => {
    expect(isSteady(paise(amount), paise(median))).toBe(steady);
  });
});
