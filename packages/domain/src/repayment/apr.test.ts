import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees, sum } from '../money/paise';
import { aprOf } from './apr';

const monthly = (amount: number | string, months: number) =>
  Array.from({ length: months }, () => rupees(amount));

describe('aprOf', () => {
  it('agrees with the regulator’s key facts illustration: 19,600 for 24 × 969.73 is 17.07 % [XR-040.a, XR-147.a]', () => {
    expect(aprOf(rupees(19_600), monthly('969.73', 24))).toBe(17.07);
  });

  it.each([
    [1000, monthly(1010, 1), 12],
    [1000, monthly(100, 10), 0],
    [1000, monthly(3000, 1), 2400],
  ])('of Rs. %i is exact where it is displayed [XR-147.a]', (net, instalments, expected) => {
    expect(aprOf(rupees(net), instalments)).toBe(expected);
  });

  it.each([
    [0, monthly(100, 3)],
    [-100, monthly(100, 3)],
    [1000, monthly(99, 10)],
    [1000, []],
  ])(
    'is null for Rs. %i when the instalments return less than was paid out [XR-147.a]',
    (net, instalments) => {
      expect(aprOf(rupees(net), instalments)).toBeNull();
    },
  );

  it('never falls when less is paid out [XR-147.a]', () => {
    const amounts = fc.array(fc.integer({ min: 10_000, max: 2_000_000 }).map(paise), {
      minLength: 2,
      maxLength: 36,
    });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 30, max: 99 }), (instalments, share) => {
        const net = paise(Math.floor((sum(instalments) * share) / 100));
        const less = paise(Math.floor(net * 0.99));
        expect(aprOf(less, instalments)).toBeGreaterThanOrEqual(aprOf(net, instalments) ?? Number.NaN);
      }),
    );
  });
});
