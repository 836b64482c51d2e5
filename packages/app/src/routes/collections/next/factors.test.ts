import { usualFactors } from '@lending-desk/domain/collections';
import { describe, expect, it } from 'vitest';
import { nextAddress, readNextView } from './factors';

const read = (text: string) => readNextView(new URLSearchParams(text)).factors;

describe('the address of the order of work', () => {
  it.each([
    ['', usualFactors],
    ['factors=none', []],
    ['factors=', []],
    ['factors=roll.promise', ['promise', 'roll']],
    ['factors=quiet.mood', ['quiet']],
  ])('reads %s [XR-008.c]', (text, factors) => {
    expect(read(text)).toEqual(factors);
  });

  it.each([
    [usualFactors, ''],
    [[], '?factors=none'],
    [['risk', 'hours'], '?factors=risk.hours'],
  ] as const)('names %j [XR-008.c]', (factors, text) => {
    const address = nextAddress({ page: 1, factors });
    expect(address).toBe(`/loan-management/collections/next${text}`);
    expect(read(text)).toEqual(factors);
  });
});
