import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { payRhythm } from './payRhythm';

describe('payRhythm [XR-159.c]', () => {
  it('recognises a pay day moved before the weekend: 1 August 2026 is a Saturday', () => {
    const dates = ['2026-06-01', '2026-07-01', '2026-07-31', '2026-09-01', '2026-10-01'].map(businessDate);
    expect(payRhythm(dates)).toEqual({ day: 1, hits: 5, months: 5, share: 1 });
  });

  it.each([
    // Two days around the day count; of two days that fit as well the earlier.
    [['2026-06-10', '2026-07-12', '2026-08-12'], { day: 10, hits: 3, months: 3, share: 1 }],
    [['2026-06-10', '2026-08-10'], { day: 10, hits: 2, months: 3, share: 2 / 3 }],
    [['2026-06-10', '2026-07-10', '2026-07-21'], { day: 10, hits: 2, months: 2, share: 2 / 3 }],
    // Three days off are another rhythm.
    [['2026-06-10', '2026-07-10', '2026-08-15'], { day: 10, hits: 2, months: 2, share: 2 / 3 }],
    // The last day of every month, whatever its number.
    [['2026-02-27', '2026-03-31', '2026-04-30'], { day: 31, hits: 3, months: 3, share: 1 }],
    // A day late, in the month after.
    [['2026-03-31', '2026-05-01', '2026-05-29', '2026-06-30'], { day: 31, hits: 4, months: 4, share: 1 }],
    // Over the turn of the year.
    [['2025-12-15', '2026-01-15', '2026-02-13'], { day: 15, hits: 3, months: 3, share: 1 }],
    // Three a month, at most.
    [
      ['2026-06-05', '2026-06-15', '2026-06-25', '2026-07-03', '2026-07-15', '2026-07-24'],
      { day: 5, hits: 2, months: 2, share: 1 / 3 },
    ],
  ])('of %j is %j', (dates, rhythm) => {
    expect(payRhythm(dates.map(businessDate))).toEqual(rhythm);
  });

  it.each([
    ['nothing', []],
    ['two credits of one month', ['2026-06-01', '2026-06-20']],
    ['one credit', ['2026-06-01']],
    ['many a month', ['2026-06-01', '2026-06-08', '2026-06-15', '2026-06-22', '2026-06-29']],
  ])('finds none in %s', (_what, dates) => {
    expect(payRhythm(dates.map(businessDate))).toBeNull();
  });
});
