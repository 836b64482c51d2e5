import { describe, expect, it } from 'vitest';
import { monthFault, monthIn } from './monthIn';

describe('the month of an address', () => {
  it.each([
    ['year=2026&month=3', 3, null],
    ['', null, null],
    ['year=2026', null, 'A year and a month go together.'],
    ['month=3', null, 'A year and a month go together.'],
    ['year=2026&month=13', null, 'There is no month “13” of “2026”.'],
  ])('%s is %j, of which is said %j [XR-050.a]', (address, month, said) => {
    const search = new URLSearchParams(address);
    const taken = monthIn(search);
    expect(taken.month).toBe(month);
    expect(monthFault(search, taken.month)).toBe(said);
  });
});
