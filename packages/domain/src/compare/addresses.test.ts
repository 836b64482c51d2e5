import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAddresses } from './addresses';
import type { Mark } from './comparison';

const declared = 'Flat 304, Sai Residency, 5th Cross, Koramangala, Bengaluru, Karnataka 560034';

const differing = (marks: readonly Mark[]) =>
  marks.filter(({ mark }) => mark === 'differs').map(({ text }) => text);

describe('compareAddresses [XR-158.c]', () => {
  it.each([
    ['exact', declared, declared.toUpperCase()],
    ['exact', '12 MG Rd., Opp. Bus Stn', '12, MG Road, Opposite Bus Station'],
    ['exact', 'No. 7, 2nd Main Rd, Blk 3', '#7 2 Mn Road Block 3'],
    ['exact', '117/A, Neelkamal Vihar, Lucknow 226099', '117-A Neelkamal Vihar Lucknow 226 099'],
    ['exact', 'S/O Mohan Rao, 12 Tulsi Nagar, Jaipur 302099', '12 Tulsi Ngr, Jaipur 302099'],
    ['exact', '5 Brigade Rd, Bangalore', '5 Brigade Road, Bengaluru'],
    ['exact', '291 Ashok Vatika Jaipur RJ 302099', '291, Ashok Vatika, Jaipur, Rajasthan 302099'],
    ['exact', '8 Park St, Kolkata, West Bengal 700016', '8 Park Street Calcutta WB 700016'],
    ['close', declared, 'Flat 304, Sai Residency, Koramangala, Bengaluru 560034'],
    ['close', declared, 'No 304, Sai Residency, Koramangala 560034'],
    ['close', '158, Ashok Vatika, Sector 15, Lucknow 226099', '158, ASHOK VATIKA LUCKNOW 226099'],
    ['close', '12 Tulsi Nagar, Jaipur 302099', '12 Tulasi Nagar, Jaipur 302099'],
    ['partial', declared, 'Sai Residency, 6th Cross, Koramangala 560034'],
    ['partial', declared, 'Flat 304, Sai Residency, 5th Cross, Koramangala, Bengaluru, Karnataka 560095'],
    ['different', declared, '17/2 West Masi Street, Madurai 625001'],
    ['different', declared, 'Flat 304, Sai Residency, 5th Cross, Koramangala, Bengaluru, Karnataka 625001'],
    ['different', declared, 'Bengaluru'],
    ['different', '12 Tulsi Nagar', '21 Tulsi Nagar'],
    ['notGiven', declared, '  '],
  ])('finds %s: %s | %s', (verdict, left, right) => {
    expect(compareAddresses(left, right).verdict).toBe(verdict);
  });

  it.each([
    [
      declared,
      'Sai Residency, 6th Cross, Koramangala 560034',
      ['304', '5th', 'Bengaluru', 'Karnataka'],
      ['6th'],
      ['number', 'word'],
    ],
    [
      declared,
      '5th Block, Koramangala, Bengaluru 560095',
      ['304', 'Sai', 'Residency', 'Cross', 'Karnataka', '560034'],
      ['Block', '560095'],
      ['pin', 'word'],
    ],
    ['12 Tulsi Nagar, Jaipur', 'No. 12, Tulasi Ngr, Jaypur', ['i'], ['a', 'y'], ['spelling']],
    ['12 Tulsi Nagar 302099', '12 Tulsi Nagar 560034', ['302099'], ['560034'], ['area']],
    [declared, declared.toUpperCase(), [], [], []],
  ])('marks and names the differences: %s | %s', (left, right, ofLeft, ofRight, reasons) => {
    const { marks, ...compared } = compareAddresses(left, right);
    expect([differing(marks.left), differing(marks.right)]).toEqual([ofLeft, ofRight]);
    expect(compared.reasons).toEqual(reasons);
  });

  const part = fc.constantFrom(
    '12',
    '21',
    '17/2',
    '5th',
    'Tulsi',
    'Tulasi',
    'Nagar',
    'Ngr',
    'Rd',
    'Road',
    'Opp.',
    'Jaipur',
    'Rajasthan',
    'RJ',
    '302099',
    '560034',
    'S/O',
    ',',
  );
  const address = fc.oneof(
    fc.array(part, { minLength: 1, maxLength: 10 }).map(parts => parts.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 50 }),
  );

  it('is symmetrical, and 100 for an address and itself', () => {
    fc.assert(
      fc.property(address, address, (left, right) => {
        const compared = compareAddresses(left, right);
        expect(compared.score).toBe(compareAddresses(right, left).score);
        expect(compared.score).toBeGreaterThanOrEqual(0);
        expect(compared.score).toBeLessThanOrEqual(100);
        expect(compared.marks.left.map(({ text }) => text).join('')).toBe(left);
        expect(compareAddresses(left, left).score).toBe(left.trim() === '' ? 0 : 100);
      }),
    );
  });
});
