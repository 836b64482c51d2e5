import { expect, it } from 'vitest';
import { largest } from './largest';

it('is that of more values than a call has arguments', () => {
  expect(largest([])).toBe(0);
  expect(largest([2, 5, 3])).toBe(5);
  expect(largest(Array.from({ length: 300_000 }, (_, index) => index))).toBe(299_999);
});
