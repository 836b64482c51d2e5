import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import type { DatedTransaction } from './model';
import { payerKey, payerOf } from './payer';
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
  ])('treats %s as the same employer', name => {
    expect(payerKey(name)).toBe(payerKey(acme));
  });

  it.each([
    ['QUILLBERRY FOODS LLP', 'QUILLBERRY FOODS PVT LTD'],
    ['G4S SECURE LTD', 'G5S SECURE LTD'],
    ['नंदन उद्योग', 'चंदन उद्योग'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(payerKey(one)).not.toBe(payerKey(other));
  });

  it('treats AND and & as equal', () => {
    expect(payerKey('PAVITHRA WEAVES AND EXPORTS')).toBe(payerKey('PAVITHRA WEAVES & EXPORTS'));
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
