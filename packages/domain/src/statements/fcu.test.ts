import { describe, expect, it } from 'vitest';
import { fcuFindings } from './fcu';

describe('fcuFindings', () => {
  it('reads rows in their wrapper, leaves out empty ones, and ignores what is no group', () => {
    const rows = {
      Xn: [{ date: '2026-02-31', narration: ' A ', amount: 5, balance: 7 }, {}, { balance: 9 }],
    };
    expect(
      fcuFindings({
        layout: 'flat',
        constructor: {
          constructorEODXns: rows,
          cashXns: null,
          eFlag: { status: 'no', xn: [{ narration: 'unused' }] },
          PANMismatch: { status: 'yes' },
        },
      }),
    ).toEqual([
      {
        group: 'Constructor',
        name: 'Constructor end-of-day transactions',
        status: true,
        rows: ['2026-02-31, A, 5', '9'],
      },
      { group: 'Constructor', name: 'Cash transactions', status: false, rows: [] },
      { group: 'Constructor', name: 'E flag', status: false, rows: [] },
      { group: 'Constructor', name: 'PAN mismatch', status: true, rows: [] },
    ]);
  });

  it('words every indicator with its findings [XR-133.a]', () => {
    expect(
      fcuFindings({
        possibleFraudIndicators: { suspiciousBankEStatements: { status: 'true' } },
        behaviouralTransactionalIndicators: {
          taxPaymentXns: [],
          negativeEODBalanceXns: [{ date: '2026-06-10', balance: -3725.54 }],
        },
      }),
    ).toEqual([
      { group: 'Possible fraud indicators', name: 'Suspicious bank e-statements', status: true, rows: [] },
      {
        group: 'Behavioural transactional indicators',
        name: 'Tax payment transactions',
        status: false,
        rows: [],
      },
      {
        group: 'Behavioural transactional indicators',
        name: 'Negative end-of-day balance transactions',
        status: true,
        rows: ['10 Jun 2026, -3725.54'],
      },
    ]);
    expect(fcuFindings('none')).toEqual([]);
  });
});
