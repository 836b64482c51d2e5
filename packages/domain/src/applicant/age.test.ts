import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { ageOn } from './age';

describe('ageOn', () => {
  it.each([
    ['1994-11-20', 32],
    ['1994-11-21', 32],
    ['1994-11-22', 31],
    ['1996-02-29', 30],
    ['1994-12-01', 31],
    ['1994-10-30', 32],
  ])('of %s is %d on 21 Nov 2026', (birth, years) => {
    expect(ageOn(businessDate(birth), businessDate('2026-11-21'))).toBe(years);
  });
});
