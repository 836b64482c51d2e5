import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, splitEqually } from './allocate';
import { paise } from './paise';

const whole = fc.integer({ min: -1e13, max: 1e13 }).map(paise);
const weights = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 24 })
  .filter(list => list.some(weight => weight > 0));

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [1, 3], [2, 3]],
    [-100, [1, 1, 1], [-33, -33, -34]],
    [7, [0, 1, 0], [0, 7, 0]],
    [2, [1, 0, 1, 1], [1, 0, 1, 0]],
    [0, [3, 4], [0, 0]],
  ])('splits %i by %j', (amount, by, expected) => {
    expect(allocate(paise(amount), by)).toEqual(expected);
  });

  it('gives parts that sum to the whole', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        expect(allocate(amount, by).reduce((total, part) => total + part, 0)).toBe(amount);
      }),
    );
  });

  it('keeps every part within a paisa of its share, and a part of weight 0 empty', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        const total = by.reduce((all, weight) => all + weight, 0);
        allocate(amount, by).forEach((part, index) => {
          const weight = by[index] ?? 0;
          const distance = BigInt(part) * BigInt(total) - BigInt(amount) * BigInt(weight);
          expect(distance < BigInt(total) && distance > -BigInt(total)).toBe(true);
          expect(weight === 0 && part !== 0).toBe(false);
        });
      }),
    );
  });

  it.each([[[]], [[0, 0]]])('refuses the weights %j, which are all zero', by => {
    expect(() => allocate(paise(100), by)).toThrow(new RangeError('At least one weight is above zero'));
  });

  it.each([[[1, -1]], [[2, -1]], [[0.5]], [[1, 0.5]], [[1, Number.NaN]]])(
    'refuses the weights %j, which are no whole numbers',
    by => {
      expect(() => allocate(paise(100), by)).toThrow(
        new RangeError('Weights are whole numbers, none negative'),
      );
    },
  );
});

describe('splitEqually', () => {
  it('makes the first parts a paisa larger', () => {
    expect(splitEqually(paise(10), 4)).toEqual([3, 3, 2, 2]);
  });
});
