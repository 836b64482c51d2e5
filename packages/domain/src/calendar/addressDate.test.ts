import { describe, expect, it } from 'vitest';
import { readAddressDate } from './addressDate';
import { addDays, addMonths } from './arithmetic';

describe('readAddressDate', () => {
  it.each([null, ''])('names no day by %j', text => {
    expect(readAddressDate(text)).toEqual({ date: null, fault: undefined });
  });

  it.each(['1900-01-01', '2026-11-23', '2199-12-31'])('reads %s, and the months around it exist', text => {
    const { date, fault } = readAddressDate(text);
    expect([date, fault]).toEqual([text, undefined]);
    expect(
      date && [addDays(date, -45), addDays(date, 45), addMonths(date, -2), addMonths(date, 2)],
    ).toHaveLength(4);
  });

  it.each([
    ['2026-02-30', '“2026-02-30” is no date.'],
    ['soon', '“soon” is no date.'],
    ['1899-12-31', '“1899-12-31” cannot be shown: dates are of the years 1900 to 2199.'],
    ['2200-01-01', '“2200-01-01” cannot be shown: dates are of the years 1900 to 2199.'],
    ['9999-12-27', '“9999-12-27” cannot be shown: dates are of the years 1900 to 2199.'],
  ])('refuses %s in words', (text, fault) => {
    expect(readAddressDate(text)).toEqual({ date: null, fault });
  });
});
