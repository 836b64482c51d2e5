import { describe, expect, it } from 'vitest';
import { tatHours, tatText, turnAroundText } from './tat';

describe('tatHours', () => {
  it.each([
    [0, 0],
    [1799, 0],
    [1800, 1],
    [3600, 1],
    [5399, 1],
    [5400, 2],
    [93_600, 26],
  ])('rounds %i seconds to %i hours [CR-004]', (seconds, hours) => {
    expect(tatHours(seconds)).toBe(hours);
  });
});

describe('turn-around texts', () => {
  it('count one and many', () => {
    expect([3600, 93_600].map(tatText)).toEqual(['1 hour', '26 hours']);
    expect([0, 1, 3].map(turnAroundText)).toEqual(['0 days', '1 day', '3 days']);
  });
});
