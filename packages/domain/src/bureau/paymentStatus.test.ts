import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dpdBucket } from '../repayment/dpdBucket';
import { paymentStatus, statusBuckets } from './paymentStatus';

describe('paymentStatus', () => {
  it('has the labels of the legend in order [CR-075.a]', () => {
    expect(statusBuckets).toEqual(['0', '1-15', '15-31', '31-60', '60-90', '90+', 'Unknown']);
  });

  it.each([
    ['000', 0, '0', 'No days past due'],
    ['001', 1, '1-15', '1 day past due'],
    ['015', 15, '1-15', '15 days past due'],
    ['016', 16, '15-31', '16 days past due'],
    ['017', 17, '15-31', '17 days past due'],
    ['030', 30, '15-31', '30 days past due'],
    ['031', 31, '31-60', '31 days past due'],
    ['045', 45, '31-60', '45 days past due'],
    ['060', 60, '31-60', '60 days past due'],
    ['061', 61, '60-90', '61 days past due'],
    ['089', 89, '60-90', '89 days past due'],
    ['090', 90, '60-90', '90 days past due'],
    ['091', 91, '90+', '91 days past due'],
    ['120', 120, '90+', '120 days past due'],
    ['900', 900, '90+', '900 days past due'],
    ['01+', 1, '1-15', '1 or more days past due'],
    ['1+', 1, '1-15', '1 or more days past due'],
    ['31+', 31, '31-60', '31 or more days past due'],
    ['61+', 61, '60-90', '61 or more days past due'],
    ['91+', 91, '90+', '91 or more days past due'],
    ['121+', 121, '90+', '121 or more days past due'],
    ['181+', 181, '90+', '181 or more days past due'],
    ['360+', 360, '90+', '360 or more days past due'],
    ['NEW', 0, '0', 'New account'],
    ['CLSD', 0, '0', 'Closed'],
    ['STD', 0, '0', 'Standard'],
    ['SMA', 61, '60-90', 'Special mention account'],
    ['SUB', 91, '90+', 'Sub-standard'],
    ['DBT', 91, '90+', 'Doubtful'],
    ['LSS', 91, '90+', 'Loss'],
    ['LOS', 91, '90+', 'Loss'],
    ['WOF', 91, '90+', 'Written off'],
    ['SET', 91, '90+', 'Settled'],
    ['*', null, 'Unknown', 'Not reported'],
    ['', null, 'Unknown', 'Not reported'],
    ['XXX', null, 'Unknown', 'Not reported'],
    ['RES', null, 'Unknown', 'Other'],
    ['constructor', null, 'Unknown', 'Other'],
    ['00000', null, 'Unknown', 'Other'],
    ['D045', null, 'Unknown', 'Other'],
    ['045D', null, 'Unknown', 'Other'],
  ] as const)('reads %j as %j days in %s: %s [CR-075.b]', (word, days, bucket, meaning) => {
    expect(paymentStatus(word)).toEqual({ word, days, bucket, meaning });
  });

  it('ignores case and surrounding spaces [XR-157.a]', () => {
    expect(paymentStatus(' std ')).toMatchObject({ word: 'std', bucket: '0' });
  });

  it('assigns any number of days to its bucket [CR-075.b]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), days => {
        expect(paymentStatus(String(days).padStart(3, '0')).bucket).toBe(dpdBucket(days));
      }),
    );
  });

  it('shows any other word unchanged [XR-157.b]', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), word => {
        expect(paymentStatus(`Z${word}`)).toMatchObject({ word: `Z${word}`.trim(), meaning: 'Other' });
      }),
    );
  });
});
