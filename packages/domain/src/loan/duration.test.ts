import { describe, expect, it } from 'vitest';
import { durationText } from './duration';

describe('durationText', () => {
  it.each([
    [0, '0 s'],
    [45, '45 s'],
    [60, '1 min'],
    [860, '14 min 20 s'],
    [3600, '1 h'],
    [4938, '1 h 22 min'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
