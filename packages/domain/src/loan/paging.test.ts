import { describe, expect, it } from 'vitest';
import { desks } from '../access/desks';
import { grownTotal, knownTotal, pageCount, pageSize } from './paging';

describe('paging by desk', () => {
  it('has 25 rows on a page [SH-056.a, SH-056.b, SH-056.c]', () => {
    expect(pageSize).toBe(25);
    expect([0, 1, 25, 26].map(pageCount)).toEqual([1, 1, 1, 2]);
  });

  it('starts the credit queue with 500 items [CR-009.a, CR-009.b]', () => {
    expect(knownTotal(desks.credit.paging.assumedTotal, undefined)).toBe(500);
    expect(pageCount(knownTotal(desks.credit.paging.assumedTotal, 61))).toBe(3);
    expect(knownTotal(desks.credit.paging.assumedTotal, 26)).toBe(26);
    expect(knownTotal(desks.credit.paging.assumedTotal, 0)).toBe(0);
  });

  it('starts support and collections with 300 items [SH-060.a, SH-060.b]', () => {
    expect([desks.customerSupport.paging, desks.collections.paging].map(rule => rule.assumedTotal)).toEqual([
      300, 300,
    ]);
  });
});

describe('grownTotal', () => {
  it.each([
    ['SH-061.b', 300, 9, 25, 300],
    ['SH-061.a', 299, 9, 25, 374],
    ['SH-061.a', 300, 10, 25, 375],
    ['SH-061.a', 300, 10, 1, 375],
    ['SH-061.c', 300, 10, 0, 300],
    ['SH-061.a', 300, 12, 25, 375],
    ['SH-061.b', 375, 12, 25, 375],
    ['SH-061.a', 375, 13, 25, 450],
  ])('[%s] of %i on page %i with %i rows is %i', (_, total, page, rows, expected) => {
    expect(grownTotal(total, page, rows)).toBe(expected);
  });
});
