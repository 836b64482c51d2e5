import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { paise, rupees } from '../money/paise';
import { accountsMatch } from './accountsMatch';
import { returnKindOf } from './bounces';
import { computedEmiDay } from './emiDay';
import { chainBreaks } from './entries';
import { fcuFindings } from './fcu';
import type { DatedTransaction, DayBalance } from './model';
import { parseStatementMonth, statementMonthName } from '../calendar/monthName';
import { payerOf } from './payer';
import { payRhythm } from './payRhythm';
import { detectSalaries, estimatedSalary } from './salary';
import { scoreSalaries } from './salaryScore';
import { transactionKindOf } from './transactionKind';
import { readDay } from '../calendar/moment';
import { rupeesOf } from '../money/rupeesOf';
import { readXml } from './xml';

function row(date: string, amount: number, narration: string, category = '', balance = 0): DatedTransaction {
  return {
    date: businessDate(date),
    dateText: date,
    narration,
    chequeNo: '',
    amount: rupees(amount),
    category,
    balance: rupees(balance),
  };
}

describe('returnKindOf', () => {
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
  ] as const)('%s (%s) is %s [CR-043]', (narration, category, kind) => {
    expect(returnKindOf(narration, category)).toBe(kind);
  });
});

describe('payerOf', () => {
  it.each([
    [
      'NEFT CR-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-AARAVI-ZBNKN00782089732-SALARY MAY-26',
      'ZENTRAFIX INFOTECH PVT LTD',
    ],
    ['NEFT-WBNKN93239014592-QUILLBERRY FOODS LLP-SAL MAY-26-558969703871', 'QUILLBERRY FOODS LLP'],
    [
      'BY TRANSFER-NEFT*WBNK0669748*WBNKN66974852624*NIMBORA LOGISTICS LTD*SALARY MAY-26--',
      'NIMBORA LOGISTICS LTD',
    ],
    ['NEFT WBNKN48675531289 PAVITHRA WEAVES & EXPORTS SALARY JUN-26', 'PAVITHRA WEAVES & EXPORTS'],
    ['NEFT/ZBNKN78458137461/NIMBORA LOGISTICS LTD/ZBNK BANK/SALARY JUL-26', 'NIMBORA LOGISTICS LTD'],
    ['SALARY OCT-26', null],
    ['', null],
  ])('%s', (narration, payer) => {
    expect(payerOf(narration)).toBe(payer);
  });
});

describe('payRhythm', () => {
  it('recognises a pay day moved before the weekend: 1 August 2026 is a Saturday', () => {
    const dates = ['2026-06-01', '2026-07-01', '2026-07-31', '2026-09-01', '2026-10-01'].map(businessDate);
    expect(payRhythm(dates)).toEqual({ day: 1, hits: 5, months: 5, share: 1 });
  });

  it.each([
    ['one credit', ['2026-06-01']],
    ['many a month', ['2026-06-01', '2026-06-08', '2026-06-15', '2026-06-22', '2026-06-29']],
  ])('finds none in %s', (_what, dates) => {
    expect(payRhythm(dates.map(businessDate))).toBeNull();
  });
});

const employer = 'NEFT CR-ZBNK0007820-TALAVARA MILLS-RAVI-ZBNKN1';
const silent = ['2026-05-29', '2026-06-30', '2026-07-30', '2026-08-28'].map(date =>
  row(date, 28_600, employer),
);

describe('detectSalaries', () => {
  it('finds a salary by payer and rhythm when the narration does not say so [CR-040]', () => {
    expect(detectSalaries(silent)).toMatchObject([
      { signal: 'implied', sender: 'TALAVARA MILLS', date: '2026-05-29' },
      { signal: 'implied' },
      { signal: 'implied' },
      { signal: 'implied' },
    ]);
    expect(estimatedSalary(detectSalaries(silent))).toBe(rupees(28_600));
  });

  it.each([
    ['two months only', silent.slice(0, 2)],
    ['sums that differ', silent.map((one, index) => ({ ...one, amount: paise(one.amount * (index + 1)) }))],
    ['UPI', silent.map(one => ({ ...one, narration: 'UPI-TALAVARA MILLS-RENT' }))],
    ['small sums', silent.map(one => ({ ...one, amount: rupees(4_999) }))],
    [
      'days without rhythm',
      [3, 17, 9, 26].map((day, index) =>
        row(`2026-0${index + 5}-${String(day).padStart(2, '0')}`, 9_000, employer),
      ),
    ],
    ['debits that say salary', [row('2026-05-01', -9_000, 'NEFT MAID SALARY')]],
    [
      'a salary paid out that came back',
      [row('2026-05-01', 9_000, 'NEFT RETURN-SALARY MAY-INVALID ACCOUNT')],
    ],
    ['a reversal of the same day', [row('2026-05-01', 9_000, 'REV-IMPS-SALARY OF DRIVER')]],
  ])('does not treat %s as a salary', (_what, rows) => {
    expect(detectSalaries(rows)).toEqual([]);
  });
});

describe('scoreSalaries', () => {
  it('gives the full score to a steady, named salary of a company [CR-041]', () => {
    const rows = ['2026-06-01', '2026-07-01', '2026-07-31', '2026-09-01'].map(date =>
      row(date, 68_000, 'NEFT CR-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-A-SALARY'),
    );
    expect(scoreSalaries(rows).map(one => one.score)).toEqual([100, 100, 100, 100]);
  });

  it('deducts for a missing word, company or rhythm', () => {
    expect(scoreSalaries(silent).map(one => one.score)).toEqual([52, 52, 52, 52]);
    expect(scoreSalaries([row('2026-06-01', 68_000, 'SALARY')])).toMatchObject([{ score: 40, sender: null }]);
  });

  it('leaves out scores below 30 and debits', () => {
    expect(
      scoreSalaries([row('2026-06-01', 68_000, employer), row('2026-06-02', -9_000, 'SALARY MAID')]),
    ).toEqual([]);
  });
});

describe('computedEmiDay', () => {
  const salaries = ['2026-06-01', '2026-07-01', '2026-07-31', '2026-09-01'].map(date => ({
    ...row(date, 50_000, 'SALARY'),
    sender: null,
    signal: 'explicit' as const,
  }));
  const day = (date: string, balance: number): DayBalance => ({
    date: businessDate(date),
    balance: rupees(balance),
  });

  it('is the day after the pay day [CR-036]', () => {
    expect(computedEmiDay(salaries, [day('2026-06-02', 50_000)], rupees(50_000))).toBe(2);
  });

  it('skips days on which the balance was low', () => {
    const poor = [day('2026-06-02', 9_999), day('2026-06-03', 9_999), day('2026-06-04', 10_000)];
    expect(computedEmiDay(salaries, poor, rupees(50_000))).toBe(4);
  });

  it("continues in the next month when pay comes at the month's end", () => {
    const late = salaries.map((one, index) => ({
      ...one,
      date: businessDate(['2026-03-31', '2026-04-30', '2026-06-30', '2026-07-31'][index] ?? '2026-03-31'),
    }));
    expect(computedEmiDay(late, [day('2026-06-02', 50_000)], rupees(50_000))).toBe(1);
  });

  it('avoids negative days without a salary, and is null without balances', () => {
    expect(computedEmiDay([], [day('2026-06-01', -1), day('2026-06-02', 0)], null)).toBe(2);
    expect(computedEmiDay(salaries, [], null)).toBeNull();
  });
});

describe('chainBreaks', () => {
  it('finds the one row whose amount was changed', () => {
    const rows = [
      row('2026-09-01', 100, 'A', '', 100),
      row('2026-09-02', 400, 'B', '', 200),
      row('2026-09-03', 50, 'C', '', 250),
    ];
    expect(chainBreaks(rows)).toEqual([{ row: 2, date: '2026-09-02', expected: 50_000, found: 20_000 }]);
    expect(chainBreaks(rows.slice(0, 1), rupees(5))).toHaveLength(1);
  });
});

describe('accountsMatch', () => {
  it.each([
    ['999151438497', '999151438497', true],
    ['0999151438497', '999151438497', true],
    ['XXXXXXXX8497', '999151438497', true],
    ['•••• •••• 8497', '•••• •••• 8497', true],
    ['XXXXXXXX8498', '999151438497', false],
    ['151438497', '999151438497', false],
    ['XXXXXXXXX497', '999151438497', null],
    ['', '999151438497', null],
    [null, null, null],
  ])('%s and %s: %s [CR-036]', (left, right, match) => {
    expect(accountsMatch(left, right)).toBe(match);
  });
});

describe('wire fields', () => {
  it.each([
    [1234.5, 123_450],
    [0.1 + 0.2, 30],
    ['1,25,000.00', 12_500_000],
    ['Rs. 1,250', 125_000],
    ['-157.46', -15_746],
    ['500.00 Dr', -50_000],
    ['(500.00)', -50_000],
    ['500(Cr)', 50_000],
    ['1,250.00-', -125_000],
    ['−1,250.00', -125_000],
    ['.5', 50],
    ['7.', 700],
    [1.005, 101],
    [-1.005, -100],
    ['19.9949', 1_999],
    ['19.995', 2_000],
    [8.575, 858],
    // Below the half, although a float is within a ten-millionth of a paisa of it.
    ['1.0049999999999', 100],
    ['1,00,00,00,000.00', 100_000_000_000],
    ['1000000000.004', 100_000_000_000],
    ['-1000000000.005', -100_000_000_000],
    ['1000000000.005', null],
    ['0.00 Dr', 0],
    [-0, 0],
    ['1,25,000.00 Cr.', 12_500_000],
    ['1,25,000.00 Dr.', -12_500_000],
    ['Rs. 1,250/-', 125_000],
    ['Rs.1,250.50/= Dr', -125_050],
    ['DR 500', -50_000],
    ['Cr 500.25', 50_025],
    ['(500.00 Dr)', -50_000],
    ['500.00 (Dr)', -50_000],
    ['(500.00 Cr)', 50_000],
    ['- Rs.1,250.00', -125_000],
    ['+ Rs.500.00', 50_000],
    ['₹ 1,25,000', 12_500_000],
    ['Cr 500 Dr', null],
    ['Infinity', null],
    [1_000_000_000.01, null],
    [1.4551915228366852e-11, 0],
    [-0.0000001, 0],
    [1e21, null],
    ['.', null],
    ['-', null],
    ['12.3.4', null],
    ['', null],
    ['nil', null],
    [Number.NaN, null],
    [null, null],
  ])('rupeesOf(%s) is %s paise', (value, amount) => {
    expect(rupeesOf(value)).toBe(amount);
  });

  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-05-01T23:59:00Z', '2026-05-01'],
    ['2026-02-31', null],
    ['01/05/2026', null],
    ['05-01-2026', null],
    ['1 May 2026', '2026-05-01'],
    ['01-MAY-2026', '2026-05-01'],
    ['31 September 2026', null],
    ['14 Jun 2026 07:12 PM', '2026-06-14'],
    ['1 Smarch 2026', null],
    ['1 May 26', null],
    ['', null],
  ])('readDay(%s) is %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    ['May-26', '2026-05'],
    ['May 2026', '2026-05'],
    ['2026-05', '2026-05'],
    ['JUNE-26', '2026-06'],
    ["Sept'26", '2026-09'],
    ['2026-13', null],
    ['Smarch-26', null],
    ['', null],
  ])('parseStatementMonth(%s) is %s', (name, month) => {
    expect(parseStatementMonth(name)).toBe(month);
  });
});

describe('statementMonthName', () => {
  it('writes months as the provider does', () => {
    expect(statementMonthName('2026-05')).toBe('May-26');
  });
});

describe('transactionKindOf', () => {
  it.each([
    ['EMI Payment', -1, 'emi'],
    ['Salary', 1, 'salary'],
    ['Bounced I/W ECS', 1, 'bounce'],
    ['Bounced I/W ECS Charges', -1, 'charge'],
    ['Bank Charges', -1, 'charge'],
    ['Cash Withdrawal', -1, 'cash'],
    ['Purchase by Card', -1, 'card'],
    ['Transfer to KIRANA KART', -1, 'transfer'],
    ['Interest', 1, 'interest'],
    ['Something new', -1, 'other'],
  ])('%s is %3$s', (category, amount, kind) => {
    expect(transactionKindOf({ category, amount: rupees(amount), narration: 'X' })).toBe(kind);
  });
});

describe('fcuFindings', () => {
  it('words every indicator with its findings [CR-045]', () => {
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

describe('readXml', () => {
  it('reads elements, attributes, entities and text', () => {
    expect(
      readXml('<?xml version="1.0"?><P:A xmlns:P="u" b="1 &amp; 2"><!-- c --><C d=\'&#65;\'/>x &lt; y</P:A>'),
    ).toEqual({
      name: 'A',
      attributes: { P: 'u', b: '1 & 2' },
      children: [{ name: 'C', attributes: { d: 'A' }, children: [], text: '' }],
      text: 'x < y',
    });
  });

  it.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an entity of its own', '<a>&secret;</a>'],
    ['two roots', '<a/><b/>'],
    ['a wrong end', '<a></b>'],
    ['no end', '<a><b></b>'],
    ['too deep a nesting', '<a>'.repeat(65) + '</a>'.repeat(65)],
    ['plain words', 'report'],
  ])('refuses %s', (_what, text) => {
    expect(readXml(text)).toBeNull();
  });
});
