import { describe, expect, it } from 'vitest';
import { accountsMatch } from './accountsMatch';

describe('accountsMatch', () => {
  it.each([
    ['999151438497', '999151438497', true],
    ['0999151438497', '999151438497', true],
    ['XXXXXXXX8497', '999151438497', true],
    ['•••• •••• 8497', '•••• •••• 8497', true],
    ['XXXXXXXX8498', '999151438497', false],
    ['151438497', '999151438497', false],
    ['XXXXXXXXX497', '999151438497', null],
    ['', '999151438497', null],
    [null, null, null],
    ['999151438497', null, null],
    ['999151438497', 'XXXXXXXX8497', true],
    ['00999151438497', '999151438497', true],
    ['990051438497', '99051438497', false],
    ['9991-5143 8497', '999151438497', true],
    ['9991-5143 8497', '111151438497', false],
    ['XX12X8497', '999151438497', true],
    ['account 8497 of Asha', '999151438497', null],
  ])('%s and %s: %s [XR-006.g]', (left, right, match) => {
    expect(accountsMatch(left, right)).toBe(match);
  });
});
