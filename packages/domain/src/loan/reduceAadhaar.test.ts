import { describe, expect, it } from 'vitest';
import { reduceAadhaar } from './reduceAadhaar';

describe('reduceAadhaar', () => {
  it.each([
    ['a field of the Aadhaar document', { aadhaar: { identifierNumber: '717889845388' } }, 'XXXXXXXX5388'],
    ['a number', { aadhaarNumber: 717889845388 }, 'XXXXXXXX5388'],
    ['a type beside it', { documentType: 'Aadhaar Card', value: { id: '7178 8984 5388' } }, 'XXXXXXXX5388'],
    ['the bureau’s own name', { NationalIDCard: [{ IdNumber: '717889845388' }] }, 'XXXXXXXX5388'],
    ['a text that names it', { comment: 'Aadhaar 7178-8984-5388 seen' }, 'Aadhaar XXXXXXXX5388 seen'],
  ])('keeps the last four of %s', (_where, value, kept) => {
    const reduced = JSON.stringify(reduceAadhaar(value));
    expect(reduced).toContain(kept);
    expect(reduced).not.toMatch(/7178.?8984/);
  });

  it('leaves other numbers of twelve digits alone', () => {
    const value = {
      accountNumber: '999151438497',
      note: 'UPI 717889845388',
      aadhaar: { id: 'c70a78a4-c799-4c82-a78c-717889845388', code: 200, identifierNumber: 'XXXXXXXX5388' },
    };
    expect(reduceAadhaar(value)).toEqual(value);
  });
});
