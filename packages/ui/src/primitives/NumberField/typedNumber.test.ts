import { describe, expect, it } from 'vitest';
import { groupedNumber, plainNumber } from './typedNumber';

describe('A typed number', () => {
  it.each([
    ['1,25,000', '125000'],
    [' 1,25,000 ', '125000'],
    ['-1,000.50', '-1000.50'],
    ['12.', '12.'],
    ['1,', '1,'],
    ['95oo', '95oo'],
    [' 95 oo', ' 95 oo'],
  ])('%s is the value %s [XR-108.b]', (typed, value) => {
    expect(plainNumber(typed)).toBe(value);
  });

  it.each([
    ['125000.50', '1,25,000.50'],
    ['-125000', '-1,25,000'],
    [' 125000 ', '1,25,000'],
    ['999', '999'],
    ['95oo', '95oo'],
    ['', ''],
  ])('%s is shown as %s [XR-108.a]', (value, shown) => {
    expect(groupedNumber(value)).toBe(shown);
  });
});
