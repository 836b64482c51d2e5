import { expect, it } from 'vitest';
import { hasAadhaarChecksum } from './hasAadhaarChecksum';

// 236 and 2363 are the worked example of Verhoeff's scheme.
it.each(['236', '234123412346', '999999990019'])('accepts %s', digits => {
  expect(hasAadhaarChecksum(digits)).toBe(true);
});

it('accepts one check digit of ten, and no two neighbours that changed places', () => {
  const accepted = Array.from({ length: 10 }, (_, digit) => `23412341234${digit}`).filter(hasAadhaarChecksum);
  expect(accepted).toEqual(['234123412346']);
  for (const turned of ['324123412346', '243123412346', '231423412346', '234123412364']) {
    expect(hasAadhaarChecksum(turned)).toBe(false);
  }
});
