import { describe, expect, it } from 'vitest';
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

describe('the words of a narration [XR-159.d]', () => {
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
