import { describe, expect, it } from 'vitest';
import { rupees, zeroPaise } from '../money/paise';
import { on, twoReturned } from '../repayment/sampleAccount.fixture';
import { nachColumns, type NachRow } from './nachRow';
import { type NachLine, readNachFile } from './readNachFile';
import { nachLoanOf, type NachLoans, nachOutcomes, nachTotals, reconcile, sortNachRows } from './reconcile';

const umrn = 'ZZZZ7965357771913010';
const today = on('11-15');

/** The rows of a file with every column, from line 2 on. */
function linesOf(...rows: readonly string[]): readonly NachLine[] {
  const texts = [nachColumns.join(','), ...rows];
  const read = readNachFile(texts.map((text, at) => ({ line: at + 1, fields: text.split(',') })));
  if ('refused' in read) throw new Error(read.refused);
  return read.lines;
}

const row: NachRow = {
  umrn,
  loanId: 210_042,
  emiDate: on('10-01'),
  amount: rupees(9_079),
  presentationDate: on('11-12'),
  settlementDate: on('11-14'),
  status: 'SUCCESS',
  code: null,
  reason: 'Paid',
  bankReference: 'B1',
};

describe('a row of a file', () => {
  it('is read whole, its dates in either order [CO-007.e]', () => {
    const text = `${umrn},210042,01-10-2026,9079,12-11-2026,2026-11-14,Success,,Paid,B1`;
    expect(linesOf(text)).toEqual([
      {
        line: 2,
        cells: {
          umrn,
          loan_id: '210042',
          installment_due_date: '01-10-2026',
          amount: '9079',
          presentation_date: '12-11-2026',
          settlement_date: '2026-11-14',
          status: 'Success',
          reason_code: '',
          reason: 'Paid',
          bank_reference: 'B1',
        },
        row,
      },
    ]);
  });

  it.each([
    ['ACCEPTED', 'SUCCESS', ''],
    ['1', 'SUCCESS', ''],
    ['0', 'RETURN', '04'],
    ['reject', 'REJECT', '04'],
    ['Extended', 'EXTENDED', '98'],
    ['REVERSED', 'REVERSED', ''],
  ])('with the status %s is read as %s [CO-007.e]', (text, status, code) => {
    const [line] = linesOf(`${umrn},,2026-10-01,9079,,2026-11-14,${text},${code},,`);
    expect(line).toMatchObject({ row: { status, code: code || null } });
  });
});

describe('what becomes of the rows of a loan', () => {
  const loan = { loanId: 210_042, umrn, account: twoReturned() };
  const loans: NachLoans = {
    ofMandate: its => (its === umrn ? loan : undefined),
    ofLoan: loanId => (loanId === loan.loanId ? loan : undefined),
    isKnown: () => false,
  };

  it('is said with the EMI, its amount, days past due before and after, and what is booked [M21.a, M21.f]', () => {
    const { results, effects } = reconcile(
      linesOf(
        `${umrn},,2026-10-01,9079,2026-11-12,2026-11-14,SUCCESS,,,B1`,
        `${umrn},,2026-11-01,9078.99,,2026-11-14,SUCCESS,,,B2`,
        `${umrn},,2026-11-01,9079.01,,2026-11-14,SUCCESS,,,B3`,
        `${umrn},,2026-11-01,9079,,2026-11-13,RETURN,4,,B4`,
        `${umrn},,2026-11-01,9079,,2026-11-19,SUCCESS,,,B5`,
        `${umrn},,2026-11-01,9079,,2026-11-14,SUCCESS,,,B2`,
      ),
      loans,
      { fileId: 'f', today },
    );
    const of = { umrn, loanId: 210_042, message: null, code: null, needsMapping: false, bounceCharge: false };
    const october = { emiDate: on('10-01'), scheduled: rupees(9_079) };
    const november = { emiDate: on('11-01'), scheduled: rupees(9_079) };
    const days = { daysBefore: 45, daysAfter: 14 };
    const nothing = { daysBefore: null, daysAfter: null, event: null };
    const event = {
      type: 'nach',
      status: 'SUCCESS',
      code: null,
      presentationDate: null,
      settlementDate: on('11-14'),
      bookedOn: today,
      occurrence: 1,
    };
    expect(results).toEqual([
      {
        ...{ line: 2, ...of, ...october, ...days, amount: '9079', outcome: 'posted', class: 'matched' },
        event: {
          ...{ ...event, id: 'f:2', emiDate: on('10-01'), amount: rupees(9_079), bankReference: 'B1' },
          presentationDate: on('11-12'),
        },
      },
      {
        ...{ line: 3, ...of, ...november, ...days, amount: '9078.99', outcome: 'posted', class: 'short' },
        needsMapping: true,
        event: { ...event, id: 'f:3', emiDate: on('11-01'), amount: rupees('9078.99'), bankReference: 'B2' },
      },
      {
        ...{ line: 4, ...of, ...november, ...days, amount: '9079.01', outcome: 'posted', class: 'over' },
        needsMapping: true,
        event: { ...event, id: 'f:4', emiDate: on('11-01'), amount: rupees('9079.01'), bankReference: 'B3' },
      },
      {
        ...{ line: 5, ...of, ...november, ...days, amount: '9079', outcome: 'returned', class: 'returned' },
        ...{ code: '04', bounceCharge: true },
        event: {
          ...{ ...event, id: 'f:5', emiDate: on('11-01'), amount: rupees(9_079), bankReference: 'B4' },
          ...{ status: 'RETURN', code: '04', settlementDate: on('11-13') },
        },
      },
      {
        ...{ line: 6, ...of, ...november, ...nothing, amount: '9079', outcome: 'failed', class: 'bad' },
        message: 'settlement more than 3 days ahead',
      },
      {
        ...{ line: 7, ...of, ...november, ...nothing, amount: '9079', outcome: 'duplicate' },
        ...{ class: 'duplicate', message: 'Same reference as line 3' },
      },
    ]);
    expect(effects.map(({ account: _account, ...effect }) => effect)).toEqual([{ loanId: 210_042, ...days }]);
  });

  it('is nothing to days past due where every row of the loan fails', () => {
    const { effects } = reconcile(linesOf(`${umrn},,2026-10-01,9079,,2026-11-19,SUCCESS,,,B1`), loans, {
      fileId: 'f',
      today,
    });
    expect(effects).toEqual([]);
  });
});

describe('the rows of a file by loan', () => {
  it('counts rows that are equal in all they say, of a return and a rejection too [M40.b]', () => {
    const rows = ['SUCCESS,,,', 'SUCCESS,,,', 'RETURN,04,,', 'REJECT,21,,', 'SUCCESS,,,B1', 'SUCCESS,,,'].map(
      rest => `,1,2026-10-01,100,,2026-11-14,${rest}`,
    );
    const others = [
      ',2,2026-10-01,100,,2026-11-14,SUCCESS,,,',
      ',1,2026-10-02,100,,2026-11-14,SUCCESS,,,',
      ',1,2026-10-01,101,,2026-11-14,SUCCESS,,,',
      ',1,2026-10-01,100,,2026-11-13,SUCCESS,,,',
    ];
    const { loans } = sortNachRows(linesOf(...rows, ...others), ({ loanId }) => loanId ?? 0);
    const counted = [...loans.values()].flat().toSorted((one, other) => one.line - other.line);
    expect(counted.map(({ occurrence }) => occurrence)).toEqual([1, 2, 1, 2, 2, 3, 1, 1, 1, 1]);
  });

  it('are in the order of the file by loan, and of each loan by EMI date [M40.e]', () => {
    const rows = ['7,2026-11', '3,2026-11', '7,2026-10', '7,2026-11', '3,2026-10', '7,2026-12'].map(
      start => `,${start}-01,100,,2026-11-14,SUCCESS,,,`,
    );
    const { loans } = sortNachRows(linesOf(...rows), ({ loanId }) => loanId ?? 0);
    expect([...loans].map(([loanId, of]) => [loanId, of.map(({ line }) => line)])).toEqual([
      [7, [4, 2, 5, 7]],
      [3, [6, 3]],
    ]);
  });

  it('say why they have no loan, or cannot be read [CO-007.e]', () => {
    const none = { why: 'No such loan', unknown: true };
    const lines = linesOf(
      `${umrn},12345678901,2026-10-01,abc,,2026-11-14,RETURN,04,,`,
      `${umrn},7,2026-10-01,100,,2026-11-14,RETURN,4,,`,
      ',8,2026-10-01,100,,2026-11-14,SUCCESS,,,',
    );
    const { failed } = sortNachRows(lines, ({ loanId }) => ({ ...none, unknown: loanId === 7 }));
    const nothing = {
      ...{ outcome: 'failed', needsMapping: false, bounceCharge: false, emiDate: null, scheduled: null },
      ...{ daysBefore: null, daysAfter: null, event: null },
    };
    expect(failed).toEqual([
      {
        ...{ ...nothing, line: 2, umrn, loanId: null, amount: 'abc', class: 'bad', code: '04' },
        message: 'loan_id is not a whole number',
      },
      { ...nothing, line: 3, umrn, loanId: 7, amount: '100', class: 'unknown', code: '4', message: none.why },
      {
        ...nothing,
        line: 4,
        umrn: '',
        loanId: 8,
        amount: '100',
        class: 'bad',
        code: null,
        message: none.why,
      },
    ]);
  });
});

it.each([
  ['its umrn alone', { umrn, loanId: null }, 7],
  ['both', { umrn, loanId: 7 }, 7],
  ['its id alone', { umrn: null, loanId: 8 }, 8],
  [
    'two that do not belong together',
    { umrn, loanId: 8 },
    { why: 'umrn and loan_id do not belong together', unknown: false },
  ],
  [
    'the umrn of one and an id without an account',
    { umrn, loanId: 9 },
    { why: 'umrn and loan_id do not belong together', unknown: false },
  ],
  [
    'an id without an account',
    { umrn: null, loanId: 9 },
    { why: 'There is no disbursed loan with this loan_id', unknown: true },
  ],
  [
    'a umrn nobody has, though the loan is there',
    { umrn: 'ZZZZ0000000000000000', loanId: 8 },
    { why: 'No disbursed loan has this umrn', unknown: true },
  ],
  ['neither', { umrn: null, loanId: null }, { why: 'No disbursed loan has this umrn', unknown: true }],
])('a row means a loan by %s [M48.e]', (_what, named, meant) => {
  const loans = {
    ofMandate: (its: string) => (its === umrn ? 7 : undefined),
    hasAccount: (loanId: number) => loanId < 9,
  };
  expect(nachLoanOf({ ...row, ...named }, loans)).toEqual(meant);
});

it('counts each outcome, and the money of what is posted alone', () => {
  const results = nachOutcomes.flatMap((outcome, at) =>
    Array.from({ length: at + 1 }, () => ({
      outcome,
      amount: '10.50',
      bounceCharge: outcome === 'returned',
    })),
  );
  const unread = { outcome: 'posted', amount: 'abc', bounceCharge: false } as const;
  expect(nachTotals([...results, unread])).toEqual({
    ...{ total: 22, posted: 2, returned: 2, skippedDuplicate: 3, failed: 4, extended: 5, reversed: 6 },
    postedAmount: rupees('10.50'),
    bounceCharges: 2,
  });
  expect(nachTotals([])).toMatchObject({ total: 0, postedAmount: zeroPaise });
});
