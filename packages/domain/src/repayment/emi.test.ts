import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees, sum } from '../money/paise';
import { percent } from '../money/rate';
import { emiOf, type LoanTerms, scheduleOf, totalInterest } from './emi';

const anyTerms = fc
  .record({
    principal: fc.integer({ min: 1_000_000, max: 500_000_000 }).map(paise),
    rate: fc.integer({ min: 0, max: 4800 }),
    months: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ principal, rate, months }): LoanTerms => ({ principal, yearlyRate: percent(rate / 100), months }));

describe('emiOf', () => {
  it.each([
    // 1,00,000 at 12 % for 12 months is the textbook 8,884.88
    [100_000, 12, 12, 8885],
    [20_000, 15, 24, 970],
    [125_000, 24.5, 18, 8368],
    [90_000, 0, 12, 7500],
    [100, 0, 3, 33],
    [50_000, 36, 1, 51_500],
    // Exactly half a rupee, and a paisa to each side of it.
    ['7.50', 0, 3, 3],
    ['7.47', 0, 3, 2],
    ['1.50', 0, 3, 1],
    ['1.47', 0, 3, 0],
    ['100.50', 0, 1, 101],
    ['100.49', 0, 1, 100],
  ])('of Rs. %s at %s %% over %s months comes to Rs. %s [M7.a]', (principal, rate, months, emi) => {
    expect(emiOf({ principal: rupees(principal), yearlyRate: percent(rate), months })).toBe(rupees(emi));
  });

  it('is in whole rupees [M7.a]', () => {
    fc.assert(
      fc.property(anyTerms, terms => {
        expect(emiOf(terms) % 100).toBe(0);
      }),
    );
  });

  it.each([
    [0, 12, 'A loan has a principal above zero'],
    [-100, 12, 'A loan has a principal above zero'],
    [100_000, 0, 'A loan runs for at least one whole month'],
    [100_000, -1, 'A loan runs for at least one whole month'],
    [100_000, 1.5, 'A loan runs for at least one whole month'],
  ])('refuses %i paise over %d months', (principal, months, words) => {
    const terms = { principal: paise(principal), yearlyRate: percent(12), months };
    expect(() => emiOf(terms)).toThrow(new RangeError(words));
  });
});

describe('scheduleOf', () => {
  it('charges a twelfth of the yearly rate on the balance and ends at zero [M7.b, M7.c]', () => {
    const schedule = scheduleOf({ principal: rupees(100_000), yearlyRate: percent(12), months: 12 });
    expect(schedule[0]).toEqual({
      number: 1,
      amount: rupees(8885),
      principal: rupees(7885),
      interest: rupees(1000),
      balance: rupees(92_115),
    });
    expect(schedule[1]?.interest).toBe(rupees('921.15'));
    expect(schedule.at(-1)).toMatchObject({ number: 12, balance: 0, amount: rupees('8883.46') });
  });

  it.each([
    // A month at 24 % bears 2 %: exactly half a paisa goes up, less goes down.
    ['100.25', '2.01'],
    ['100.75', '2.02'],
    ['100.24', '2'],
    ['100.20', '2'],
    ['0.25', '0.01'],
    ['0.24', '0'],
  ])('charges Rs. %s an interest of Rs. %s at 24 %% [M7.b]', (principal, interest) => {
    const [first] = scheduleOf({ principal: rupees(principal), yearlyRate: percent(24), months: 12 });
    expect(first?.interest).toBe(rupees(interest));
  });

  it('has principal parts that sum to the loan [M7.c]', () => {
    fc.assert(
      fc.property(anyTerms, terms => {
        expect(sum(scheduleOf(terms).map(line => line.principal))).toBe(terms.principal);
      }),
    );
  });

  it('charges the same EMI every month but the last, and the balance never grows [M7.c]', () => {
    fc.assert(
      fc.property(anyTerms, terms => {
        const schedule = scheduleOf(terms);
        expect(schedule).toHaveLength(terms.months);
        expect(new Set(schedule.slice(0, -1).map(line => line.amount)).size).toBeLessThanOrEqual(1);
        let before: number = terms.principal;
        for (const line of schedule) {
          expect(line.amount).toBe(line.principal + line.interest);
          expect(line.balance).toBe(before - line.principal);
          expect(line.principal).toBeGreaterThanOrEqual(0);
          before = line.balance;
        }
        expect(before).toBe(0);
      }),
    );
  });

  it('ends a loan of a few rupees at zero, whatever the rounding of its EMI [M7.c]', () => {
    for (const principal of [1, 50, 149, 2000]) {
      const schedule = scheduleOf({ principal: paise(principal), yearlyRate: percent(36), months: 36 });
      expect(sum(schedule.map(line => line.principal))).toBe(principal);
      expect(schedule.every(line => line.principal >= 0 && line.balance >= 0)).toBe(true);
    }
  });

  it('costs no interest at a rate of 0', () => {
    expect(totalInterest(scheduleOf({ principal: rupees(9000), yearlyRate: percent(0), months: 12 }))).toBe(
      0,
    );
  });
});
