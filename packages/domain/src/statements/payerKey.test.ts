import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import type { DatedTransaction } from './model';
import { payerKey } from './payer';
import { detectSalaries } from './salary';

const acme = 'ZENTRAFIX INFOTECH PVT LTD';

describe('payerKey [XR-159.d]', () => {
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

  it('keeps all ten salaries of two payers that use NEFT_IN and RTGS_IN [XR-159.c, XR-159.d]', () => {
    const months = ['06', '07', '08', '09', '10'];
    const rows = months.flatMap(month => [
      row(`2026-${month}-01`, 52_000, `NEFT_IN:ZBNKN520260${month}61557/0007/BANK/TALAVARA MILLS`),
      row(`2026-${month}-15`, 21_000, `RTGS_IN:YBNKR520260${month}00012345/BANK/NIMBORA LOGISTICS LTD`),
    ]);
    expect(detectSalaries(rows).map(({ sender }) => sender)).toEqual(
      months.flatMap(() => ['TALAVARA MILLS', 'NIMBORA LOGISTICS LTD']),
    );
  });

  it('recognises one payer who changes the mode every month [XR-159.c, XR-159.d]', () => {
    const rows = [
      row('2026-06-01', 52_000, 'NEFT_IN:ZBNKN52026061557/0007/BANK/ZENTRAFIX INFOTECH PRIVATE LIMITED'),
      row('2026-07-01', 52_000, 'IMPS/P2A/511797672014/ZENTRAFIX INFOTECH PVT LTD/XBNKBAN'),
      row('2026-08-03', 52_000, 'BY TRANSFER-RTGS*WBNK0669748*WBNKR520260529*ZENTRAFIX INFOTECH PVT LTD--'),
    ];
    expect(detectSalaries(rows)).toHaveLength(3);
  });

  it('splits words at an underscore: SALARY is pay, UPI alone is not [XR-159.c]', () => {
    const months = ['06', '07', '08'];
    const credits = (text: string) => months.map(month => row(`2026-${month}-01`, 52_000, text));
    expect(detectSalaries(credits('NEFT_SALARY_TALAVARA MILLS')).map(({ signal }) => signal)).toEqual(
      months.map(() => 'explicit'),
    );
    expect(detectSalaries(credits('UPI_CR/TALAVARA MILLS'))).toEqual([]);
  });
});
