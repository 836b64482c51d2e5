import { describe, expect, it } from 'vitest';
import { tatHours, tatSeconds, turnAroundDays, turnAroundText } from './tat';

describe('tatHours', () => {
  it.each([
    [0, 0],
    [1799, 0],
    [1800, 1],
    [3600, 1],
    [5399, 1],
    [5400, 2],
    [93_600, 26],
  ])('rounds %i seconds to %i hours [CR-004.a, CR-004.b]', (seconds, hours) => {
    expect(tatHours(seconds)).toBe(hours);
  });
});

describe('tatSeconds', () => {
  const startedOn = new Date('2026-11-20T08:00:00.900Z');
  const now = new Date('2026-11-22T08:00:00.899Z');

  it.each([
    ['now while it is open', null, 172_799, 1],
    ['the decision', new Date('2026-11-20T08:00:10.900Z'), 10, 0],
    ['a decision before the start', new Date('2026-11-19T00:00:00Z'), 0, 0],
  ])('counts whole seconds to %s [CR-140.b]', (_end, decidedAt, seconds, days) => {
    expect(tatSeconds({ startedOn, decidedAt }, now)).toBe(seconds);
    expect(turnAroundDays(seconds)).toBe(days);
  });
});

describe('turn-around texts', () => {
  it('have singular and plural [CR-015.c]', () => {
    expect([0, 1, 3].map(turnAroundText)).toEqual(['0 days', '1 day', '3 days']);
  });
});
