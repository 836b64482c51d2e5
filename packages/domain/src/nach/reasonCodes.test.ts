import { describe, expect, it } from 'vitest';
import { nachReason } from './reasonCodes';

describe('nachReason', () => {
  it.each([
    ['01', 'new mandate'],
    ['61', 'new mandate'],
    ['04', 'present again'],
    ['05', 'present again'],
    ['06', 'contact the customer'],
    ['07', 'contact the customer'],
    ['26', 'correct and present again'],
    ['98', 'wait'],
    ['09', 'look into it'],
  ])('%s: %s', (code, remedy) => {
    expect(nachReason(code)).toMatchObject({ remedy });
  });

  it('has no word for a code that is not in the list', () => {
    expect([nachReason('99'), nachReason('4'), nachReason('')]).toEqual([null, null, null]);
  });
});
