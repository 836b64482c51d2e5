import { describe, expect, it } from 'vitest';
import { lastFourOfAadhaar, reduceAadhaar } from './reduceAadhaar';

describe('reduceAadhaar', () => {
  it.each([
    ['a field of the Aadhaar document', { aadhaar: { identifierNumber: '717889845388' } }, 'XXXXXXXX5388'],
    ['a number', { aadhaarNumber: 717889845388 }, 'XXXXXXXX5388'],
    ['a type beside it', { documentType: 'Aadhaar Card', value: { id: '7178 8984 5388' } }, 'XXXXXXXX5388'],
    ['the bureau’s own name', { NationalIDCard: [{ IdNumber: '717889845388' }] }, 'XXXXXXXX5388'],
    ['a field of a common misspelling', { aadharNo: '717889845388' }, 'XXXXXXXX5388'],
    ['a list', { aadhaar: ['other', '717889845388'] }, '["other","XXXXXXXX5388"]'],
    ['a list of objects', [{ a: 1 }, { aadhaar: '717889845388' }], 'XXXXXXXX5388'],
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

  it.each([
    ['a longer number', { aadhaar: { code: 7_178_898_453_881 } }],
    ['a shorter number', { aadhaar: { code: 71_788_984_538 } }],
    ['another type', { documentType: 'PAN card', id: '717889845388' }],
    ['a name that is no type', { fullName: 'Aadhaar Kumar', id: '717889845388' }],
    ['a type that is no text', { type: ['Aadhaar'], id: '717889845388' }],
  ])('leaves %s alone', (_what, value) => {
    expect(reduceAadhaar(value)).toEqual(value);
  });

  it('returns what has none as it is, and does not change what it was given', () => {
    const list = [{ a: ['x'] }, null, 7];
    const value = { list, aadhaar: { id: '717889845388' } };
    expect(reduceAadhaar(list)).toBe(list);
    expect(reduceAadhaar({ list }).list).toBe(list);
    const reduced = reduceAadhaar(value);
    expect(reduced.list).toBe(list);
    expect(value.aadhaar.id).toBe('717889845388');
    const bare = { list };
    expect(reduceAadhaar(bare)).toBe(bare);
  });

  it('keeps the last four digits of any spelling', () => {
    expect(['717889845388', '7178 8984 5388', '7178-8984-53 88'].map(lastFourOfAadhaar)).toEqual([
      'XXXXXXXX5388',
      'XXXXXXXX5388',
      'XXXXXXXX5388',
    ]);
  });
});
