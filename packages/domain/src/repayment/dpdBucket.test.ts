import { describe, expect, it } from 'vitest';
import { dpdBucket, dpdBuckets } from './dpdBucket';

describe('dpdBucket', () => {
  it('has the documented labels in order [CR-075.a]', () => {
    expect(dpdBuckets.map(bucket => bucket.label)).toEqual(['0', '1-15', '15-31', '31-60', '60-90', '90+']);
  });

  it.each([
    [-1, '0'],
    [0, '0'],
    [1, '1-15'],
    [15, '1-15'],
    [16, '15-31'],
    [30, '15-31'],
    [31, '31-60'],
    [60, '31-60'],
    [61, '60-90'],
    [90, '60-90'],
    [91, '90+'],
    [4000, '90+'],
    [Number.NaN, '90+'],
  ])('puts %i days into %s [CR-075.b]', (days, label) => {
    expect(dpdBucket(days)).toBe(label);
  });
});
