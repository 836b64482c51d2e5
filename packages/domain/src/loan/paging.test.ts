import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { desks } from '../access/desks';
import { grownTotal, knownTotal, pageCount, pageSize, pageWindow } from './paging';

describe('paging by desk', () => {
  it('has 25 rows on a page', () => {
    expect(pageSize).toBe(25);
    expect([0, 1, 25, 26].map(pageCount)).toEqual([1, 1, 1, 2]);
  });

  it('starts the credit queue with 500 items [CR-009.a, CR-009.b]', () => {
    expect(knownTotal(desks.credit.paging.assumedTotal, undefined)).toBe(500);
    expect(pageCount(knownTotal(desks.credit.paging.assumedTotal, 61))).toBe(3);
    expect(knownTotal(desks.credit.paging.assumedTotal, 26)).toBe(26);
    expect(knownTotal(desks.credit.paging.assumedTotal, 0)).toBe(0);
  });

  it('shows up to 25 pages of the credit queue [CR-010.a]', () => {
    expect(pageWindow(1, 40, desks.credit.paging.visiblePages)).toHaveLength(25);
  });

  it('starts support and collections with 300 items [SH-060.a, SH-060.b]', () => {
    expect([desks.customerSupport.paging, desks.collections.paging].map(rule => rule.assumedTotal)).toEqual([
      300, 300,
    ]);
  });

  it('shows 10 pages of support and collections at once', () => {
    expect(pageWindow(1, 12, desks.customerSupport.paging.visiblePages)).toHaveLength(10);
    expect(pageWindow(1, 12, desks.collections.paging.visiblePages)).toHaveLength(10);
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

describe('pageWindow', () => {
  it.each([
    [1, 3, 10, [1, 2, 3]],
    [1, 20, 5, [1, 2, 3, 4, 5]],
    [10, 20, 5, [8, 9, 10, 11, 12]],
    [20, 20, 5, [16, 17, 18, 19, 20]],
    [99, 20, 5, [16, 17, 18, 19, 20]],
    [7, 12, 4, [5, 6, 7, 8]],
  ])('around page %i of %i, %i at once', (page, pages, visible, expected) => {
    expect(pageWindow(page, pages, visible)).toEqual(expected);
  });

  it('always contains the page, stays in range and has as many links as possible', () => {
    const upTo = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(upTo(200), upTo(200), upTo(30), (some, pages, visible) => {
        const page = Math.min(some, pages);
        const shown = pageWindow(page, pages, visible);
        expect(shown).toContain(page);
        expect(shown).toHaveLength(Math.min(pages, visible));
        expect(shown.every(number => number >= 1 && number <= pages)).toBe(true);
      }),
    );
  });
});
