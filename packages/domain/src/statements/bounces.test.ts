import { describe, expect, it } from 'vitest';
import { bounceChargesIn, bouncesIn, bouncesKnownOnlyByCharge, returnKindOf } from './bounces';
import { row } from './transactions.fixture';

describe('returnKindOf [XR-159.b]', () => {
  it.each([
    ['ACH/RTN/MANGALYA CREDIT/ZZZZ29/Insufficient funds', '', 'bounce'],
    ['REJECT:878952:FUNDS INSUFFICIENT:SHANTI FURNISHERS', '', 'bounce'],
    ['RTN:009016:FALGUNIKA RAYCHURIYA:FUNDS INSUFFICIENT', '', 'bounce'],
    ['REV-ECS D- RUPAYAN FINSERV-LNRGHP01F2-RTN FUNDS INSUFFICIENT', '', 'bounce'],
    ['I/W CHQ RETURN 441207', '', 'bounce'],
    ['ECS RTN CHG 23/09/26 INCL GST-MIR552863586191', '', 'charge'],
    ['CHQ RTN CHRG 12-09-2026 + GST', '', 'charge'],
    ['anything', 'Bounced O/W Cheque', 'bounce'],
    ['anything', 'Bounced I/W ECS Charges', 'charge'],
    ['UPI/AMAZON RETURN REFUND', '', null],
    ['NEFT RETURN-ZBNKN1-INVALID ACCOUNT', '', null],
    ['INCOME TAX RETURN FEES', '', null],
    ['ACH RETURN CHARGES 05-11-2026', '', 'charge'],
    ['CHEQUE DISHONOURED 441207', '', 'bounce'],
    ['CABJUGAAD RETURN TRIP', '', null],
    ['ACH D- MANGALYA CREDIT-1234', 'EMI Payment', null],
    ['NACH RETURN 05-11-2026', '', 'bounce'],
    ['IWRTN CHQ 441207', '', 'bounce'],
    ['I/WRTN CHQ 441207', '', 'bounce'],
    ['OWRTND CHQ 441207', '', 'bounce'],
    ['O/WRTN CHQ 441207', '', 'bounce'],
    ['CLG RETURNED 441207', '', 'bounce'],
    ['ECS REJECTED LNR1', '', 'bounce'],
    ['CHQ BOUNCE 441207', '', 'bounce'],
    ['CHQ BOUNCED 441207', '', 'bounce'],
    ['MANDATE UNPAID', '', 'bounce'],
    ['UNPAID INSUFFICIENT BALANCE', '', 'bounce'],
    ['RTN INSUFF', '', 'bounce'],
    ['RETURNED EXCEED ARRANGEMENT', '', 'bounce'],
    ['RETURNED EXCEEDS ARRANGEMENT', '', 'bounce'],
    ['INWARD RETURN', '', 'bounce'],
    ['RTN:009016', '', 'bounce'],
    ['REJECT:878952', '', 'bounce'],
    ['RTN:00901', '', null],
    ['RTN:7', '', null],
    ['CHEQUE DISHONOUR 441207', '', 'bounce'],
    ['CHEQUE DISHONORED 441207', '', 'bounce'],
    ['chq returned 441207', '', 'bounce'],
    ['ECS RTN CHRGS', '', 'charge'],
    ['ECS RTN CHGS', '', 'charge'],
    ['CHEQUE DISHONOUR CHARGE', '', 'charge'],
    ['CHQ RETURN FEE', '', 'charge'],
    ['CHQ RETURN FEES', '', 'charge'],
    ['CHQ RETURN PENALTY', '', 'charge'],
    ['CHQ RETURN PENAL CHARGES', '', 'charge'],
    // An important word inside another is not that word.
    ['ACH-HURTNER DENTAL', '', null],
    ['CHQ RETURNABLE DEPOSIT', '', null],
    ['anything', 'BOUNCED O/W CHEQUE FEES', 'charge'],
    ['anything', 'Not bounced', null],
    ['anything', 'Bouncedback Sports', null],
  ] as const)('%s (%s) is %s', (narration, category, kind) => {
    expect(returnKindOf(narration, category)).toBe(kind);
  });
});

describe('bouncesIn [XR-159.b]', () => {
  it.each([
    ['ACH/RTN/MANGALYA CREDIT/1', '', 'NACH'],
    ['NACH RTN', '', 'NACH'],
    ['ECS RTN LNR1', '', 'ECS'],
    ['CHQ RETURN 441207', '', 'CHEQUE'],
    ['CHEQUE RETURN 441207', '', 'CHEQUE'],
    ['CLG RTN 441207', '', 'CHEQUE'],
    ['RTN:009016:FUNDS INSUFFICIENT', '', 'CHEQUE'],
    ['MANDATE RETURNED', '', 'OTHER'],
    ['RTN:00901 MANDATE', '', 'OTHER'],
    // The category names every mandate ECS; the narration knows better.
    ['NACH RTN', 'Bounced I/W ECS', 'NACH'],
    ['anything', 'Bounced I/W ECS', 'ECS'],
    ['anything', 'Bounced O/W Cheque', 'CHEQUE'],
  ])('names the channel of %s (%s): %s', (narration, category, channel) => {
    expect(bouncesIn([row('2026-06-01', 5, narration, category)])).toMatchObject([{ channel }]);
  });

  it('distinguishes money back for a debit from money out again for a cheque, and leaves out the rest', () => {
    const rows = [
      row('2026-06-01', 5, 'ACH RTN'),
      row('2026-06-01', -5, 'CHQ RETURN 441207'),
      row('2026-06-01', 0, 'ACH RTN'),
      { ...row('2026-06-01', 5, 'ACH RTN'), amount: null },
      row('2026-06-02', -5, 'ACH RTN CHRG'),
      row('2026-06-02', 5, 'NEFT CR'),
    ];
    expect(bouncesIn(rows).map(({ direction }) => direction)).toEqual([
      'inward',
      'outward',
      'inward',
      'inward',
    ]);
    expect(bounceChargesIn(rows)).toEqual([rows[4]]);
  });
});

describe('bouncesKnownOnlyByCharge [XR-159.b]', () => {
  const ach = (date: string) => row(date, 500, 'ACH RTN');
  const fee = (date: string, narration = 'ACH RTN CHRG') => row(date, -5, narration);
  const undated = { ...fee('2026-06-01'), date: null };

  it.each([
    ['without any return', [fee('2026-06-10')], ['2026-06-10']],
    ['of the same day', [ach('2026-06-10'), fee('2026-06-10')], []],
    ['fifteen days after the return', [ach('2026-06-01'), fee('2026-06-16')], []],
    ['sixteen days after it', [ach('2026-06-01'), fee('2026-06-17')], ['2026-06-17']],
    ['before the return', [fee('2026-06-09'), ach('2026-06-10')], ['2026-06-09']],
    ['the second of one return', [ach('2026-06-01'), fee('2026-06-02'), fee('2026-06-03')], ['2026-06-03']],
    [
      'the nearest return',
      [ach('2026-06-01'), ach('2026-06-14'), fee('2026-06-15'), fee('2026-06-17')],
      ['2026-06-17'],
    ],
    ['of another channel', [ach('2026-06-01'), fee('2026-06-02', 'CHQ RETURN CHARGES')], ['2026-06-02']],
    ['that names no channel', [ach('2026-06-01'), fee('2026-06-02', 'MANDATE RTN CHRG')], []],
    ['for a return that names none', [row('2026-06-01', 5, 'MANDATE RTN'), fee('2026-06-02')], []],
  ])('counts a charge %s', (_what, rows, left) => {
    expect(bouncesKnownOnlyByCharge(rows).map(({ dateText }) => dateText)).toEqual(left);
  });

  it('explains nothing by a row without a date', () => {
    expect(bouncesKnownOnlyByCharge([{ ...ach('2026-06-01'), date: null }, fee('2026-06-01')])).toHaveLength(
      1,
    );
    expect(bouncesKnownOnlyByCharge([ach('2026-06-01'), undated])).toEqual([undated]);
  });
});
