import { describe, expect, it } from 'vitest';
import { toggled, toggledAll, toggledRange } from './selecting';

const keys = ['a', 'b', 'c', 'd', 'e'];
const of = (...chosen: string[]) => new Set(chosen);

describe('selecting rows', () => {
  it('adds and removes a key', () => {
    expect(toggled(of('a'), 'b')).toEqual(of('a', 'b'));
    expect(toggled(of('a', 'b'), 'b')).toEqual(of('a'));
  });

  it.each([
    ['downwards', of('b'), 'b', 'd', of('b', 'c', 'd')],
    ['upwards', of('d'), 'd', 'b', of('b', 'c', 'd')],
    ['to a selected row, which is then not, and no other between', of('b', 'c', 'd'), 'b', 'd', of()],
    ['from nowhere: one row alone', of(), null, 'c', of('c')],
    ['from a row of another page: one row alone', of('x'), 'x', 'c', of('x', 'c')],
    ['from itself', of(), 'c', 'c', of('c')],
  ] as const)('reaches %s', (_, selected, from, to, expected) => {
    expect(toggledRange(selected, keys, from, to)).toEqual(expected);
  });

  it('selects all of a page and keeps those of other pages', () => {
    expect(toggledAll(of('a', 'x'), ['a', 'b'])).toEqual(of('a', 'b', 'x'));
    expect(toggledAll(of('a', 'b', 'x'), ['a', 'b'])).toEqual(of('x'));
  });
});
