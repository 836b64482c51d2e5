import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/paise';
import { boundedText } from './text';
import {
  envelope,
  loanIdNumber,
  loanRef,
  toWireRupees,
  wholeNumberText,
  wireDate,
  wireInstant,
  wireRupees,
} from './wire';

const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'refused';
};

describe('wireRupees', () => {
  it.each([
    [1250.5, 125_050],
    [0, 0],
    [0.01, 1],
    [19.99, 1999],
    [-12.5, -1250],
    [99_99_999.99, 999_999_999],
  ])('reads %d rupees as %i paise [CO-010.d]', (rupees, amount) => {
    expect(read(wireRupees, rupees)).toBe(amount);
  });

  it.each([
    [0.001],
    [0.1 + 0.2],
    [1e21],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['1250'],
    [null],
    [undefined],
  ])('refuses %s [CO-010.d]', value => {
    expect(read(wireRupees, value)).toBe('refused');
  });

  it('round-trips through the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), amount => {
        expect(read(wireRupees, toWireRupees(paise(amount)))).toBe(amount);
      }),
    );
  });
});

describe('wireInstant', () => {
  it.each([['2026-11-21T08:35:00.000Z'], ['2024-02-29T23:59:59Z']])('reads %s [CO-110.c]', text => {
    expect(read(wireInstant, text)).toBe(text);
  });

  it.each([
    ['2026-02-29T00:00:00.000Z'],
    ['2026-11-31T00:00:00Z'],
    ['2026-11-21T24:00:00Z'],
    ['2026-11-21T08:35:00+05:30'],
    ['2026-11-21'],
    [''],
    [1_795_256_366_541],
  ])('refuses %s [CO-110.c]', value => {
    expect(read(wireInstant, value)).toBe('refused');
  });
});

describe('wireDate', () => {
  it.each([['2026-11-21'], ['2024-02-29']])('reads %s [CO-010.c]', text => {
    expect(read(wireDate, text)).toBe(text);
  });

  it.each([
    ['2026-02-29'],
    ['2026-13-01'],
    ['2026-11-31'],
    ['21-11-2026'],
    ['2026-11-21T00:00:00Z'],
    [''],
    [20261121],
  ])('refuses %s [CO-010.c]', value => {
    expect(read(wireDate, value)).toBe('refused');
  });
});

describe('loanRef', () => {
  it.each([
    [4821937, '4821937'],
    ['4821937', '4821937'],
    [' 999999999 ', '999999999'],
    ['2C10B6F0-c2f9-4f6f-ace0-1721d95b7f46', '2C10B6F0-c2f9-4f6f-ace0-1721d95b7f46'],
  ])('reads %j', (value, ref) => {
    expect(read(loanRef, value)).toBe(ref);
  });

  it.each([
    [0],
    [-1],
    [1.5],
    ['0123'],
    ['9876543210'],
    ['1000000000'],
    ['loan'],
    [''],
    ['1 or 1=1'],
    [null],
    [{}],
  ])('refuses %j', value => {
    expect(read(loanRef, value)).toBe('refused');
  });
});

describe('loanIdNumber', () => {
  it.each([
    [1, 1],
    [999_999_999, 999_999_999],
    [0, 'refused'],
    [1_000_000_000, 'refused'],
    [1.5, 'refused'],
    ['4821937', 'refused'],
  ])('makes %j %j [CO-010.b]', (value, id) => {
    expect(read(loanIdNumber, value)).toBe(id);
  });
});

describe('wholeNumberText', () => {
  const page = wholeNumberText(1, 100);

  it.each([
    ['1', 1],
    [' 25 ', 25],
    ['007', 7],
    [100, 100],
  ])('reads %j as %i', (value, number) => {
    expect(read(page, value)).toBe(number);
  });

  it.each([
    ['0'],
    ['101'],
    [101],
    [''],
    ['-1'],
    ['2.5'],
    [2.5],
    ['1e1'],
    ['99999999999999999999'],
    ['१'],
    [true],
    [null],
  ])('refuses %j', value => {
    expect(read(page, value)).toBe('refused');
  });
});

describe('boundedText', () => {
  it('accepts a text up to its maximum', () => {
    expect([read(boundedText(3), 'abc'), read(boundedText(3), 'abcd')]).toEqual(['abc', 'refused']);
  });
});

it.each<readonly [unknown, string, v.GenericSchema]>([
  ['1250', 'An amount is a number of rupees', wireRupees],
  [0.001, 'An amount has at most two decimals', wireRupees],
  ['2026-11-21', 'The instant does not exist', wireInstant],
  ['2026-11-31', 'The date does not exist', wireDate],
  ['4821937', 'loanId is a whole number', loanIdNumber],
  [1.5, 'loanId is a whole number', loanIdNumber],
  [0, 'loanId is above zero', loanIdNumber],
  [1_000_000_000, 'loanId has at most nine digits', loanIdNumber],
  ['loan', 'Not a loan id', loanRef],
  [2.5, 'A whole number', wholeNumberText(1, 100)],
  ['abcd', 'At most 3 characters', boundedText(3)],
])('of %j says: %s', (value, words, schema) => {
  expect(v.safeParse(schema, value).issues?.map(({ message }) => message)).toEqual([words]);
});

describe('envelope', () => {
  it('reads what every answer has; a missing message list is empty [SH-054.a, SH-054.b]', () => {
    expect(v.parse(envelope, { success: true, data: {} })).toEqual({ success: true, errorMessages: [] });
    expect(read(envelope, { success: false, errorMessages: ['No'] })).toEqual({
      success: false,
      errorMessages: ['No'],
    });
    expect(read(envelope, { errorMessages: [] })).toBe('refused');
  });
});
