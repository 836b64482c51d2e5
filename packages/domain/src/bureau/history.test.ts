import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axisOf,
  historyGrid,
  historyOf,
  isBeyond,
  keyOfMonth,
  monthOfKey,
  monthsOf,
  monthText,
  newestMonth,
  yearsOf,
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
  ])('reads %j as %j [XR-157.c]', (key, at) => {
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
  it('keeps the four documented values of a row, and an invalid month unchanged [CR-067.b]', () => {
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
  const last = { first: month(2022, 12), last: month(2026, 11) };

  it('has the months of the axis, oldest first, empty where nothing was reported [CR-067.c, XR-157.c]', () => {
    const grid = historyGrid(rows(['11-26', '000'], ['12-22', '045']), last);
    expect(grid).toHaveLength(48);
    expect(grid[0]?.payment.word).toBe('045');
    expect(grid[47]?.payment.word).toBe('000');
    expect(grid.slice(1, 47).every(cell => cell === null)).toBe(true);
  });

  it('leaves out months before, after, and invalid ones [XR-157.c]', () => {
    const grid = historyGrid(rows(['11-22', '000'], ['12-26', '000'], ['13-26', '000']), last);
    expect(grid.every(cell => cell === null)).toBe(true);
  });

  it.each([[['000', '61+']], [['61+', '000']], [['*', '61+']]])(
    'shows the worse of two rows for a month: %j [XR-157.c]',
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
  ])('of %j shows the row %i: the worse, or else the first [XR-157.c]', (words, at) => {
    const history = words.flatMap((word, index) =>
      rows(['05-26', word]).map(row => ({ ...row, suitFiled: String(index) })),
    );
    expect(historyGrid(history, { first: month(2022, 12), last: month(2026, 11) })[41]?.suitFiled).toBe(
      String(at),
    );
  });
});

describe('axisOf', () => {
  const report = month(2026, 11);
  it.each([
    ['one loan', [rows(['10-26', '000'], ['12-22', '000'])], month(2022, 12), month(2026, 10)],
    [
      'a loan that ended long before',
      [rows(['10-26', '000']), rows(['03-17', '000'])],
      month(2017, 3),
      month(2026, 10),
    ],
    ['months after the report', [rows(['12-99', '000'], ['10-20', '000'])], month(2020, 10), month(2020, 10)],
    ['an impossible year', [rows(['11-26', '000'], ['01-1900', '000'])], month(2024, 12), report],
    ['a new loan', [rows(['11-26', '000'])], month(2024, 12), report],
    ['no month', [rows()], month(2024, 12), report],
  ])(
    'of %s begins with the oldest month and ends with the newest [XR-157.c]',
    (_what, histories, first, last) => {
      expect(axisOf(histories, report)).toEqual({ first: Math.min(first, last - 23), last });
    },
  );

  it('needs no report [XR-157.c]', () => {
    expect(axisOf([rows(['12-25', '000'], ['12-22', '000'])], null)).toEqual({
      first: month(2022, 12),
      last: month(2025, 12),
    });
  });
});

describe('isBeyond', () => {
  const axis = { first: month(2022, 12), last: month(2026, 11) };
  it.each([
    [['12-22', '11-26'], false],
    [['11-22'], true],
    [['12-26'], true],
    [['13-26'], false],
  ])('of %j is %j [XR-157.c]', (keys, beyond) => {
    expect(isBeyond(rows(...keys.map(key => [key, '000'] as const)), axis)).toBe(beyond);
  });
});

describe('newestMonth', () => {
  it('considers all histories', () => {
    expect(newestMonth([rows(['03-25', '000']), rows(['13-26', '000'], ['04-25', '000'])])).toBe(
      month(2025, 4),
    );
    expect(newestMonth([rows(['13-26', '000'])])).toBeNull();
  });

  it("ignores months after the report's own [XR-157.c]", () => {
    const history = rows(['12-99', '000'], ['10-26', '000']);
    expect(newestMonth([history], month(2026, 11))).toBe(month(2026, 10));
    expect(newestMonth([history], month(2026, 10))).toBe(month(2026, 10));
    expect(newestMonth([history], month(2026, 9))).toBeNull();
    expect(newestMonth([history])).toBe(month(2099, 12));
  });
});

describe('yearsOf', () => {
  it('groups the months of an axis by year', () => {
    expect(yearsOf({ first: month(2022, 12), last: month(2026, 11) })).toEqual([
      { year: 2022, months: 1 },
      { year: 2023, months: 12 },
      { year: 2024, months: 12 },
      { year: 2025, months: 12 },
      { year: 2026, months: 11 },
    ]);
  });

  it('has all months of the axis', () => {
    fc.assert(
      fc.property(fc.integer({ min: month(2004, 1), max: month(2099, 12) }), fc.nat(240), (first, more) => {
        const axis = { first, last: first + more };
        const months = yearsOf(axis).map(year => year.months);
        expect(months.reduce((all, one) => all + one, 0)).toBe(monthsOf(axis));
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
