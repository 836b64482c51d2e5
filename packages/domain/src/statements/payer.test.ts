import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import type { DatedTransaction } from './model';
import { payerKey, payerOf } from './payer';
import {
  isBank,
  isDirection,
  isLink,
  isMode,
  isMonthWord,
  isOpening,
  isPayWord,
  isReference,
  isRemark,
  isShortReference,
  remarkFirst,
} from './payerWords';
import { detectSalaries } from './salary';

const acme = 'ZENTRAFIX INFOTECH PVT LTD';

/** How banks write one payment: bank, narration, payer. */
const table: readonly (readonly [string, string, string | null])[] = [
  ['HDFC', 'NEFT CR-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-AARAVI D-ZBNKN00782089732-SALARY MAY-26', acme],
  ['HDFC', 'RTGS CR-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-AARAVI D-ZBNKR52026052900782089', acme],
  ['HDFC', 'IMPS-507133673820-ZENTRAFIX INFOTECH PVT LTD-YBNK-XXXXXXXX0695-SALARY', acme],
  ['HDFC', 'ACH C- ZENTRAFIX INFOTECH PVT LTD-JUJZ2SV4XQ', acme],
  ['HDFC', '50100012345678-TPT-SALARY MAY 26-ZENTRAFIX INFOTECH PVT LTD', acme],
  ['HDFC', '50100012345678-TPT-HAND LOAN-AARAVI DHUNDWAR', 'AARAVI DHUNDWAR'],
  ['HDFC', 'FT - CR - 50200012345678 - ZENTRAFIX INFOTECH PVT LTD', acme],
  ['HDFC', 'SALARY ZENTRAFIX INFOTECH PVT LTD', acme],
  ['HDFC', 'SALARY FOR THE MONTH OF MAY 2026 ZENTRAFIX INFOTECH PVT LTD', acme],
  ['HDFC', 'UPI-ZENTRAFIX INFOTECH-ZENTRAFIX@OKFICT-WBNK0438510-641718582066-PAY', 'ZENTRAFIX INFOTECH'],
  ['ICICI', 'NEFT-ZBNKN52026053012-ZENTRAFIX INFOTECH PVT LTD-SAL MAY-26-558969703871-ZBNK0932390', acme],
  ['ICICI', 'RTGS-ZBNKR52026053012345678-ZENTRAFIX INFOTECH PVT LTD', acme],
  ['ICICI', 'MMT/IMPS/500086937278/Salary May/ZENTRAFIX INFOTECH PVT LTD/ZBNK Bank', acme],
  ['ICICI', 'MMT/IMPS/500086937278/June pay run/AARAVI DHUNDWAR/ZBNK0007820', 'AARAVI DHUNDWAR'],
  ['ICICI', 'MMT/IMPS/500086937278/ZENTRAFIX INFOTECH PVT LTD/June pay run/HDFC BANK LTD', acme],
  ['ICICI', 'INF/INFT/035712345678/SALARY MAY/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['ICICI', 'INF/NEFT/ICIN226052912345/ZBNK0007820/May pay/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['ICICI', 'BIL/INFT/EDA0123456/Salary/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['ICICI', 'CMS/CMS1234567890/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['ICICI', 'ACH/ZENTRAFIX INFOTECH PVT LTD/ZZZZ2983544842083801/N48Q1EVAFM', acme],
  ['ICICI', 'CLG/ZENTRAFIX INFOTECH PVT LTD/573317/ZBNK/12.08.2026', acme],
  ['ICICI', 'UPI/557825757262/Dinner/tejomayairinga@okfict/WBNK BANK/ICIU9GCMNR4DBDZ', null],
  ['ICICI', 'UPI/557825757262/TEJOMAYA I/tejomayairinga@okfict/WBNK BANK/ICIU9GC', 'TEJOMAYA I'],
  ['SBI', 'BY TRANSFER-NEFT*WBNK0669748*WBNKN66974852624*ZENTRAFIX INFOTECH PVT LTD*SALARY MAY-26--', acme],
  ['SBI', 'BY TRANSFER-RTGS*WBNK0669748*WBNKR52026052912345678*ZENTRAFIX INFOTECH PVT LTD--', acme],
  ['SBI', 'DEP TFR NEFT*ZBNK0000240*N1292612345678*ZENTRAFIX INFOTECH PVT LTD AT 04430 PBB', acme],
  ['SBI', 'BY TRANSFER-INB IMPS/521631797009/ZENTRAFIX INFOTECH PVT LTD/XX0569/Salary--', acme],
  ['SBI', 'BULK POSTING- 00000123456 ZENTRAFIX INFOTECH PVT LTD SALARY', acme],
  ['SBI', 'CEMTEX DEP-00000123456-ZENTRAFIX INFOTECH PVT LTD', acme],
  ['SBI', 'BY TRANSFER-UPI/CR/641718582066/ZENTRAFIX INFO/ZBNK/zentrafix@o/Pay--', 'ZENTRAFIX INFO'],
  ['SBI', 'CASH DEPOSIT SELF-JAIPUR', null],
  ['Axis', 'NEFT/ZBNKN78458137461/ZENTRAFIX INFOTECH PVT LTD/ZBNK BANK/SALARY JUL-26', acme],
  ['Axis', 'IMPS/P2A/511797672014/ZENTRAFIX INFOTECH PVT LTD/XBNKBAN/Salary/919000000000', acme],
  ['Axis', 'INB/NEFT/AXMB221234567890/ZENTRAFIX INFOTECH PVT LTD/HDFC BANK/PAY', acme],
  ['Axis', 'INB/IFT/ZENTRAFIX INFOTECH PVT LTD/TPARTY TRANSFER', acme],
  ['Axis', 'MOB/TPFT/AARAVI DHUNDWAR/918010012345678', 'AARAVI DHUNDWAR'],
  ['Axis', 'UPI/P2A/557825757262/AARAVI DHUN/STATE BANK OF INDIA/UPI', 'AARAVI DHUN'],
  ['Axis', 'TRF/ZENTRAFIX INFOTECH PVT LTD/SALARY', acme],
  ['Kotak', 'NEFT WBNKN14077615485 ZENTRAFIX INFOTECH PVT LTD SALARY SEP-26', acme],
  ['Kotak', 'Recd:IMPS/516259174633/ZENTRAFIX INFOTECH PVT LTD/WBNK/X3153/Salary', acme],
  ['Kotak', 'UPI/ZENTRAFIX INFOTECH/557825757262/Pay', 'ZENTRAFIX INFOTECH'],
  ['Kotak', 'CMS-CMS12345678-ZENTRAFIX INFOTECH PVT LTD', acme],
  ['PNB', 'NEFT_IN:ZBNKN52026052961557/0007/BANK/ZENTRAFIX INFOTECH PVT LTD/SALARY', acme],
  ['PNB', 'NEFT_IN:ZBNKN52026052961557/0007/KOTAK MAHINDRA BA/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['PNB', 'RTGS_IN:ZBNKR52026052900012345/STATE BANK OF I/ZENTRAFIX INFOTECH PVT LTD/SALARY', acme],
  ['PNB', 'IMPS-IN/511797672014/919000000000/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['PNB', 'UPI/557825757262/P2V/zentrafix@okfict/ZENTRAFIX INFOTECH', 'ZENTRAFIX INFOTECH'],
  ['PNB', 'NACH_CR:ZENTRAFIX INFOTECH PVT LTD:ZZZZ2983544842083801', acme],
  ['Bank of Baroda', 'NEFT-ZBNKN52026052961557-ZENTRAFIX INFOTECH PVT LTD', acme],
  ['Bank of Baroda', 'RTGS/ZBNKR52026052900012345/ZBNK0007820/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['Bank of Baroda', 'NEFT/ZBNKN5202605/BANK OF MAHARASHTRA/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['Canara', 'NEFT CR--ZBNKN52026052961557--ZENTRAFIX INFOTECH PVT LTD--SALARY', acme],
  ['Canara', 'UPI/CR/557825757262/ZENTRAFIX INFO/ZBNK/zentrafix@ok/Salary', 'ZENTRAFIX INFO'],
  ['Canara', 'ECS CR-ZENTRAFIX INFOTECH PVT LTD-1234567', acme],
  ['Union', 'NEFT:ZENTRAFIX INFOTECH PVT LTD ZBNKN52026052961557', acme],
  ['Union', 'NEFTIN-ZENTRAFIX INFOTECH PVT LTD-ZBNKN52026052961557', acme],
  ['Union', 'RTGSIN|ZBNKR52026052900012345|ZENTRAFIX INFOTECH PVT LTD', acme],
  ['Yes', 'NEFT Cr-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-AARAVI D-ZBNKN52026052961557', acme],
  ['Yes', 'FT-ZENTRAFIX INFOTECH PVT LTD-SALARY MAY', acme],
  ['IndusInd', 'N/ZBNKN52026052961557/ZBNK0007820/ZENTRAFIX INFOTECH PVT LTD/Salary', acme],
  ['IndusInd', 'R/ZBNKR52026052900012345/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['IndusInd', 'IMPS/P2A/511797672014/ZENTRAFIX INFOTECH PVT LTD/INDUSIND BA', acme],
  ['Federal', 'NEFT/ZBNKN52026052961557/ZENTRAFIX INFOTECH PVT LTD/SOUTH INDIAN B', acme],
  ['Federal', 'FT IMPS/IFI/511797672014/ZENTRAFIX INFOTECH PVT LTD/SALARY', acme],
  ['Federal', 'TFR/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['IDFC FIRST', 'NEFT/ZBNKN52026052961557/ZENTRAFIX INFOTECH PVT LTD/ZBNK0007820', acme],
  ['IDFC FIRST', 'IMPS-INW/511797672014/ZENTRAFIX INFOTECH PVT LTD/IDFC FIRST B/Salary', acme],
  ['AU', 'NEFT INWARD/ZBNKN52026052961557/ZBNK0007820/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['AU', 'NEFT CR/AU SMALL FINANCE BANK/ZENTRAFIX INFOTECH PVT LTD/SALARY', acme],
  ['RBL', 'NEFT/ZBNKN52026052961557/ZENTRAFIX INFOTECH PVT LTD/RATN0000001', acme],
  ['RBL', 'RTGS*ZBNKR52026052900012345*ZENTRAFIX INFOTECH PVT LTD*RBL BANK LIMITED', acme],
  ['Ujjivan', 'NEFT INW-UJJIVAN SMALL FINANCE BANK LTD-ZENTRAFIX INFOTECH PVT LTD-SAL', acme],
  ['Equitas', 'NEFT|CR|ZBNKN52026052961557|EQUITAS SMALL FINANCE B|ZENTRAFIX INFOTECH PVT LTD', acme],
  ['Cooperative', 'BY NEFT ZBNKN52026052961557 ZENTRAFIX INFOTECH PVT LTD', acme],
  ['Cooperative', 'NEFT/SARASWAT CO-OP BANK/ZENTRAFIX INFOTECH PVT LTD', acme],
  ['Cooperative', 'BY TRF ZENTRAFIX INFOTECH PVT LTD SAL MAY 2026', acme],
  ['Gramin', 'BY NEFT-KERALA GRAMIN BANK-ZENTRAFIX INFOTECH PVT LTD', acme],
  ['Paytm', 'Recd IMPS-511797672014-ZENTRAFIX INFOTECH PVT LTD', acme],
  ['any', 'NEFT CR-ZBNK0007820-HDFC BANK LTD-ZENTRAFIX INFOTECH PVT LTD', acme],
  ['any', 'SALARY MAY-26', null],
  ['any', 'SALJUL26', null],
  ['any', 'NEFT/ZBNKN52026052961557/ZBNK BANK/SALARY', null],
  ['any', 'NEFT_IN:', null],
  ['any', '1105XXXX:Int.Pd:30-06-2026', null],
  ['any', 'ACH RTN CHRG 07-06-2026 + GST', null],
  ['any', '', null],
];

describe('payerOf', () => {
  it.each(table)('%s: %s', (_bank, narration, payer) => {
    expect(payerOf(narration)).toBe(payer);
  });

  it.each([
    'CMS INFO SYSTEMS LTD',
    'CREDIT SUISSE SERVICES PVT LTD',
    'TO THE NEW PVT LTD',
    'CR BUILDERS',
    '3M INDIA LTD',
    '24X7 LEARNING PVT LTD',
    '63MOONS TECHNOLOGIES LTD',
    'MAY & BAKER LTD',
    'MAR THOMA SCHOOL',
    'COCA-COLA INDIA PVT LTD',
    'QUESS PAYROLL SERVICES LTD',
    'KOTAK MAHINDRA LIFE INSURANCE LTD',
    'DATA BANK SOLUTIONS PVT LTD',
    'नंदन उद्योग',
  ])('keeps %s complete', name => {
    expect(payerOf(`NEFT/ZBNKN52026052961557/${name}/ZBNK BANK/SALARY JUL-26`)).toBe(name);
  });
});

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

describe('properties of the payer', () => {
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

describe('payerKey', () => {
  it.each([
    'Zentrafix Infotech Private Limited',
    'ZENTRAFIX INFOTECH (P) LTD.',
    'ZENTRAFIX INFOTECH PRIVATE LIM',
    'ZENTRAFIX INFO TECH PVT LTD',
    'ZENTRAFIX INFOTECH PVT. LTD',
    'ZENTRAFIX  INFOTECH',
    ...[
      'P',
      'PRIV',
      'PRIVA',
      'PRIVAT',
      'PRIVATE',
      'L',
      'LT',
      'LTD',
      'LIMI',
      'LIMIT',
      'LIMITE',
      'LIMITED',
    ].map(form => `ZENTRAFIX INFOTECH ${form}`),
  ])('treats %s as the same employer', name => {
    expect(payerKey(name)).toBe(payerKey(acme));
  });

  it.each([
    ['QUILLBERRY FOODS LLP', 'QUILLBERRY FOODS PVT LTD'],
    ['G4S SECURE LTD', 'G5S SECURE LTD'],
    ['LTD TRADERS', 'TRADERS'],
    ['P LTD', 'Q LTD'],
    ['नंदन उद्योग', 'चंदन उद्योग'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(payerKey(one)).not.toBe(payerKey(other));
  });

  it('treats AND and & as equal', () => {
    expect(payerKey('PAVITHRA WEAVES AND EXPORTS')).toBe(payerKey('PAVITHRA WEAVES & EXPORTS'));
    expect(payerKey('PAVITHRA WEAVES AND EXPORTS')).toBe(payerKey('PAVITHRA WEAVES&EXPORTS'));
  });
});

describe('two employers of one bank', () => {
  const row = (date: string, amount: number, text: string): DatedTransaction => ({
    date: businessDate(date),
    dateText: date,
    narration: text,
    chequeNo: '',
    amount: rupees(amount),
    category: '',
    balance: rupees(0),
  });

  it('keeps all ten salaries of two payers that use NEFT_IN and RTGS_IN [CR-040]', () => {
    const months = ['06', '07', '08', '09', '10'];
    const rows = months.flatMap(month => [
      row(`2026-${month}-01`, 52_000, `NEFT_IN:ZBNKN520260${month}61557/0007/BANK/TALAVARA MILLS`),
      row(`2026-${month}-15`, 21_000, `RTGS_IN:YBNKR520260${month}00012345/BANK/NIMBORA LOGISTICS LTD`),
    ]);
    expect(detectSalaries(rows).map(({ sender }) => sender)).toEqual(
      months.flatMap(() => ['TALAVARA MILLS', 'NIMBORA LOGISTICS LTD']),
    );
  });

  it('recognises one payer who changes the mode every month [CR-040]', () => {
    const rows = [
      row('2026-06-01', 52_000, 'NEFT_IN:ZBNKN52026061557/0007/BANK/ZENTRAFIX INFOTECH PRIVATE LIMITED'),
      row('2026-07-01', 52_000, 'IMPS/P2A/511797672014/ZENTRAFIX INFOTECH PVT LTD/XBNKBAN'),
      row('2026-08-03', 52_000, 'BY TRANSFER-RTGS*WBNK0669748*WBNKR520260529*ZENTRAFIX INFOTECH PVT LTD--'),
    ];
    expect(detectSalaries(rows)).toHaveLength(3);
  });

  it('splits words at an underscore: SALARY is pay, UPI alone is not [CR-040]', () => {
    const months = ['06', '07', '08'];
    const credits = (text: string) => months.map(month => row(`2026-${month}-01`, 52_000, text));
    expect(detectSalaries(credits('NEFT_SALARY_TALAVARA MILLS')).map(({ signal }) => signal)).toEqual(
      months.map(() => 'explicit'),
    );
    expect(detectSalaries(credits('UPI_CR/TALAVARA MILLS'))).toEqual([]);
  });
});

const utr = 'NEFT/ZBNKN52026052961557';

describe('payerOf, in narrations few banks write', () => {
  it.each([
    ['punctuation around its words', `${utr}/((SALARY..))/TALAVARA MILLS`, 'TALAVARA MILLS'],
    ['punctuation inside a word', `${utr}/SAL.ARY TRADERS`, 'SAL.ARY TRADERS'],
    ['a lone comma', `${utr}/TALAVARA , MILLS`, 'TALAVARA MILLS'],
    ['a lone &', `${utr}/PAVITHRA & SONS`, 'PAVITHRA & SONS'],
    ['commas and stops around the name', `${utr}/,.TALAVARA, MILLS;;`, 'TALAVARA, MILLS'],
    ['a last full stop', `${utr}/TALAVARA MILLS.`, 'TALAVARA MILLS.'],
    ['two letters, which are no name', `${utr}/AB`, null],
    ['three letters', `${utr}/ABC`, 'ABC'],
    ['letters and digits, which are a reference', `${utr}/A1B2C3`, null],
    ['separators twice', 'NEFT//TALAVARA MILLS||SAL', 'TALAVARA MILLS'],
    ['M/S before the name', 'NEFT/M/S. TALAVARA MILLS', 'TALAVARA MILLS'],
    ['M/S without a stop', 'NEFT/m/s TALAVARA MILLS', 'TALAVARA MILLS'],
    ['no M/S', 'NEFT/M/STALAVARA MILLS', 'STALAVARA MILLS'],
    ['A/C, which is no separator', 'A/C TRANSFER/TALAVARA MILLS', 'TALAVARA MILLS'],
    ['the branch of State Bank', 'NEFT TALAVARA MILLS AT 04430 JAIPUR-SAL', 'TALAVARA MILLS'],
    ['a number that is no branch', 'NEFT TALAVARA MILLS AT 044 JAIPUR', 'TALAVARA MILLS AT 044 JAIPUR'],
  ])('copes with %s', (_what, text, payer) => {
    expect(payerOf(text)).toBe(payer);
  });

  it.each([
    ['SALARY 26 TALAVARA MILLS', 'TALAVARA MILLS'],
    ['SALARY A12 TALAVARA MILLS', 'A12 TALAVARA MILLS'],
    ['SALARY 24X7 LEARNING', '24X7 LEARNING'],
    ['SALARY FOR TALAVARA MILLS', 'TALAVARA MILLS'],
    ['SALARY MAY BAKER', 'BAKER'],
    ['SALARY MAY & BAKER', 'MAY & BAKER'],
    [`${utr}/FOR YOU STORES`, 'FOR YOU STORES'],
    ['NEFT-FOR TALAVARA MILLS', 'FOR TALAVARA MILLS'],
    [`${utr}/TALAVARA MILLS SALARY MAY`, 'TALAVARA MILLS'],
    [`${utr}/TALAVARA PAYROLL SERVICES`, 'TALAVARA PAYROLL SERVICES'],
    [`${utr}/QUILLBERRY FOODS LTD MAY`, 'QUILLBERRY FOODS LTD'],
    [`${utr}/QUILLBERRY FOODS MAY`, 'QUILLBERRY FOODS MAY'],
    [`${utr}/QUILLBERRY FOODS MAY 26`, 'QUILLBERRY FOODS'],
    [`${utr}/QUILLBERRY FOODS 26 MAY`, 'QUILLBERRY FOODS 26 MAY'],
    [`${utr}/TALAVARA MILLS 26`, 'TALAVARA MILLS 26'],
    [`${utr}/TALAVARA MILLS 123456`, 'TALAVARA MILLS'],
    [`${utr}/TALAVARA MILLS 123456 26`, 'TALAVARA MILLS'],
    [`${utr}/MAY 26`, null],
    [`${utr}/MARUTI`, 'MARUTI'],
  ])('leaves out the words of pay, month and reference in %s: %s', (text, payer) => {
    expect(payerOf(text)).toBe(payer);
  });

  it.each([
    ['NEFT CR BUILDERS', 'BUILDERS'],
    ['123456 CR TALAVARA MILLS', 'CR TALAVARA MILLS'],
    ['IN TALAVARA MILLS', 'TALAVARA MILLS'],
    ['CREDIT SUISSE', 'SUISSE'],
    ['TO THE NEW', 'THE NEW'],
    ['NEFT/TO THE NEW', 'TO THE NEW'],
    ['123456 TO TALAVARA MILLS', 'TO TALAVARA MILLS'],
    ['BULK POSTING TALAVARA MILLS', 'TALAVARA MILLS'],
    ['123456/ONLINE/TALAVARA MILLS', 'TALAVARA MILLS'],
    ['123456/OUTWARD/TALAVARA MILLS', 'TALAVARA MILLS'],
    ['123456/ONLINE CR/TALAVARA MILLS', 'TALAVARA MILLS'],
    // Only words of the mode came before.
    ['NEFT ZBNKN52026052961557/CR BUILDERS', 'BUILDERS'],
    ['SALARY/CR BUILDERS', 'CR BUILDERS'],
    ['NEFT/RENT/CR BUILDERS', 'CR BUILDERS'],
    ['NEFT/AB/CR BUILDERS', 'CR BUILDERS'],
    ['NEFT/HDFC BANK/CR BUILDERS', 'CR BUILDERS'],
    ['NEFT/X@Y/CR BUILDERS', 'CR BUILDERS'],
  ])('leaves out the words of the mode at the head of %s: %s', (text, payer) => {
    expect(payerOf(text)).toBe(payer);
  });

  it.each([
    ['NEFT-COCA-COLA', 'COCA'],
    ['COCA-COLA', 'COCA'],
    ['NEFT/-/COCA-COLA', 'COCA-COLA'],
    ['NEFT/ - TALAVARA MILLS', 'TALAVARA MILLS'],
    ['NEFT/COCA-COLA', 'COCA-COLA'],
    ['NEFT/ACME LTD-TALAVARA MILLS', 'ACME LTD'],
    ['NEFT/CO-OP SOCIETY', 'CO-OP SOCIETY'],
    ['NEFT/TALAVARA - MILLS', 'TALAVARA'],
    ['NEFT/A12345-TALAVARA', 'TALAVARA'],
    ['NEFT/ONE-TWO-THREE STORES', 'ONE'],
  ])('takes a hyphen for a part of the name only between two names: %s: %s', (text, payer) => {
    expect(payerOf(text)).toBe(payer);
  });

  it.each([
    ['UPI/557825757262/Dinner/tejo@ok/X', null],
    ['upi/557825757262/Dinner/tejo@ok/X', null],
    ['UPI/557825757262/Tejomaya/tejo@ok/X', 'Tejomaya'],
    ['UPI/557825757262/TEJO RAO/tejo.rao@ok/X', 'TEJO RAO'],
    ['UPI/ABC/Dinner/tejo@ok/X', 'ABC'],
    ['NEFT/557825757262/Dinner/tejo@ok/X', 'Dinner'],
    ['UPI/557825757262/Dinner/NEXT STORES/tejo@ok', 'Dinner'],
    ['UPI/557825757262/Dinner', 'Dinner'],
    ['UPI/CR/Dinner/tejo@ok', 'Dinner'],
    ['UPI/557825757262/987654321098/Dinner/tejo@ok', 'Dinner'],
    ['UPI-Dinner party-tejo@ok', 'Dinner party'],
    ['NEFT tejo@ok', null],
    ['tejo@ok-TALAVARA MILLS', 'TALAVARA MILLS'],
    ['UPI/tejo@ok-TALAVARA MILLS/ACME STORES', 'ACME STORES'],
  ])('tells a remark before a UPI handle from a name: %s: %s', (text, payer) => {
    expect(payerOf(text)).toBe(payer);
  });

  it.each([
    ['MMT/IMPS/500086937278/TALAVARA MILLS/June pay', 'TALAVARA MILLS'],
    ['INF/INFT/035712345678/June pay/TALAVARA MILLS', 'TALAVARA MILLS'],
    ['TPT-ONE STORES-TALAVARA MILLS', 'TALAVARA MILLS'],
    ['XTPT-ONE STORES-TALAVARA MILLS', 'XTPT'],
    ['50100012345678 - TPT - ONE STORES - TALAVARA MILLS', 'TALAVARA MILLS'],
    ['MMT/IMPS/500086937278/June pay/TALAVARA/ONLINE', 'TALAVARA'],
    ['MMT/IMPS/500086937278/ACME LTD/TALAVARA MILLS', 'ACME LTD'],
    ['NEFT/TALAVARA MILLS/ACME LTD', 'TALAVARA MILLS'],
    ['NEFT/SBI/TALAVARA MILLS', 'TALAVARA MILLS'],
    ['NEFT/GIFT CARDS', 'GIFT CARDS'],
    ['NEFT/RENT', null],
  ])('knows where the layout has the name: %s: %s', (text, payer) => {
    expect(payerOf(text)).toBe(payer);
  });

  it.each([
    'BY CASH-TALAVARA MILLS',
    'BY  CASH/TALAVARA MILLS',
    '--CASH TALAVARA MILLS',
    'ATM/TALAVARA MILLS',
    '- ATM/TALAVARA',
    'NFS/TALAVARA MILLS',
    'CDM-TALAVARA MILLS',
    'INT. PD TALAVARA',
    'INTPD TALAVARA MILLS',
    'INT PD TALAVARA MILLS',
    'X INT.PD TALAVARA MILLS',
    'CREDIT INTEREST TALAVARA MILLS',
    'SB INT TALAVARA MILLS',
    'SAVING INTEREST TALAVARA MILLS',
    'SAVINGS  INTEREST TALAVARA MILLS',
    'OD INTEREST TALAVARA MILLS',
    '- INT TALAVARA MILLS',
    'CHG TALAVARA MILLS 7',
    'CHRG TALAVARA MILLS GST',
    'CHGS TALAVARA MILLS 7',
    'CHARGE TALAVARA MILLS 7',
    'CHARGES TALAVARA MILLS 7',
  ])('names nobody for cash, interest and charges: %s', text => {
    expect(payerOf(text)).toBeNull();
  });

  it.each([
    ['NEFT/CASH STORES', 'CASH STORES'],
    ['NEFT CASHEW STORES', 'CASHEW STORES'],
    ['NEFT/ATM STORES', 'ATM STORES'],
    ['ATMA TRADERS', 'ATMA TRADERS'],
    ['NEFT/INT STORES', 'INT STORES'],
    ['INTERIOR DESIGNS', 'INTERIOR DESIGNS'],
    ['NEFT/SB INTEREST STORES', 'SB INTEREST STORES'],
    ['CHARGES TALAVARA MILLS', 'CHARGES TALAVARA MILLS'],
    ['CHARGER TALAVARA MILLS 7', 'CHARGER TALAVARA MILLS 7'],
    ['CHGS TALAVARA MILLS GSTIN', 'CHGS TALAVARA MILLS GSTIN'],
  ])('names the payer of %s, which only looks like them', (text, payer) => {
    expect(payerOf(text)).toBe(payer);
  });
});

describe('the words of a narration', () => {
  const known = (is: (word: string) => boolean, ...all: readonly string[]) => all.filter(is);

  it('are modes, directions and openings', () => {
    const modes = ['NEFT', 'ACH', 'NACH', 'UPI', 'NEFTIN', 'IMPSAB', 'BY', 'TPT', 'REVERSAL'];
    expect(known(isMode, ...modes, '', 'XNEFT', 'NEFTX', 'TALAVARA')).toEqual(modes);
    expect(known(isDirection, 'CR', 'OUTWARD', '', 'TO')).toEqual(['CR', 'OUTWARD']);
    expect(known(isOpening, 'TO', 'AC', '', 'CR')).toEqual(['TO', 'AC']);
    expect(known(word => remarkFirst.test(word), 'MMT', 'INF', 'TPT', 'XMMT', 'MMTX')).toEqual([
      'MMT',
      'INF',
      'TPT',
    ]);
  });

  it('are months and words of pay', () => {
    const months = ['JAN', 'MAY', 'JUN', 'JUNE', 'JULY', 'SEPT2026', 'SEPTEMBER', 'MAY26'];
    expect(known(isMonthWord, ...months, '', 'MAYOR', 'XMAY', 'MAY-26')).toEqual(months);
    const pays = [
      ...['SAL', 'SALARY', 'SALARIES', 'SAL26', 'SALJUL26', 'SALARYJULY2026', 'SALMAY'],
      ...['PAYROLL', 'WAGES', 'STIPEND'],
    ];
    expect(known(isPayWord, ...pays, '', 'SALT', 'SALEEM', 'XSAL', 'PAYROLLS')).toEqual(pays);
  });

  it('are links and remarks', () => {
    expect(known(isLink, 'FOR', 'NO', '', 'PAY')).toEqual(['FOR', 'NO']);
    expect(known(isRemark, 'PAY', 'GIFT', 'ID', '', 'FOR')).toEqual(['PAY', 'GIFT', 'ID']);
  });

  it('are references: of a branch, masked, or with many digits', () => {
    const references = [
      ...['ABCD0EFGHIJ', 'XX12', '**7', '1234', '12.34', 'A12345', 'ABCDEF12', 'ABCDE123'],
      ...['12,345', 'ZBNKN52026052961557'],
    ];
    const others = [
      ...['', '123', '12,3', 'XABCD0EFGHIJ', 'ABCD0EFGHIJK', 'A0EFGHIJ', 'ABCD0E', 'AX12', 'XX12Y'],
      ...['A1234', 'ABCDE12', 'ABCDEFG1', 'AB-12345678', '-AB12345', 'AB12345-', 'TALAVARA'],
    ];
    expect(known(isReference, ...references, ...others)).toEqual(references);
    const short = ['24X7', '7', '7.5', 'A1'];
    expect(known(isShortReference, ...short, '', 'ABC', '-24X7', '24X7-')).toEqual(short);
  });

  it('are banks: by code, by name, and cut off', () => {
    const banks = [
      ...['SBI', 'SVCB', '(SBI)', 'BANK', 'HDFC BANK LTD', 'RBL BANK LIMITED', 'X BANK LIMI', 'X BANK LIM'],
      ...['X BANK LI', 'X BANK LT', 'X BANK L', 'HDFC  BANK', 'BANK OF', 'BANK OF BARODA'],
      ...['STATE BANK OF I', 'THE STATE BANK OF NEW INDIA', 'XBNKBAN', 'XBNKBANK'],
      ...['UJJIVAN SMALL FINANCE B', 'UJJIVAN SMALL FINANC', 'AU SMALL FIN', 'SARASWAT CO-OP (BANK)'],
      ...[
        'SARASWAT COOP',
        'SARASWAT CO-OPERATIVE BAN',
        'VASAI SAHAKARI BA',
        'KERALA GRAMIN',
        'ODISHA GRAMEEN B',
      ],
      ...['ODISHA GRAMEENA', 'PAYTM PAYMENTS B', 'KOTAK MAHINDRA', 'KOTAK  MAHINDRA (BA)', 'STATE BANK B'],
      ...['KOTAK MAHINDRA BAN', 'SOUTH INDIAN B', 'YES BA', 'AXIS BAN'],
    ];
    const others = [
      ...['', 'TALAVARA', 'DATA BANKING', 'BANK LIMITED STORES', 'BANK OF A B C D', 'MY OLD BANK OF INDIA'],
      ...['ABCDEBAN', 'BNKBAN', 'ABCDBANX', '1234BANK1', 'SMALL FINANCE STORES', 'COOPER', 'GRAMIN STORES'],
      ...['KOTAK MAHINDRA LIFE', 'OLD KOTAK MAHINDRA', 'SOUTH INDIAN', 'OLD AXIS B', 'AXIS BOOKS'],
    ];
    expect(known(isBank, ...banks, ...others)).toEqual(banks);
  });
});
