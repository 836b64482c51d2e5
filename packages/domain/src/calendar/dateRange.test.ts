import { describe, expect, it } from 'vitest';
import { businessDate } from './businessDate';
import { dateRange } from './dateRange';

const [first, second] = [businessDate('2026-11-20'), businessDate('2026-11-21')];

describe('dateRange', () => {
  it('asks for a date when none is picked [CR-014.b]', () => {
    expect(dateRange(null, null)).toEqual({ ok: false, message: 'Select Date' });
  });

  it('uses one picked date as both ends [CR-014.d]', () => {
    expect(dateRange(first, null)).toEqual({ ok: true, range: { start: first, end: first } });
    expect(dateRange(null, second)).toEqual({ ok: true, range: { start: second, end: second } });
  });

  it('requires the start to be strictly before the end [CR-014.c]', () => {
    expect(dateRange(first, second)).toEqual({ ok: true, range: { start: first, end: second } });
  });

  it.each([
    ['the same day', first, first],
    ['a day before', second, first],
  ])('refuses an end on %s [CR-014.a]', (_, start, end) => {
    expect(dateRange(start, end)).toEqual({ ok: false, message: 'Start Date must be less then End Date' });
  });
});
