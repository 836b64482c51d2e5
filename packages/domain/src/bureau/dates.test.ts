import { businessDate } from '../calendar/businessDate';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { bureauDate, enquiriesBefore, fromDdmmyyyy } from './bureauDate';

const report = businessDate('2026-11-04');

describe('enquiriesBefore', () => {
  it.each([
    [-1, 0],
    [0, 1],
    [1, 1],
    [29, 1],
    [30, 1],
    [31, 0],
    [400, 0],
  ])('counts an enquiry %i days before the report %i times [CR-054.a, CR-054.c]', (days, times) => {
    expect(enquiriesBefore(report, [bureauDate(addDays(report, -days))])).toBe(times);
  });

  it('skips a date that does not exist and is null without a report date [CR-054.b]', () => {
    expect(enquiriesBefore(report, [bureauDate('31/02/2026'), bureauDate('2026-02-31')])).toBe(0);
    expect(enquiriesBefore(null, [bureauDate('2026-11-04')])).toBeNull();
  });
});

describe('bureauDate', () => {
  it.each([
    ['2026-11-04', '2026-11-04'],
    [' 2026-11-04 ', '2026-11-04'],
    ['31/02/2026', null],
    ['2026-13-01', null],
    ['2026-02-29', null],
    ['0000-00-00', null],
    ['04/11/2026', null],
    ['N/A', null],
  ])('reads %j as %j and keeps the text [XR-157.a]', (written, date) => {
    expect(bureauDate(written)).toEqual({ date, raw: written.trim() });
  });

  it('has no text for a blank', () => {
    expect(bureauDate('')).toEqual({ date: null, raw: null });
    expect(bureauDate(null)).toEqual({ date: null, raw: null });
  });
});

describe('fromDdmmyyyy', () => {
  it.each([
    ['06112026', '2026-11-06'],
    ['29022024', '2024-02-29'],
    ['29022026', '29022026'],
    ['2026-11-06', '2026-11-06'],
    // Nine digits are not a date with a digit too many.
    ['106112026', '106112026'],
    ['061120261', '061120261'],
    [6_112_026, '2026-11-06'],
    ['', null],
    [null, null],
  ])('turns %j into %j [XR-157.a]', (written, date) => {
    expect(fromDdmmyyyy(written)).toBe(date);
  });
});
