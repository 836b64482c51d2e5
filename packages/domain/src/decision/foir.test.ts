import { describe, expect, it } from 'vitest';
import { rupees, zeroPaise } from '../money/paise';
import { foirOf, foirWorking } from './foir';

describe('foirOf', () => {
  it.each([
    [8000, 42_000, 19.05],
    [0, 42_000, 0],
    [42_000, 42_000, 100],
    [50_000, 40_000, 125],
    [1, 3, 33.33],
    [2, 3, 66.67],
    ['0.01', 80, 0.01],
    ['0.01', 200, 0.01],
    ['0.01', 201, 0],
    ['0.03', 200, 0.02],
    ['0.05', 200, 0.03],
    [8000, 0, null],
  ])('of Rs. %s to Rs. %i is %s %% [XR-040.a]', (obligations, salary, expected) => {
    expect(foirOf(rupees(obligations), rupees(salary))).toBe(expected);
  });
});

describe('foirWorking', () => {
  const given = { obligations: rupees(8000), salary: rupees(40_000), emi: rupees(8370) };

  it('adds the EMI and measures what is left below the max EMI [XR-040.a]', () => {
    expect(foirWorking({ ...given, maxEmi: rupees(9500) })).toEqual({
      now: 20,
      after: 40.93,
      headRoom: rupees(1130),
    });
  });

  it('has a negative headroom above the max EMI, and null without one [XR-040.a]', () => {
    expect(foirWorking({ ...given, maxEmi: rupees(8000) }).headRoom).toBe(rupees(-370));
    expect(foirWorking({ ...given, maxEmi: null }).headRoom).toBeNull();
    expect(foirWorking({ ...given, salary: zeroPaise, maxEmi: null })).toMatchObject({
      now: null,
      after: null,
    });
  });
});
