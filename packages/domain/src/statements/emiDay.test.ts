import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import { computedEmiDay } from './emiDay';
import type { DayBalance } from './model';
import { row } from './transactions.fixture';

describe('computedEmiDay [XR-159.e]', () => {
  const salaries = ['2026-06-01', '2026-07-01', '2026-07-31', '2026-09-01'].map(date => ({
    ...row(date, 50_000, 'SALARY'),
    sender: null,
    signal: 'explicit' as const,
  }));
  const day = (date: string, balance: number): DayBalance => ({
    date: businessDate(date),
    balance: rupees(balance),
  });

  it('is the day after the pay day', () => {
    expect(computedEmiDay(salaries, [day('2026-06-02', 50_000)], rupees(50_000))).toBe(2);
  });

  it('skips days on which the balance was low', () => {
    const poor = [day('2026-06-02', 9_999), day('2026-06-03', 9_999), day('2026-06-04', 10_000)];
    expect(computedEmiDay(salaries, poor, rupees(50_000))).toBe(4);
  });

  it("continues in the next month when pay comes at the month's end", () => {
    const late = salaries.map((one, index) => ({
      ...one,
      date: businessDate(['2026-03-31', '2026-04-30', '2026-06-30', '2026-07-31'][index] ?? '2026-03-31'),
    }));
    expect(computedEmiDay(late, [day('2026-06-02', 50_000)], rupees(50_000))).toBe(1);
  });

  const poorDays = (...days: readonly number[]) =>
    days.map(one => day(`2026-07-${String(one).padStart(2, '0')}`, 1));
  const one = (date: string) => [
    { ...row(date, 50_000, 'SALARY'), sender: null, signal: 'explicit' as const },
  ];

  it('considers the seven days after the pay day only, the earliest in a tie', () => {
    expect(computedEmiDay(salaries, poorDays(2, 3, 4, 5, 6, 7), rupees(50_000))).toBe(8);
    expect(computedEmiDay(salaries, poorDays(2, 3, 4, 5, 6, 7, 8), rupees(50_000))).toBe(2);
    expect(computedEmiDay(salaries, [...poorDays(2), ...poorDays(2), ...poorDays(3)], rupees(50_000))).toBe(
      4,
    );
  });

  it('knows the pay day of a single salary, and skips the days 29 to 31', () => {
    expect(computedEmiDay(one('2026-07-10'), poorDays(1), rupees(50_000))).toBe(11);
    expect(computedEmiDay(one('2026-07-27'), poorDays(28), rupees(50_000))).toBe(1);
    expect(computedEmiDay(one('2026-07-27'), poorDays(9), rupees(50_000))).toBe(28);
    expect(computedEmiDay(one('2026-07-28'), poorDays(9), rupees(50_000))).toBe(1);
    expect(computedEmiDay(one('2026-07-31'), poorDays(9), rupees(50_000))).toBe(1);
  });

  it('counts only negative balances where the salary is not known', () => {
    expect(computedEmiDay(one('2026-07-10'), poorDays(11), null)).toBe(11);
    expect(computedEmiDay(one('2026-07-10'), [day('2026-07-11', -1)], null)).toBe(12);
    const undated = one('2026-07-10').map(salary => ({ ...salary, date: null }));
    expect(computedEmiDay(undated, poorDays(11), rupees(50_000))).toBe(1);
    const negative = Array.from({ length: 27 }, (_, index) =>
      day(`2026-07-${`0${index + 1}`.slice(-2)}`, -1),
    );
    expect(computedEmiDay([], negative, rupees(50_000))).toBe(28);
    expect(computedEmiDay([], [...negative, day('2026-07-28', -1)], null)).toBe(1);
    expect(computedEmiDay([], poorDays(1), rupees(50_000))).toBe(1);
  });

  it('avoids negative days without a salary, and is null without balances', () => {
    expect(computedEmiDay([], [day('2026-06-01', -1), day('2026-06-02', 0)], null)).toBe(2);
    expect(computedEmiDay(salaries, [], null)).toBeNull();
  });
});
