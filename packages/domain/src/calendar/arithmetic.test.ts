import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  isMonday,
  laterOf,
  monthOf,
  startOfMonth,
  weekdayOf,
} from './arithmetic';
import { businessDate, dateOfEpochDay } from './businessDate';

const anyDate = fc.integer({ min: -100_000, max: 100_000 }).map(dateOfEpochDay);

describe('addDays and daysBetween', () => {
  it('cross months, years and leap days', () => {
    expect(addDays(businessDate('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(businessDate('2026-12-31'), 1)).toBe('2027-01-01');
    expect(daysBetween(businessDate('2026-11-21'), businessDate('2026-11-21'))).toBe(0);
    expect(daysBetween(businessDate('2026-03-01'), businessDate('2026-02-28'))).toBe(-1);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});

describe('laterOf', () => {
  it('is the later one, whichever comes first', () => {
    const [one, other] = [businessDate('2026-09-30'), businessDate('2026-10-01')];
    expect([laterOf(one, other), laterOf(other, one)]).toEqual([other, other]);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-05', 2, '2027-01-05'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', 0, '2026-05-31'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(businessDate(date), months)).toBe(expected);
  });

  it('lands in the right month and never on a later day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const moved = addMonths(date, months);
        expect(monthOf(moved)).toBe(monthOf(addMonths(startOfMonth(date), months)));
        expect(moved.slice(8) <= date.slice(8)).toBe(true);
      }),
    );
  });
});

describe('months', () => {
  it('begin on the first and end on the last day', () => {
    expect(monthOf(businessDate('2026-11-21'))).toBe('2026-11');
    expect(startOfMonth(businessDate('2026-11-21'))).toBe('2026-11-01');
    expect(endOfMonth(businessDate('2028-02-10'))).toBe('2028-02-29');
  });
});

describe('isMonday', () => {
  it.each([
    ['2026-11-21', 6, false],
    ['2026-11-23', 1, true],
    ['2026-11-22', 7, false],
    ['1969-12-29', 1, true],
  ])('%s is weekday %i', (date, weekday, monday) => {
    expect(weekdayOf(businessDate(date))).toBe(weekday);
    expect(isMonday(businessDate(date))).toBe(monday);
  });
});
