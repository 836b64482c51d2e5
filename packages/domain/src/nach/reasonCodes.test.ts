import { describe, expect, it } from 'vitest';
import { nachReason, type NachRemedy } from './reasonCodes';

/** The codes as banks publish them: what to do, by the words of the table for each. */
const published: Readonly<Record<NachRemedy, readonly (readonly [codes: string, words: string])[]>> = {
  'new mandate': [
    ['01', 'account closed'],
    ['02', 'no such account'],
    ['03', 'description'],
    ['08', 'mandate not received'],
    ['21', 'invalid umrn or inactive'],
    ['22 23 24 25', 'mandate mismatch'],
    ['28 29', 'outside the dates'],
    ['61', 'mandate cancelled'],
  ],
  'present again': [
    ['04', 'balance insufficient'],
    ['05', 'not arranged for, or exceeds arrangement'],
  ],
  'contact the customer': [
    ['06', 'stopped by drawer'],
    ['07', 'court order'],
    ['51 52', 'kyc pending'],
    ['53 54 55 56', 'inactive or dormant'],
    ['57 58', 'limit'],
    ['68', 'frozen'],
    ['70', 'refer to the branch'],
    ['71', 'invalid account'],
  ],
  'correct and present again': [
    ['12', 'frequency mismatch'],
    ['13', 'duplicate'],
    ['26', 'amount over'],
    ['27', 'amount unlike'],
    ['31 32 33 34', 'reference, date or amount'],
  ],
  wait: [
    ['59', 'network'],
    ['73', 'settlement failed'],
    ['74', 'file format'],
    ['79', 'timing'],
    ['98', 'extended by the bank'],
  ],
  'look into it': [['09', 'miscellaneous']],
};

describe('nachReason', () => {
  it.each(
    Object.entries(published).flatMap(([remedy, rows]) =>
      rows.flatMap(([codes, words]) => codes.split(' ').map(code => [code, words, remedy] as const)),
    ),
  )('%s: %s, %s [XR-152.a]', (code, words, remedy) => {
    expect(nachReason(code)?.meaning.toLowerCase()).toContain(words);
    expect(nachReason(code)?.remedy).toBe(remedy);
  });

  it('has no word for a code that is not in the list [XR-152.a]', () => {
    const unknown = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).filter(
      code => nachReason(code) === null,
    );
    expect(unknown).toHaveLength(100 - 41);
    expect([nachReason('99'), nachReason('4'), nachReason('')]).toEqual([null, null, null]);
  });
});
