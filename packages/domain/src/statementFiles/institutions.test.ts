import { describe, expect, it } from 'vitest';
import { institutions, recogniseInstitutions, unknownBankName } from './institutions';

const ids = (lines: readonly string[], heads: readonly string[] = []) =>
  recogniseInstitutions({ lines, heads }).map(({ id }) => id);

const banks: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['20', 'HDFC Bank', 'HDFC', ['HDFC BANK LTD', 'Hdfc Bank']],
  ['21', 'ICICI Bank', 'ICIC', ['ICICI BANK LIMITED']],
  ['22', 'State Bank of India', 'SBIN', ['STATE BANK OF INDIA']],
  ['23', 'Axis Bank', 'UTIB', ['AXIS BANK']],
  ['24', 'Kotak Mahindra Bank', 'KKBK', ['KOTAK MAHINDRA BANK LTD.']],
  ['25', 'Yes Bank', 'YESB', ['YES BANK']],
  ['26', 'Paytm Payments Bank', 'PYTM', ['Paytm Payments Bank']],
  ['27', 'Punjab National Bank', 'PUNB', ['Punjab National Bank']],
  ['28', 'Bank of Baroda', 'BARB', ['BANK OF BARODA']],
  ['29', 'Canara Bank', 'CNRB', ['Canara Bank']],
  ['30', 'Union Bank of India', 'UBIN', ['Union Bank of India']],
  ['31', 'IndusInd Bank', 'INDB', ['IndusInd Bank']],
  ['32', 'IDFC FIRST Bank', 'IDFB', ['IDFC FIRST Bank']],
  ['33', 'Federal Bank', 'FDRL', ['Federal Bank Ltd']],
  ['34', 'IDBI Bank', 'IBKL', ['IDBI Bank']],
  ['35', 'Bank of India', 'BKID', ['BANK OF INDIA', 'Bank of India']],
  ['36', 'Indian Bank', 'IDIB', ['Indian Bank']],
  ['37', 'AU Small Finance Bank', 'AUBL', ['AU Small Finance Bank']],
  ['38', 'Bandhan Bank', 'BDBL', ['Bandhan Bank']],
  ['39', 'RBL Bank', 'RATN', ['RBL Bank']],
];

describe('the institutions [XR-160.e]', () => {
  it('are not taken from a sentence where somebody chose one', () => {
    const lines = [
      'For payments by UPI please use the app of HDFC BANK or any other bank you have an account with.',
    ];
    expect(recogniseInstitutions({ lines, heads: [] })).toMatchObject([{ id: '20' }]);
    expect(recogniseInstitutions({ lines, heads: [], chosen: true })).toEqual([]);
    expect(recogniseInstitutions({ lines: ['HDFC BANK'], heads: [], chosen: true })).toMatchObject([
      { id: '20' },
    ]);
  });

  it('can be chosen by the provider’s id', () => {
    expect(institutions).toEqual(banks.map(([id, name]) => ({ id, name: `${name}, India` })));
  });

  it.each(banks)('%s is %s, by its IFSC %s or its name', (id, name, ifsc, titles) => {
    expect(recogniseInstitutions({ lines: [`IFSC : ${ifsc}0000123`], heads: [] })).toEqual([
      { id, name: `${name}, India` },
    ]);
    for (const title of titles) expect(ids([title])).toEqual([id]);
    expect(ids([`X${titles[0]}`])).not.toContain(id);
  });

  it.each([
    [
      '20',
      [
        'Date',
        'Narration',
        'Value Dat',
        'Debit Amount',
        'Credit Amount',
        'Chq/Ref Number',
        'Closing Balance',
      ],
    ],
    [
      '20',
      ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    ],
    [
      '21',
      [
        'S No.',
        'Value Date',
        'Transaction Date',
        'Cheque Number',
        'Transaction Remarks',
        'Withdrawal Amount (INR )',
        'Deposit Amount (INR )',
        'Balance (INR )',
      ],
    ],
    ['22', ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance']],
    ['23', ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL']],
    ['23', ['Tran Date', 'Chq No', 'Particulars', 'Debit', 'Credit', 'Balance', 'Init.Br']],
    ['24', ['Date', 'Narration', 'Chq/Ref No', 'Withdrawal (Dr)', 'Deposit (Cr)', 'Balance']],
    [
      '25',
      [
        'Transaction Date',
        'Value Date',
        'Description',
        'Reference Number',
        'Withdrawals',
        'Deposits',
        'Running Balance',
      ],
    ],
    ['26', ['Date & Time', 'Transaction Details', 'Amount', 'Available Balance']],
  ])('%s is known by a head that only it prints', (id, cells) => {
    expect(ids([], [cells.join('')])).toEqual([id]);
    expect(ids([], [`${cells.join('')}Remarks`])).toEqual([]);
  });

  it('are not taken for one whose name is part of theirs', () => {
    expect(ids(['CENTRAL BANK OF INDIA'])).toEqual([]);
    expect(ids(['SOUTH INDIAN BANK'])).toEqual([]);
    expect(ids(['YES BANKING'])).toEqual([]);
  });
});

describe('recogniseInstitutions [XR-160.e]', () => {
  const hdfcHead = 'DateNarrationValue DatDebit AmountCredit AmountChq/Ref NumberClosing Balance';
  const long = 'Cheques of HDFC BANK are honoured at all of our branches in the country';

  it('finds nothing where nothing tells', () => {
    expect(ids([])).toEqual([]);
    expect(ids(['Statement of account', 'IFSC : ZBNK0000123'])).toEqual([]);
  });

  it('believes a head before names and the IFSC', () => {
    expect(ids(['AXIS BANK', 'IFSC: UTIB0000123'], [hdfcHead])).toEqual(['20']);
  });

  it('believes a short line before the IFSC, and that before a sentence', () => {
    expect(ids(['AXIS BANK', 'IFSC: HDFC0000123'])).toEqual(['23']);
    expect(ids([long, 'IFSC: UTIB0000123'])).toEqual(['23']);
    expect(ids([long])).toEqual(['20']);
  });

  it('takes a line of sixty letters for a title', () => {
    expect(ids(['HDFC BANK'.padEnd(60, '.'), 'IFSC: UTIB0000123'])).toEqual(['20']);
    expect(ids(['HDFC BANK'.padEnd(61, '.'), 'IFSC: UTIB0000123'])).toEqual(['23']);
  });

  it('lets the next evidence decide between several', () => {
    expect(ids(['HDFC BANK', 'AXIS BANK'])).toEqual(['20', '23']);
    expect(ids(['HDFC BANK', 'AXIS BANK', 'IFSC: UTIB0000123'])).toEqual(['23']);
    expect(ids(['HDFC BANK', 'AXIS BANK', 'IFSC: ICIC0000123'])).toEqual(['20', '23']);
  });

  it.each([
    'IFSC : UTIB0000123',
    'IFS Code: UTIB0ABC123',
    'IFSC Code\tUTIB0000123',
    'RTGS/NEFT IFSC: utib0000123',
    'MICR 400211 IFSC UTIB0000123 Branch',
  ])('reads the IFSC of %j', line => {
    expect(ids([line])).toEqual(['23']);
  });

  it.each([
    'UTIB0000123',
    'IFSC : UTIB1000123',
    'IFSC : UTIB000012',
    'IFSC : UTIB00001234',
    'IFSC : XUTIB0000123',
    'IFSCODE UTIB0000123',
    'XIFSC UTIB0000123',
    'IFSC of the bank of the payee: UTIB0000123',
  ])('reads none in %j', line => {
    expect(ids([line])).toEqual([]);
  });
});

describe('unknownBankName [XR-160.e]', () => {
  it.each([
    ['Zenith Gramin Bank', 'Zenith Gramin Bank'],
    ['ZENITH GRAMIN BANK LTD', 'ZENITH GRAMIN BANK'],
    ['  Zenith Co.op Bank Ltd.', 'Zenith Co.op Bank'],
    ['The Zenith Urban Co-operative Bank Limited', 'The Zenith Urban Co-operative Bank'],
    ['A B C D E Bank', 'A B C D E Bank'],
    ['A B C D E F Bank', ''],
    ['Bank', ''],
    ['your bank', ''],
    ['Zenith bank', 'Zenith bank'],
    ['Zenith Bank Statement', ''],
    ['of Zenith Bank', ''],
    ['Zenith Embank', ''],
    ['A&B Bank', 'A&B Bank'],
  ])('of %j is %j', (line, name) => {
    expect(unknownBankName(['Statement', line])).toBe(name);
  });

  it('looks at the first fifteen lines', () => {
    const blank = Array.from({ length: 14 }, () => '');
    expect(unknownBankName([...blank, 'Zenith Bank'])).toBe('Zenith Bank');
    expect(unknownBankName([...blank, '', 'Zenith Bank'])).toBe('');
    expect(unknownBankName(['Zenith Bank', 'Nadir Bank'])).toBe('Zenith Bank');
  });
});
