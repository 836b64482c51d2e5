import { expect, it } from 'vitest';
import { clockText } from './clockText';

it.each([
  [null, '–'],
  [0, '0:00'],
  [9.9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [185, '3:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [7322, '2:02:02'],
])('%s seconds are written %s [XR-116.g]', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
