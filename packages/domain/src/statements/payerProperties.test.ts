import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payerOf } from './payer';

const acme = 'ZENTRAFIX INFOTECH PVT LTD';

const employers = [
  acme,
  'PAVITHRA WEAVES & EXPORTS',
  'QUILLBERRY FOODS LLP',
  'TALAVARA MILLS',
  'G4S SECURE LTD',
];

const modes = [
  ...[
    'NEFT',
    'RTGS',
    'IMPS',
    'UPI',
    'NACH',
    'ACH',
    'ECS',
    'CMS',
    'FT',
    'TPT',
    'MB',
    'INB',
    'TRF',
    'CHQ',
    'MMT',
  ],
  ...[
    'NEFT CR',
    'NEFT_IN',
    'RTGS_IN',
    'IMPS-IN',
    'NEFTIN',
    'NEFT Inward',
    'BY TRANSFER-NEFT',
    'ACH C',
    'BY CLG',
  ],
];

const letter = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ');

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map(all => all.join(''));

const fourLetters = fc.array(letter, { minLength: 4, maxLength: 4 }).map(all => all.join(''));

const reference = fc.oneof(
  fc.tuple(fourLetters, digits(6)).map(([bank, branch]) => `${bank}0${branch}`),
  fc.tuple(fourLetters, digits(11)).map(([bank, number]) => `${bank}N${number}`),
  fc.tuple(fourLetters, digits(17)).map(([bank, number]) => `${bank}R${number}`),
  digits(12),
  digits(4),
  digits(4).map(end => `XXXXXXXX${end}`),
);

const bank = fc.constantFrom(
  'HDFC BANK LTD',
  'STATE BANK OF INDIA',
  'KOTAK MAHINDRA BA',
  'BANK OF BARODA',
  'PUNB',
  'BANK',
);

const pay = fc.constantFrom('SALARY', 'SAL MAY-26', 'SALARY FOR JUNE 2026', 'SALJUL26', 'PAYROLL');

const narration = fc
  .record({
    mode: fc.constantFrom(...modes),
    before: fc.array(fc.oneof(reference, bank), { maxLength: 3 }),
    employer: fc.constantFrom(...employers),
    after: fc.array(fc.oneof(reference, bank, pay), { maxLength: 3 }),
    separator: fc.constantFrom('-', '/', '*', ':', '|', ' - ', ' / ', '--'),
  })
  .map(({ mode, before, employer, after, separator }) => ({
    employer,
    text: [mode, ...before, employer, ...after].join(separator),
    nameless: [mode, ...before, ...after].join(separator),
  }));

describe('properties of the payer [XR-159.d]', () => {
  it('is the employer, for every mode, separator, reference and bank', () => {
    fc.assert(
      fc.property(narration, ({ text, employer }) => {
        expect(payerOf(text)).toBe(employer);
      }),
      { numRuns: 1000 },
    );
  });

  it('is never a word of the mode, a reference, a bank or a pay word when no payer is named', () => {
    fc.assert(
      fc.property(narration, ({ nameless }) => {
        expect(payerOf(nameless)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});
