import { expect, it } from 'vitest';
import { fromMatch } from './searchTransactions';

const narration = 'NEFT-0123456789-ACME-SALARY';

it.each([
  ['acme', '…789-ACME-SALARY'],
  [' ACME ', '…789-ACME-SALARY'],
  // The last letters that a narrow column shows.
  ['9-ac', narration],
  ['9-acm', '…56789-ACME-SALARY'],
  // A match that begins this early is in view, however long it is.
  ['-0123456789-acme', narration],
  ['0123456789-acme', '…EFT-0123456789-ACME-SALARY'],
  ['zzz', narration],
  ['', narration],
])('a narration in which %s is found is shown as %s [XR-135.a]', (search, shown) => {
  expect(fromMatch(narration, search)).toBe(shown);
});

it('a narration whose small letters are more than its letters stays whole [XR-135.a]', () => {
  expect(fromMatch('İSTANBUL TRADING HOUSE', 'house')).toBe('İSTANBUL TRADING HOUSE');
});
