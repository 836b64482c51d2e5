import { describe, expect, it } from 'vitest';
import { pickMessage } from './pickMessage';

describe('pickMessage', () => {
  it.each([
    [['one', 'two', 'three'], 'one', 'three'],
    [['only'], 'only', 'only'],
    [['', 'said', ' '], 'said', 'said'],
    [[], 'fallback', 'fallback'],
    [['  '], 'fallback', 'fallback'],
    [undefined, 'fallback', 'fallback'],
  ])(
    'shows the first or the last of %j, otherwise the fallback [CO-009.a, CO-009.b, CS-027.a]',
    (list, first, last) => {
      expect(pickMessage(list, 'first', 'fallback')).toBe(first);
      expect(pickMessage(list, 'last', 'fallback')).toBe(last);
    },
  );
});
