import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTags } from './splitTags';

describe('splitTags', () => {
  it.each([
    ['salaried', ['salaried']],
    [' thin file , repeat borrower,', ['thin file', 'repeat borrower']],
    ['a,,b', ['a', 'b']],
    ['a, a ,A', ['a', 'A']],
  ])('splits %j on commas, trims and drops blanks [CR-199]', (input, tags) => {
    expect(splitTags(input)).toEqual(tags);
  });

  it.each([[''], ['  '], [' , ,, ']])('finds nothing to send in %j [CR-200]', input => {
    expect(splitTags(input)).toEqual([]);
  });

  it('gives the same tags after joining and splitting again', () => {
    fc.assert(
      fc.property(fc.string(), input => {
        expect(splitTags(splitTags(input).join(', '))).toEqual(splitTags(input));
      }),
    );
  });
});
