import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { type Paise, paise } from '../money/paise';
import { percent } from '../money/rate';
import { analyseStatement } from './analyseStatement';
import { balancesAfter, negativeDays } from './dayBalances';
import { hugeFrom, hugeFunds } from './huge';
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
  ])('start at one and a half times the mean: %i paise in %i months, from %i', (total, months, from) => {
    expect(hugeFrom([row('2026-06-01', total)], 'credit', { months })).toBe(from);
    expect(hugeFrom([row('2026-06-01', -total)], 'debit', { months })).toBe(from);
  });

  it('have no threshold where nothing moved or no month is covered', () => {
    expect(hugeFrom([], 'credit', { months: 1 })).toBeNull();
    expect(hugeFrom([row('2026-06-01', -5)], 'credit', { months: 1 })).toBeNull();
    expect(hugeFrom([row('2026-06-01', 5)], 'credit', { months: 0 })).toBeNull();
  });

  it('accept another exact multiple: 110 % of ten paise is eleven', () => {
    expect(hugeFrom([row('2026-06-01', 10)], 'credit', { months: 1, multiple: percent(110) })).toBe(11);
  });

  it('include a movement of exactly the multiple and none a paisa below [CR-038] [CR-039]', () => {
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

describe('the average balance of a month', () => {
  it.each([
    [[1, 2], 2],
    [[-1, -2], -1],
    [[1, -2], 0],
    [[1, 1, 2], 1],
    [[1, 2, 2], 2],
    [[0, 0], 0],
  ])('of %j is %i: rounded half up [CR-037]', (balances, average) => {
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

  it.each(cases)('has %s [CR-044]', (_what, transactions, expected) => {
    const found = analyseStatement({ transactions }).negativeDays;
    expect(found.map(({ date, balance, dayEnd }) => [date, balance, dayEnd])).toEqual(expected);
  });

  it('counts rows with a negative balance that is not printed', () => {
    const transactions = [row('2026-06-01', 400, 400), row('2026-06-02', -500), row('2026-06-02', 500, 400)];
    expect(analyseStatement({ transactions }).negativeRows).toBe(1);
  });

  it('skips rows before the first balance when there is no opening balance', () => {
    const rows = [row('2026-06-01', -500), row('2026-06-02', 500, 0)];
    expect(balancesAfter(rows, null)).toEqual([null, 0]);
    expect(negativeDays(rows, [], null)).toEqual([]);
    expect(balancesAfter(rows, paise(0))).toEqual([-500, 0]);
  });
});

describe('isSteady', () => {
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
