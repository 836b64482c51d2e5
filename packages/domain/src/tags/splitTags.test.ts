import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTags } from './splitTags';

describe('splitTags', () => {
  it.each([
    ['CR-199.a', 'salaried', ['salaried']],
    ['CR-199.a', 'a,b,c,d', ['a', 'b', 'c', 'd']],
    ['CR-199.b', ' thin file , repeat borrower', ['thin file', 'repeat borrower']],
    ['CR-199.c', 'a,,b', ['a', 'b']],
    ['CR-199.c', 'a, ,b,', ['a', 'b']],
    ['CR-199.a', 'a, a ,A', ['a', 'A']],
  ])('[%s] splits %j into %j', (_, input, tags) => {
    expect(splitTags(input)).toEqual(tags);
  });

  it.each([[''], ['  '], [' , ,, ']])('finds nothing to send in %j [CR-200.a]', input => {
    expect(splitTags(input)).toEqual([]);
  });

  it('gives the same tags after joining and splitting again [CR-199.a]', () => {
    fc.assert(
      fc.property(fc.string(), input => {
        expect(splitTags(splitTags(input).join(', '))).toEqual(splitTags(input));
      }),
    );
  });
});
