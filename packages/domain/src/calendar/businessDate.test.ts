import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  businessDate,
  dateOfEpochDay,
  daysInMonth,
  epochDayOf,
  isBusinessDate,
  parseBusinessDate,
} from './businessDate';

describe('isBusinessDate', () => {
  it.each([['2026-11-21'], ['2024-02-29'], ['2000-02-29'], ['1947-08-15'], ['2026-12-31']])(
    'takes %s',
    text => {
      expect(isBusinessDate(text)).toBe(true);
      expect(parseBusinessDate(text)).toBe(text);
    },
  );

  it.each([
    ['2026-02-29'],
    ['1900-02-29'],
    ['2026-04-31'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-01-00'],
    ['2026-1-1'],
    ['21-11-2026'],
    ['2026-11-21T00:00:00Z'],
    ['0026-11-21'],
    ['12026-11-21'],
    ['2026-11-211'],
    [''],
  ])('refuses %j', text => {
    expect(isBusinessDate(text)).toBe(false);
    expect(parseBusinessDate(text)).toBeNull();
    expect(() => businessDate(text)).toThrow(new RangeError(`${text} is not a date`));
  });
});

describe('daysInMonth', () => {
  it('knows the twelve months of a common year', () => {
    const months = Array.from({ length: 12 }, (_, index) => daysInMonth(2026, index + 1));
    expect(months).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });
});

describe('epoch days', () => {
  it('convert in both directions and keep the order of the text', () => {
    const day = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(day, day, (one, other) => {
        expect(epochDayOf(dateOfEpochDay(one))).toBe(one);
        expect(dateOfEpochDay(one) < dateOfEpochDay(other)).toBe(one < other);
      }),
    );
  });
});
