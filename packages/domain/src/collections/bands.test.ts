import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dpdBucket, dpdBuckets } from '../repayment/dpdBucket';
import { assetClasses, classOfDay } from '../repayment/standing';
import { type Bands, daysOfBand } from './bands';

describe('daysOfBand', () => {
  it.each([
    ['0', { least: null, most: 0 }],
    ['1-15', { least: 1, most: 15 }],
    ['15-31', { least: 16, most: 30 }],
    ['90+', { least: 91, most: null }],
  ] as const)('the bucket %s has the days %j [CR-075.b]', (label, days) => {
    expect(daysOfBand(dpdBuckets, label)).toEqual(days);
  });

  it.each([
    ['STANDARD', { least: null, most: 0 }],
    ['SMA-1', { least: 31, most: 60 }],
    ['NPA', { least: 91, most: null }],
  ] as const)('the class %s has the days %j [M4.d]', (label, days) => {
    expect(daysOfBand(assetClasses, label)).toEqual(days);
  });

  it('has each day in the band that the rule names [CR-075.b, M4.d]', () => {
    const within = <Label extends string>(bands: Bands<Label>, label: Label, day: number) => {
      const { least, most } = daysOfBand(bands, label);
      return day >= (least ?? Number.NEGATIVE_INFINITY) && day <= (most ?? Number.POSITIVE_INFINITY);
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), day => {
        for (const { label } of dpdBuckets)
          expect(within(dpdBuckets, label, day)).toBe(dpdBucket(day) === label);
        for (const { label } of assetClasses)
          expect(within(assetClasses, label, day)).toBe(classOfDay(day) === label);
      }),
    );
  });
});
