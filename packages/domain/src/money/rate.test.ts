import { describe, expect, it } from 'vitest';
import { rupees } from './paise';
import { monthlyRate, parsePercent, percent, percentOf, shareOf } from './rate';
import { down, halfUp, roundToRupee } from './rounding';

describe('parsePercent', () => {
  it.each([['24.5'], ['0'], ['18'], ['0.001'], [' 7.25 ']])('reads %j', text => {
    const rate = parsePercent(text);
    expect(rate && (Number(rate.numerator) / Number(rate.denominator)) * 100).toBeCloseTo(Number(text), 12);
  });

  it.each([[''], ['-1'], ['1e-7'], ['24.5%'], ['.5']])('refuses %j', text => {
    expect(parsePercent(text)).toBeNull();
  });

  it('throws for a constant that is not a percentage', () => {
    expect(() => percent(-1)).toThrow(new RangeError('-1 is not a percentage'));
    expect(percent(24.5)).toEqual({ numerator: 245n, denominator: 1000n });
  });
});

describe('percentOf', () => {
  it.each([['24.5'], ['0'], ['18'], ['0.001'], ['1.50'], ['100']])('writes %j as it was read', text => {
    expect(percentOf(percent(text))).toBe(text);
  });

  it.each([
    [1n, 3n],
    [1n, 10n],
    [21n, 1200n],
  ])('refuses %s / %s', (numerator, denominator) => {
    expect(() => percentOf({ numerator, denominator })).toThrow('is not a decimal percentage');
  });
});

describe('shareOf', () => {
  it('rounds once, by the named rule [M7.d]', () => {
    expect(shareOf(rupees('100.50'), percent(18), halfUp)).toBe(1809);
    expect(shareOf(rupees('0.25'), percent(2), halfUp)).toBe(1);
    expect(shareOf(rupees('0.25'), percent(2), down)).toBe(0);
  });

  it('takes a twelfth of a yearly rate for a month', () => {
    expect(shareOf(rupees(100_000), monthlyRate(percent(24)), halfUp)).toBe(rupees(2000));
  });
});

describe('roundToRupee', () => {
  it('rounds to whole rupees by the named rule [M7.d]', () => {
    expect(roundToRupee(rupees('10.50'), halfUp)).toBe(rupees(11));
    expect(roundToRupee(rupees('10.99'), down)).toBe(rupees(10));
  });
});
