import { expect, it } from 'vitest';
import { itemAt } from './itemAt';

it('gives the item at a position, and names one that is not there', () => {
  expect([itemAt(['a', 'b'], 0), itemAt(['a', 'b'], 1)]).toEqual(['a', 'b']);
  expect(() => itemAt(['a', 'b'], 2)).toThrow(new RangeError('Nothing at 2 of 2'));
});
