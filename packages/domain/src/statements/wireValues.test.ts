import { describe, expect, it } from 'vitest';
import { itemsOf } from './itemsOf';
import { parseStatementMonth, statementMonthName } from '../calendar/monthName';
import { readDay } from '../calendar/moment';
import { rupeesOf } from '../money/rupeesOf';

describe('wire fields [XR-159.g]', () => {
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
