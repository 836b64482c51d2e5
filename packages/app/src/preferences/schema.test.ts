import { describe, expect, it } from 'vitest';
import { readPreferences } from './schema';

const defaults = { theme: 'system', density: 'compact', mini: false, rail: true, singleKeys: true };

describe('readPreferences', () => {
  it.each([null, '{', 'null', '7', '{}', '{"theme":"pink","mini":"yes"}'])(
    'reads %j as the defaults',
    stored => {
      expect(readPreferences(stored)).toEqual(defaults);
    },
  );

  it('keeps what fits', () => {
    expect(readPreferences('{"theme":"dark","mini":true,"density":7}')).toEqual({
      ...defaults,
      theme: 'dark',
      mini: true,
    });
  });
});
