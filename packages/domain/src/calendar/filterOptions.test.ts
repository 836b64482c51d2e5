import { describe, expect, it } from 'vitest';
import { businessDate } from './businessDate';
import { monthOptions, yearOptions } from './filterOptions';

const today = businessDate('2026-11-21');

describe('yearOptions', () => {
  it('runs from the current year down to 2020 [SH-068.a]', () => {
    expect(yearOptions(today)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020]);
    expect(yearOptions(businessDate('2020-01-01'))).toEqual([2020]);
    expect(yearOptions(businessDate('2027-01-01'))).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020]);
  });
});

describe('monthOptions', () => {
  it('runs from January through this month in the current year [SH-069.a]', () => {
    expect(monthOptions(2026, today).map(month => month.value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(monthOptions(2026, businessDate('2026-01-31'))).toEqual([{ value: 1, label: 'January' }]);
    expect(monthOptions(2026, businessDate('2026-12-01'))).toHaveLength(12);
  });

  it('has all twelve months in another year [SH-069.b]', () => {
    expect(monthOptions(2025, today)).toHaveLength(12);
    expect(monthOptions(2025, today).at(-1)).toEqual({ value: 12, label: 'December' });
  });
});
