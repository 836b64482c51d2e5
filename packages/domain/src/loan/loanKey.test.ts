import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from '../compare/normalisePhone';
import { parseLoanId, resolveLoanKey } from './loanKey';

describe('normalisePhone', () => {
  it.each([
    ['9876543210'],
    ['098765 43210'],
    ['+919876543210'],
    ['+91 98765-43210'],
    ['919876543210'],
    [' (0) 98765.43210 '],
  ])('reads %j [SH-011.b]', text => {
    expect(normalisePhone(text)).toBe('9876543210');
  });

  it('keeps a number that itself begins with 91 [SH-011.b]', () => {
    expect(normalisePhone('9198765432')).toBe('9198765432');
  });

  it.each([
    ['5876543210'],
    ['987654321'],
    ['98765432101'],
    ['+9876543210'],
    ['00919876543210'],
    ['abc'],
    [''],
  ])('refuses %j [SH-011.a]', text => {
    expect(normalisePhone(text)).toBeNull();
  });

  it('finds the same digits behind any prefix and spacing [SH-011.b]', () => {
    const phone = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
    fc.assert(
      fc.property(
        phone,
        fc.constantFrom('', '0', '91', '+91', '+91 ', '0 '),
        fc.nat(10),
        (digits, prefix, at) => {
          expect(normalisePhone(`${prefix}${digits.slice(0, at)} ${digits.slice(at)}`)).toBe(digits);
        },
      ),
    );
  });
});

describe('parseLoanId', () => {
  it.each([
    ['100001', 100_001],
    [' 42 ', 42],
    ['999999999', 999_999_999],
  ])('reads %j as a whole number [SH-012.a]', (text, loanId) => {
    expect(parseLoanId(text)).toBe(loanId);
  });

  it.each([['1000000000'], ['0'], ['12.5'], ['-1'], ['1e3'], ['']])(
    'refuses %j [SH-065.c, SH-012.b]',
    text => {
      expect(parseLoanId(text)).toBeNull();
    },
  );
});

describe('resolveLoanKey', () => {
  it.each([
    ['6000000000', { kind: 'phone', phone: '6000000000' }],
    ['98765 43210', { kind: 'phone', phone: '9876543210' }],
    ['09876543210', { kind: 'phone', phone: '9876543210' }],
    ['919876543210', { kind: 'phone', phone: '9876543210' }],
    ['100245', { kind: 'loanId', loanId: 100_245 }],
    ['999999999', { kind: 'loanId', loanId: 999_999_999 }],
    ['5999999999', { kind: 'loanId', loanId: 5_999_999_999 }],
    ['999999999999999', { kind: 'loanId', loanId: 999_999_999_999_999 }],
    ['1000000000000000', { kind: 'unknown' }],
    ['100245a', { kind: 'unknown' }],
  ])('takes the address %s for %j [M49.c]', (text, meant) => {
    expect(resolveLoanKey(text)).toEqual(meant);
  });

  it.each([
    ['SH-011.a', '6000000000', { kind: 'phone', phone: '6000000000' }],
    ['SH-011.a', '9999999999', { kind: 'phone', phone: '9999999999' }],
    ['SH-011.b', '+919876543210', { kind: 'phone', phone: '9876543210' }],
    ['SH-011.b', '919876543210', { kind: 'phone', phone: '9876543210' }],
    ['SH-011.b', '09876543210', { kind: 'phone', phone: '9876543210' }],
    ['SH-012.a', '5999999999', { kind: 'loanId', loanId: 5_999_999_999 }],
    ['SH-012.a', '999999999', { kind: 'loanId', loanId: 999_999_999 }],
    ['SH-012.a', '100001', { kind: 'loanId', loanId: 100_001 }],
    ['SH-012.b', 'ravi', { kind: 'unknown' }],
    ['SH-012.b', '12.5', { kind: 'unknown' }],
  ])('[%s] takes the key %s of customer-loans for %j', (_, text, meant) => {
    expect(resolveLoanKey(text)).toEqual(meant);
  });
});
