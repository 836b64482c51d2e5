import { describe, expect, it } from 'vitest';
import { readPreferences } from './schema';

const defaults = {
  theme: 'system',
  density: 'compact',
  mini: false,
  rail: true,
  singleKeys: true,
  playSpeed: 1,
};

describe('readPreferences', () => {
  it.each([null, '{', 'null', '7', '{}', '{"theme":"pink","mini":"yes","playSpeed":3}'])(
    'reads %j as the defaults',
    stored => {
      expect(readPreferences(stored)).toEqual(defaults);
    },
  );

  it('keeps single-letter keys turned off [XR-036.d]', () => {
    expect(readPreferences('{"singleKeys":false}')).toEqual({ ...defaults, singleKeys: false });
  });

  it.each([1, 1.25, 1.5, 2])('keeps the chosen speed of %d [XR-116.c]', playSpeed => {
    expect(readPreferences(JSON.stringify({ playSpeed }))).toEqual({ ...defaults, playSpeed });
  });

  it('keeps what fits', () => {
    expect(readPreferences('{"theme":"dark","mini":true,"density":7,"playSpeed":1.5}')).toEqual({
      ...defaults,
      theme: 'dark',
      mini: true,
      playSpeed: 1.5,
    });
  });
});
