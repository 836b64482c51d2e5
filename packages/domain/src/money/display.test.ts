import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees, groupIndian } from './display';
import { paise } from './paise';

describe('groupIndian', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['99999', '99,999'],
    ['100000', '1,00,000'],
    ['9999999', '99,99,999'],
    ['10000000', '1,00,00,000'],
    ['1234567890', '1,23,45,67,890'],
  ])('groups %s as %s [SH-103.a, XR-108.a]', (digits, grouped) => {
    expect(groupIndian(digits)).toBe(grouped);
  });
});

describe('formatRupees', () => {
  it.each([
    [0, 'Rs. 0', 'Rs. 0.00'],
    [5, 'Rs. 0', 'Rs. 0.05'],
    [49, 'Rs. 0', 'Rs. 0.49'],
    [50, 'Rs. 1', 'Rs. 0.50'],
    [99_900, 'Rs. 999', 'Rs. 999.00'],
    [100_000, 'Rs. 1,000', 'Rs. 1,000.00'],
    [9_999_900, 'Rs. 99,999', 'Rs. 99,999.00'],
    [12_500_000, 'Rs. 1,25,000', 'Rs. 1,25,000.00'],
    [1_000_000_000, 'Rs. 1,00,00,000', 'Rs. 1,00,00,000.00'],
    [12_500_050, 'Rs. 1,25,001', 'Rs. 1,25,000.50'],
    [-50_000, '−Rs. 500', '−Rs. 500.00'],
    [-50, '−Rs. 1', '−Rs. 0.50'],
    [-49, 'Rs. 0', '−Rs. 0.49'],
  ])(
    'shows %i paise with the prefix Rs. and Indian grouping [SH-103.a, SH-103.b]',
    (amount, plain, withPaise) => {
      expect(formatRupees(paise(amount))).toBe(plain);
      expect(formatRupees(paise(amount), { paise: true })).toBe(withPaise);
    },
  );

  it('keeps every digit when paise are shown [SH-103.a]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), amount => {
        const shown = formatRupees(paise(amount), { paise: true });
        expect(Number(shown.replace(/[^0-9]/g, ''))).toBe(amount);
      }),
    );
  });
});
