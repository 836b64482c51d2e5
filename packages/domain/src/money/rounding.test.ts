import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { down, halfEven, halfUp, up } from './rounding';

describe('rounding', () => {
  it.each([
    // numerator ÷ denominator, down, up, halfUp, halfEven
    [6n, 2n, 3n, 3n, 3n, 3n],
    [5n, 2n, 2n, 3n, 3n, 2n],
    [7n, 2n, 3n, 4n, 4n, 4n],
    [-5n, 2n, -3n, -2n, -2n, -2n],
    [-7n, 2n, -4n, -3n, -3n, -4n],
    [1n, 3n, 0n, 1n, 0n, 0n],
    [2n, 3n, 0n, 1n, 1n, 1n],
    [-1n, 3n, -1n, 0n, 0n, 0n],
    [-2n, 3n, -1n, 0n, -1n, -1n],
    [0n, 7n, 0n, 0n, 0n, 0n],
  ])('divides %s by %s [M7.d]', (numerator, denominator, isDown, isUp, isHalfUp, isHalfEven) => {
    expect(down(numerator, denominator)).toBe(isDown);
    expect(up(numerator, denominator)).toBe(isUp);
    expect(halfUp(numerator, denominator)).toBe(isHalfUp);
    expect(halfEven(numerator, denominator)).toBe(isHalfEven);
  });

  it('stays within half a unit when rounding to the nearest', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 12n }), (numerator, denominator) => {
        for (const rule of [halfUp, halfEven]) {
          const distance = 2n * (numerator - rule(numerator, denominator) * denominator);
          expect(distance <= denominator && distance >= -denominator).toBe(true);
        }
      }),
    );
  });
});
