import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  isPaise,
  maxPaise,
  minPaise,
  paise,
  paiseToRupees,
  parseRupees,
  rupees,
  rupeesToPaise,
  subtract,
  sum,
} from './paise';

const anyPaise = fc.integer({ min: -1e14, max: 1e14 }).map(paise);

describe('paise', () => {
  it('accepts safe integers and nothing else', () => {
    expect(paise(0)).toBe(0);
    expect(Object.is(paise(-0), 0)).toBe(true);
    expect(paise(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1]) {
      expect(() => paise(wrong)).toThrow(new RangeError(`${wrong} is not a whole number of paise`));
      expect(isPaise(wrong)).toBe(false);
    }
  });
});

describe('parseRupees', () => {
  it.each([
    ['0', 0],
    ['1250', 125_000],
    ['1250.5', 125_050],
    ['1250.05', 125_005],
    ['-0.05', -5],
    [' 7.10 ', 710],
  ])('reads %j as %i paise', (text, expected) => {
    expect(parseRupees(text)).toBe(expected);
  });

  it.each([[''], ['1.234'], ['1,250'], ['Rs. 5'], ['1e3'], ['.5'], ['5.'], ['--5'], ['90071992547409920']])(
    'refuses %j',
    text => {
      expect(parseRupees(text)).toBeNull();
    },
  );
});

describe('rupeesToPaise', () => {
  it.each([
    [19.99, 1999],
    [0.29, 29],
    [1.005, null],
    [0.1 + 0.2, null],
    [0.3, 30],
    [-12.5, -1250],
    [Number.NaN, null],
    [1e21, null],
  ])('reads %d exactly', (amount, expected) => {
    expect(rupeesToPaise(amount)).toBe(expected);
  });

  it('round-trips every amount the wire can carry', () => {
    fc.assert(
      fc.property(anyPaise, amount => {
        expect(rupeesToPaise(JSON.parse(JSON.stringify(paiseToRupees(amount))))).toBe(amount);
      }),
    );
  });
});

describe('rupees', () => {
  it('accepts exact amounts and throws on the rest', () => {
    expect(rupees(125_000.5)).toBe(12_500_050);
    expect(rupees('0.01')).toBe(1);
    expect(() => rupees(0.001)).toThrow('0.001 is not rupees with at most two decimals');
  });
});

describe('arithmetic', () => {
  it('subtracts what it added', () => {
    fc.assert(
      fc.property(anyPaise, anyPaise, (left, right) => {
        expect(subtract(add(left, right), right)).toBe(left);
      }),
    );
  });

  it('sums in any order', () => {
    fc.assert(
      fc.property(fc.array(anyPaise, { maxLength: 20 }), amounts => {
        expect(sum(amounts)).toBe(sum(amounts.toReversed()));
      }),
    );
    expect(sum([])).toBe(0);
  });

  it('throws beyond the safe integers', () => {
    expect(() => add(paise(Number.MAX_SAFE_INTEGER), paise(1))).toThrow(RangeError);
  });

  it('picks the smaller and the larger', () => {
    expect(minPaise(paise(3), paise(-4))).toBe(-4);
    expect(minPaise(paise(-4), paise(3))).toBe(-4);
    expect(maxPaise(paise(3), paise(-4))).toBe(3);
    expect(maxPaise(paise(-4), paise(3))).toBe(3);
  });
});
