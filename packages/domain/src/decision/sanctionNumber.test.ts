import { describe, expect, it } from 'vitest';
import { parseSanctionNumber, sanctionNumberError } from './sanctionNumber';

const refusal = 'Only integer values allowed';

describe('sanctionNumberError', () => {
  it.each(['0', '0.5', '5000', '12.5', '12.34', ' 12 ', ''])('takes %j as rupees [CR-193.g]', text => {
    expect(sanctionNumberError(text, 'rupees')).toBeNull();
  });

  it.each([
    ['abc'],
    ['5,000'],
    ['-1'],
    ['1.234'],
    ['1e3'],
    ['.5'],
    ['5.'],
    ['12 000'],
    ['0x10'],
    ['12abc'],
    ['12.5x'],
    ['99999999999999999'],
  ])('refuses %j as rupees [CR-193.a, CR-193.b, CR-193.c, CR-193.d]', text => {
    expect(sanctionNumberError(text, 'rupees')).toBe(refusal);
  });

  it.each([
    ['0', null],
    ['38.25', null],
    ['100', null],
    ['100.00', null],
    ['100.01', refusal],
    ['101', refusal],
    ['-0.5', refusal],
  ])('validates %j as a percentage [CR-193.e, CR-193.f]', (text, expected) => {
    expect(sanctionNumberError(text, 'percent')).toBe(expected);
  });
});

describe('parseSanctionNumber', () => {
  it('reads what the rule accepts, and an empty field as null [CR-193.g]', () => {
    expect(parseSanctionNumber(' 5000.50 ', 'rupees')).toBe(5000.5);
    expect(parseSanctionNumber('', 'rupees')).toBeNull();
    expect(parseSanctionNumber('100.01', 'percent')).toBeNull();
  });
});
