import { expect, it } from 'vitest';
import { wordsOf } from './wordsOf';

const none = {
  imported: 0,
  alreadyThere: 0,
  different: 0,
  rejected: 0,
  warnings: 0,
  emptyLines: 0,
  sideFile: null,
};

it.each([
  [{ imported: 50, alreadyThere: 2 }, 'imported 50, already there 2, rejected 0'],
  [
    { alreadyThere: 2, different: 1, rejected: 3 },
    'imported 0, already there 3 (1 with different content, not changed), rejected 3',
  ],
  [
    { imported: 1, warnings: 4, sideFile: '/data/imports/a.ndjson' },
    'imported 1, already there 0, rejected 0, warnings 4\nReasons, line by line: /data/imports/a.ndjson',
  ],
])('%j is told as %j', (found, words) => {
  expect(wordsOf({ ...none, ...found })).toBe(words);
});
