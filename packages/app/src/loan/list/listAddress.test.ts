import { describe, expect, it } from 'vitest';
import { changeView, pageIn } from './listAddress';
import { monthIn } from './monthIn';

describe('changeView', () => {
  it('goes to the first page with another filter, and to the page asked for [CR-011.d]', () => {
    const view = { status: null as string | null, page: 4 };
    expect(changeView(view, { status: 'HOLD' })).toEqual({ status: 'HOLD', page: 1 });
    expect(changeView(view, { page: 5 })).toEqual({ status: null, page: 5 });
  });
});

describe('the address of a list', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=2.5', 1],
    ['page=x', 1],
  ])('%j is page %i', (search, page) => {
    expect(pageIn(new URLSearchParams(search))).toBe(page);
  });

  it.each([
    ['year=2026&month=11', { year: 2026, month: 11 }],
    ['year=2026', { year: null, month: null }],
    ['month=3', { year: null, month: null }],
    ['year=2026&month=13', { year: null, month: null }],
    ['year=2019&month=1', { year: null, month: null }],
  ])('%j is the month %j', (search, month) => {
    expect(monthIn(new URLSearchParams(search))).toEqual(month);
  });
});
