import { expect, it } from 'vitest';
import { verdictOf } from './comparison';

it.each([
  [100, 'exact'],
  [99, 'close'],
  [85, 'close'],
  [84, 'partial'],
  [55, 'partial'],
  [54, 'different'],
])('a score of %i is %s [XR-021.a]', (score, verdict) => {
  expect(verdictOf(score)).toBe(verdict);
});
