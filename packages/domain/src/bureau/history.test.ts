import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  historyGrid,
  historyOf,
  keyOfMonth,
  lastMonthOf,
  monthOfKey,
  monthText,
  newestMonth,
  stripMonths,
  yearsOfStrip,
} from './history';

const month = (year: number, of: number) => year * 12 + of - 1;
const rows = (...pairs: readonly (readonly [string, string])[]) =>
  historyOf(pairs.map(([key, PaymentStatus]) => ({ key, PaymentStatus })));

describe('monthOfKey', () => {
  it.each([
    ['10-26', month(2026, 10)],
    ['1-26', month(2026, 1)],
    ['12-2021', month(2021, 12)],
    ['12-99', month(2099, 12)],
    ['01-0100', month(100, 1)],
    ['13-26', null],
    ['00-26', null],
    ['110-26', null],
    ['10-266', null],
    ['', null],
    ['2026-10', null],
    ['Oct-26', null],
  ])('reads %j as %j [CR-067]', (key, at) => {
    expect(monthOfKey(key)).toBe(at);
  });

  it('is the inverse of keyOfMonth', () => {
    fc.assert(
      fc.property(fc.integer({ min: month(2000, 1), max: month(2099, 12) }), at => {
        expect(monthOfKey(keyOfMonth(at))).toBe(at);
      }),
    );
  });
});

describe('historyOf', () => {
  it('keeps the four documented values of a row, and an invalid month unchanged [CR-067]', () => {
    const [row] = historyOf([
      { key: '13-26', PaymentStatus: '31+', SuitFiledStatus: 'SF', AssetClassificationStatus: 'SUB' },
    ]);
    expect(row).toMatchObject({ key: '13-26', month: null, suitFiled: 'SF', assetClass: 'SUB' });
    expect(row?.payment).toMatchObject({ word: '31+', bucket: '31-60' });
  });

  it('has blanks for what a row does not say', () => {
    expect(historyOf([{}])).toMatchObject([
      { key: '', month: null, payment: { word: '' }, suitFiled: '', assetClass: '' },
    ]);
  });
});

describe('historyGrid', () => {
  const last = month(2026, 11);

  it('has 48 months, oldest first, empty where nothing was reported [CR-067]', () => {
    const grid = historyGrid(rows(['11-26', '000'], ['12-22', '045']), last);
    expect(grid).toHaveLength(48);
    expect(grid[0]?.payment.word).toBe('045');
    expect(grid[47]?.payment.word).toBe('000');
    expect(grid.slice(1, 47).every(cell => cell === null)).toBe(true);
  });

  it('leaves out months before, after, and invalid ones', () => {
    const grid = historyGrid(rows(['11-22', '000'], ['12-26', '000'], ['13-26', '000']), last);
    expect(grid.every(cell => cell === null)).toBe(true);
  });

  it.each([[['000', '61+']], [['61+', '000']], [['*', '61+']]])(
    'shows the worse of two rows for a month: %j',
    words => {
      expect(historyGrid(rows(...words.map(word => ['05-26', word] as const)), last)[41]?.payment.word).toBe(
        '61+',
      );
    },
  );
});

describe('a month of two rows', () => {
  it.each([
    [['000', '000'], 0],
    [['*', '000'], 1],
    [['*', 'XXX'], 0],
    [['000', '*'], 0],
  ])('of %j shows the row %i: the worse, or else the first', (words, at) => {
    const history = words.flatMap((word, index) =>
      rows(['05-26', word]).map(row => ({ ...row, suitFiled: String(index) })),
    );
    expect(historyGrid(history, month(2026, 11))[41]?.suitFiled).toBe(String(at));
  });
});

describe('lastMonthOf', () => {
  const common = month(2026, 11);
  it.each([
    ['within the common months', rows(['10-26', '000'], ['12-22', '000']), common],
    ['a month earlier than the common ones', rows(['03-26', '000'], ['11-22', '000']), month(2026, 3)],
    ['the first of the common months', rows(['11-26', '000'], ['12-22', '000']), common],
    ['a month after the common ones', rows(['12-26', '000']), month(2026, 12)],
    ['no readable month', rows(['13-26', '000']), common],
    ['no month', rows(), common],
  ])('ends the strip of a loan with %s', (_what, history, end) => {
    expect(lastMonthOf(history, common)).toBe(end);
  });
});

describe('newestMonth', () => {
  it('considers all histories', () => {
    expect(newestMonth([rows(['03-25', '000']), rows(['13-26', '000'], ['04-25', '000'])])).toBe(
      month(2025, 4),
    );
    expect(newestMonth([rows(['13-26', '000'])])).toBeNull();
  });

  it("ignores months after the report's own", () => {
    const history = rows(['12-99', '000'], ['10-26', '000']);
    expect(newestMonth([history], month(2026, 11))).toBe(month(2026, 10));
    expect(newestMonth([history], month(2026, 10))).toBe(month(2026, 10));
    expect(newestMonth([history], month(2026, 9))).toBeNull();
    expect(newestMonth([history])).toBe(month(2099, 12));
  });
});

describe('yearsOfStrip', () => {
  it('groups the months of a strip by year', () => {
    expect(yearsOfStrip(month(2026, 11))).toEqual([
      { year: 2022, months: 1 },
      { year: 2023, months: 12 },
      { year: 2024, months: 12 },
      { year: 2025, months: 12 },
      { year: 2026, months: 11 },
    ]);
  });

  it('always has 48 months', () => {
    fc.assert(
      fc.property(fc.integer({ min: month(2004, 1), max: month(2099, 12) }), last => {
        const months = yearsOfStrip(last).map(year => year.months);
        expect(months.reduce((all, one) => all + one, 0)).toBe(stripMonths);
      }),
    );
  });
});

describe('monthText', () => {
  it('names the month', () => {
    expect(monthText(month(2025, 4))).toBe('Apr 2025');
    expect(monthText(month(2025, 12))).toBe('Dec 2025');
  });
});
