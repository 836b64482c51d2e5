import { expect, it } from 'vitest';
import { keysetPage } from './keyset';

const rows = (...names: readonly string[]) => names.map(name => ({ place: [name] }));
const next = (name: string) => ({ towards: 'next', from: [name] }) as const;
const previous = (name: string) => ({ towards: 'previous', from: [name] }) as const;

it.each([
  ['the only page', rows('a', 'b'), null, ['a', 'b'], null, null],
  ['the first page', rows('a', 'b', 'c'), null, ['a', 'b'], next('b'), null],
  ['a page between', rows('c', 'd', 'e'), next('b'), ['c', 'd'], next('d'), previous('c')],
  ['the last page', rows('e'), next('d'), ['e'], null, previous('e')],
  ['a page between, backwards', rows('d', 'c', 'b'), previous('e'), ['c', 'd'], next('d'), previous('c')],
  ['the first page, backwards', rows('b', 'a'), previous('c'), ['a', 'b'], next('b'), null],
  ['no row behind the last page', [], next('e'), [], null, null],
] as const)('%s has its rows, and where its neighbours begin', (_what, read, from, shown, after, before) => {
  expect(keysetPage(read, from, 2)).toEqual({
    rows: rows(...shown),
    next: after,
    previous: before,
  });
});
