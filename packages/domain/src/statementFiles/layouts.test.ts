import { describe, expect, it } from 'vitest';
import { chainBreaks } from '../statements/entries';
import { analyseStatement } from '../statements/analyseStatement';
import { dates, ledger, money, opening, pageOf, turned, twoColumns } from './layouts.fixture';
import type { DecodedFile, PageItem } from './model';
import { readStatementFile, type ReadRequest } from './readStatementFile';

const anything: ReadRequest = { institutionId: null, range: null, everyMonth: false };

function read(decoded: DecodedFile) {
  const outcome = readStatementFile(decoded, anything);
  if (outcome.outcome === 'fault') throw new Error(`${outcome.code} ${outcome.because}`);
  return outcome.file;
}

const grid = (...sheets: (readonly (readonly string[])[])[]): DecodedFile => ({
  kind: 'grid',
  sheets,
  openEnd: false,
});
const pages = (...list: (readonly PageItem[])[]): DecodedFile => ({ kind: 'pages', pages: list });

const bare = (text: string) => text.replaceAll(/\s/g, '');
const expected = ledger.map(row => [row.date, row.amount, row.balance, bare(row.narration)]);
/** The first account's rows as the ledger has them. */
function rowsOf(decoded: DecodedFile) {
  return read(decoded).accounts[0]?.transactions.map(row => [
    row.date,
    row.amount,
    row.balance,
    bare(row.narration),
  ]);
}

const heads = ['Date', 'Narration', 'Chq No', 'Debit', 'Credit', 'Balance'];
const side = (amount: number) => (amount < 0 ? 'DR' : 'CR');
const abs = (amount: number) => money.plain(Math.abs(amount));

describe('a statement in a table', () => {
  it.each([
    ['Txn Date', 'Particulars', 'Instrument No', 'Withdrawals', 'Deposits', 'Running Balance'],
    [
      'Transaction Date',
      'Description',
      'Ref No.',
      'Debit Amount (INR)',
      'Credit Amount (INR)',
      'Closing Balance',
    ],
    ['Posting Date', 'Details', 'Cheque Details', 'DR', 'CR', 'BAL'],
    ['Date', 'Transaction Remarks', 'UTR', 'Paid Out', 'Paid In', 'Available Balance (₹)'],
    ['दिनांक', 'विवरण', 'चेक संख्या', 'नामे', 'जमा', 'शेष राशि'],
    ['Date / दिनांक', 'Particulars / विवरण', 'Cheque No.', 'Debit / नामे', 'Credit / जमा', 'Balance / शेष'],
  ])('is read under the heads %s, %s, %s, %s, %s, %s [XR-160.b]', (...words) => {
    expect(rowsOf(grid(twoColumns(words)))).toEqual(expected);
  });

  it.each(Object.entries(dates).filter(([name]) => name !== 'withoutYear'))(
    'reads dates as %s [XR-160.a]',
    (_, date) => {
      expect(rowsOf(grid(twoColumns(heads, { date })))).toEqual(expected);
    },
  );

  it('takes the year of a date without one from the period [XR-160.a]', () => {
    const table = [
      ['Statement period', '01/05/2026 to 30/06/2026'],
      ...twoColumns(heads, { date: dates.withoutYear }),
    ];
    expect(rowsOf(grid(table))).toEqual(expected);
  });

  it.each(Object.entries(money))('reads amounts as %s [XR-160.a]', (_, amount) => {
    expect(rowsOf(grid(twoColumns(heads, { amount })))).toEqual(expected);
  });

  it.each(['-', '0.00', ' ', 'NIL'])('takes %j for no amount [XR-160.a]', none => {
    expect(rowsOf(grid(twoColumns(heads, { none })))).toEqual(expected);
  });

  const oneColumn: readonly (readonly [string, readonly string[], (amount: number) => readonly string[]])[] =
    [
      ['a suffix', ['Amount', 'Balance'], amount => [`${abs(amount)} ${side(amount)}`]],
      [
        'a suffix in brackets',
        ['Withdrawal (Dr)/ Deposit (Cr)', 'Balance'],
        amount => [`${abs(amount)}(${side(amount)})`],
      ],
      ['a column of sides', ['Amount', 'Dr / Cr', 'Balance'], amount => [abs(amount), side(amount)]],
      [
        'a type before the amount',
        ['Type', 'Amount', 'Balance'],
        amount => [amount < 0 ? 'Debit' : 'Credit', abs(amount)],
      ],
      [
        'a sign and a currency',
        ['Amount', 'Balance'],
        amount => [`${amount < 0 ? '-' : '+'} Rs.${abs(amount)}`],
      ],
      [
        'brackets for debits',
        ['Amount', 'Balance'],
        amount => [amount < 0 ? `(${abs(amount)})` : abs(amount)],
      ],
      ['debits as positive amounts', ['Amount', 'Balance'], amount => [money.plain(-amount)]],
      ['no sign at all', ['Amount', 'Balance'], amount => [abs(amount)]],
    ];
  it.each(oneColumn)('reads one column of amounts with %s [XR-160.a, XR-160.b]', (_, words, cells) => {
    const table = [
      ['Date', 'Narration', ...words],
      ...ledger.map(row => [
        dates.slashes(row.date),
        row.narration,
        ...cells(row.amount),
        money.plain(row.balance),
      ]),
    ];
    expect(rowsOf(grid(table))).toEqual(expected);
  });

  it('reads a balance below zero by its side [XR-160.a]', () => {
    const table = [
      ['Date', 'Narration', 'Debit', 'Credit', 'Balance', 'Dr/Cr'],
      ['01/05/2026', 'A TRANSFER', '500.00', '', '200.00', 'DR'],
      ['02/05/2026', 'B TRANSFER', '', '300.00', '100.00', 'CR'],
    ];
    expect(read(grid(table)).accounts[0]?.transactions.map(row => row.balance)).toEqual([-20000, 10000]);
  });

  it('turns a statement that is printed newest first [XR-159.a]', () => {
    const [head = [], ...rows] = twoColumns(heads);
    expect(rowsOf(grid([head, ...rows.toReversed()]))).toEqual(expected);
  });

  it('turns days printed newest first whose rows are oldest first [XR-159.a]', () => {
    const days = [...new Set(ledger.map(row => row.date))].toReversed();
    const rows = days.flatMap(day => ledger.filter(row => row.date === day));
    expect(rowsOf(grid(twoColumns(heads, { rows })))).toEqual(expected);
  });

  it('gives a day’s later rows the date that only its first row has [XR-160.b]', () => {
    const [head = [], ...rows] = twoColumns(heads);
    const once = rows.map((row, index) =>
      ledger[index - 1]?.date === ledger[index]?.date ? ['', ...row.slice(1)] : row,
    );
    expect(rowsOf(grid([head, ...once]))).toEqual(expected);
  });

  it('exchanges debit and credit where the balance proves their heads wrong [XR-160.c]', () => {
    const exchanged = ['Date', 'Narration', 'Chq No', 'Credit', 'Debit', 'Balance'];
    const [account] = read(grid(twoColumns(exchanged))).accounts;
    expect(account?.transactions.map(row => row.amount)).toEqual(ledger.map(row => row.amount));
    expect(account?.swapped).toBe(true);
    expect(read(grid(twoColumns(heads))).accounts[0]?.swapped).toBe(false);
  });

  it('says so of an account of which one sheet alone has them exchanged [XR-160.c]', () => {
    const exchanged = ['Date', 'Narration', 'Chq No', 'Credit', 'Debit', 'Balance'];
    const sheets = (first: readonly string[], second: readonly string[]) =>
      grid(twoColumns(first, { rows: ledger.slice(0, 6) }), twoColumns(second, { rows: ledger.slice(6) }));
    for (const file of [sheets(heads, exchanged), sheets(exchanged, heads)])
      expect(read(file).accounts.map(({ swapped }) => swapped)).toEqual([true]);
    expect(read(sheets(heads, heads)).accounts.map(({ swapped }) => swapped)).toEqual([false]);
  });

  it('finds the columns by the balance where no head can be understood [XR-160.b]', () => {
    expect(rowsOf(grid(twoColumns(['A', 'B', 'C', 'D', 'E', 'F'])))).toEqual(expected);
    expect(rowsOf(grid(twoColumns([]).slice(1)))).toEqual(expected);
  });

  it('leaves out what is no row: the head again, page lines, totals and balances carried forward [XR-160.b]', () => {
    const [head = [], ...rows] = twoColumns(heads);
    const table = [
      ['Statement of account'],
      head,
      ['', 'OPENING BALANCE', '', '', '', money.plain(opening)],
      ...rows.slice(0, 5),
      ['', 'Page Total', '', '11370.50', '33473.00', ''],
      ['Page 1 of 2'],
      head,
      ['', 'Balance b/f', '', '', '', money.plain(ledger[4]?.balance ?? 0)],
      ...rows.slice(5),
      ['', 'Grand Total', '', '22388.45', '76723.00', ''],
      ['', 'Closing Balance', '', '', '', money.plain(ledger.at(-1)?.balance ?? 0)],
      ['This is a computer generated statement'],
    ];
    expect(rowsOf(grid(table))).toEqual(expected);
    expect(read(grid(table)).accounts[0]?.opening).toBe(opening);
  });

  it('shows the one row whose amount was changed [XR-159.f]', () => {
    const rows = ledger.map((row, index) => (index === 8 ? { ...row, amount: row.amount + 30_000_00 } : row));
    const [account] = read(grid(twoColumns(heads, { rows }))).accounts;
    const { breaks } = analyseStatement({ transactions: account?.transactions ?? [] });
    expect(breaks).toEqual([
      {
        row: 9,
        date: ledger[8]?.date,
        expected: (ledger[8]?.balance ?? 0) + 30_000_00,
        found: ledger[8]?.balance,
      },
    ]);
  });

  it('shows rows that were taken out, at the row after them and at a stated opening balance [XR-159.f]', () => {
    const without = ledger.filter((_, index) => index !== 0 && index !== 6);
    const table = [['Opening Balance', money.plain(opening)], ...twoColumns(heads, { rows: without })];
    const [account] = read(grid(table)).accounts;
    expect(account?.opening).toBe(opening);
    const { breaks } = analyseStatement({
      transactions: account?.transactions ?? [],
      opening: account?.opening,
    });
    expect(breaks.map(({ row }) => row)).toEqual([1, 6]);
  });

  it('keeps several accounts apart, on one sheet and on several [XR-160.g]', () => {
    const second = ledger.map(row => ({ ...row, balance: row.balance + 100_000_00 }));
    const one = [
      ['Account Number', '99901234567890'],
      ...twoColumns(heads),
      ['Account Number', '99909876543210'],
      ...twoColumns(heads, { rows: second }),
    ];
    const file = read(grid(one));
    expect(file.accounts.map(account => [account.accountNo, account.transactions.length])).toEqual([
      ['99901234567890', 12],
      ['99909876543210', 12],
    ]);
    const sheets = read(grid(one.slice(0, 14), one.slice(14)));
    expect(sheets.accounts.map(account => account.accountNo)).toEqual(['99901234567890', '99909876543210']);
    expect(sheets.accounts[1]?.transactions[0]?.balance).toBe(second[0]?.balance);
  });

  it('joins the sheets of one account [XR-160.g]', () => {
    const [head = [], ...rows] = twoColumns(heads);
    const file = read(grid([head, ...rows.slice(6)], [head, ...rows.slice(0, 6)]));
    expect(file.accounts).toHaveLength(1);
    expect(
      chainBreaks(analyseStatement({ transactions: file.accounts[0]?.transactions ?? [] }).entries),
    ).toEqual([]);
  });

  it('reads account, holder and period, masked and whole [XR-160.d]', () => {
    const about = (...lines: (readonly string[])[]) =>
      read(grid([...lines, ...twoColumns(heads)])).accounts[0];
    expect(
      about(
        ['Account Holder Name : Ms Asha Rao'],
        ['A/c No. XXXXXXXX4321'],
        ['From : 01-05-2026 To : 30-06-2026'],
      ),
    ).toMatchObject({
      accountNo: 'XXXXXXXX4321',
      holder: 'Asha Rao',
      period: { from: '2026-05-01', to: '2026-06-30' },
    });
  });
});

describe('a statement on pages [XR-160.b]', () => {
  const columns = [
    { left: 30 },
    { left: 90 },
    { left: 270 },
    { left: 390, align: 'right' as const },
    { left: 470, align: 'right' as const },
    { left: 560, align: 'right' as const },
  ];
  const table = twoColumns(heads, { amount: money.indian });

  it('is read with wrapped narrations', () => {
    expect(rowsOf(pages(pageOf(table, columns)))).toEqual(expected);
  });

  it('is read turned by a quarter', () => {
    expect(rowsOf(pages(turned(pageOf(table, columns))))).toEqual(expected);
  });

  it('is read with heads printed upwards', () => {
    const page = pageOf(table, columns).map(item =>
      item.y === 100 ? { ...item, x: item.x + item.width / 2, y: item.y - 4, angle: -90 } : item,
    );
    expect(rowsOf(pages(page))).toEqual(expected);
  });

  it('is read with dates in the middle of their rows', () => {
    expect(rowsOf(pages(pageOf(table, columns, { dateInMiddle: true })))).toEqual(expected);
  });

  it('is read with heads of two lines', () => {
    const [, ...rows] = table;
    const above = ['Tran', '', 'Chq/Ref', 'Withdrawal', 'Deposit', 'Closing'];
    const below = ['Date', 'Particulars', 'No', 'Amt.', 'Amt.', 'Balance'];
    const page = [
      ...pageOf([above], columns),
      ...pageOf([below], columns, { top: 109 }),
      ...pageOf(rows, columns, { top: 130 }),
    ];
    expect(rowsOf(pages(page))).toEqual(expected);
  });

  it('is read with heads in the middle of wide columns', () => {
    const [head = [], ...rows] = table;
    const middles = [45, 175, 290, 370, 450, 540].map(left => ({ left, align: 'middle' as const }));
    const page = [...pageOf([head], middles), ...pageOf(rows, columns, { top: 120 })];
    expect(rowsOf(pages(page))).toEqual(expected);
  });

  it('is read over several pages, with the head on each or only on the first, and lines at their feet', () => {
    const [head = [], ...rows] = table;
    const foot = [
      { text: 'Page 1 of 2', x: 280, y: 800, width: 40, height: 7, angle: 0 },
      { text: 'Registered office: 1 Invented Road', x: 95, y: 790, width: 120, height: 7, angle: 0 },
    ];
    const first = [...pageOf([head, ...rows.slice(0, 7)], columns), ...foot];
    expect(rowsOf(pages(first, pageOf([head, ...rows.slice(7)], columns)))).toEqual(expected);
    expect(rowsOf(pages(first, pageOf(rows.slice(7), columns)))).toEqual(expected);
  });

  it('is read where a whole line is one text', () => {
    const widths = [13, 84, 10, 14, 14, 14];
    const items = table.map((row, index) => {
      const text = row
        .map((cell, column) =>
          column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('');
      return { text, x: 20, y: 100 + index * 12, width: text.length * 4, height: 7, angle: 0 };
    });
    expect(rowsOf(pages(items))).toEqual(expected);
  });
});

describe('a file that is no statement', () => {
  const fault = (decoded: DecodedFile, request: Partial<ReadRequest> = {}) => {
    const outcome = readStatementFile(decoded, { ...anything, ...request });
    return outcome.outcome === 'fault' ? outcome.code : outcome.outcome;
  };

  it('gets the provider’s code [XR-160.f]', () => {
    expect(fault(grid([]))).toBe('E_FILE_NOT_STATEMENT');
    expect(fault(pages([]))).toBe('CannotProcessFile');
    expect(fault(grid([['Dear customer'], ['your bill of', '1,200.00']]))).toBe('E_FILE_NOT_STATEMENT');
    const table = [
      ['When', 'What', 'How much'],
      ['2026-10-01', 'Some', '100'],
      ['2026-10-02', 'More', '250'],
    ];
    expect(fault(grid(table))).toBe('E_STATEMENT_UNSUPPORTED_FORMAT');
    expect(fault(grid([heads]))).toBe('E_DATE_RANGE');
  });

  it.each([
    [{ from: '2026-05', to: '2026-06' }, true, 'read'],
    [{ from: '2026-05', to: '2026-07' }, true, 'E_DATE_RANGE'],
    [{ from: '2026-05', to: '2026-07' }, false, 'read'],
    [{ from: '2026-07', to: '2026-08' }, false, 'E_DATE_RANGE'],
    [{ from: '2025-12', to: '2026-05' }, true, 'E_DATE_RANGE'],
  ])('compares its months with %o [XR-160.f]', (range, everyMonth, outcome) => {
    expect(fault(grid(twoColumns(heads)), { range, everyMonth })).toBe(outcome);
  });

  it('is refused for another institution, and accepted for its own or where nothing tells [XR-160.e]', () => {
    const named = grid([['HDFC BANK LTD'], ...twoColumns(heads)]);
    expect(fault(named, { institutionId: '21' })).toBe('E_STATEMENT_WRONG_INSTITUTION');
    expect(fault(named, { institutionId: '20' })).toBe('read');
    expect(fault(grid(twoColumns(heads)), { institutionId: '21' })).toBe('read');
    expect(fault(grid([['HDFC BANK'], ['AXIS BANK'], ...twoColumns(heads)]))).toBe(
      'E_STATEMENT_AMBIGUOUS_INSTITUTION',
    );
  });

  it('is of the bank whose IFSC it has, where it names another one as well [XR-160.e]', () => {
    const both = grid([['HDFC BANK'], ['AXIS BANK'], ['IFSC: UTIB0000123'], ...twoColumns(heads)]);
    expect(fault(both)).toBe('read');
    expect(fault(both, { institutionId: '23' })).toBe('read');
    expect(fault(both, { institutionId: '20' })).toBe('E_STATEMENT_WRONG_INSTITUTION');
    const third = grid([['HDFC BANK'], ['AXIS BANK'], ['IFSC: ICIC0000123'], ...twoColumns(heads)]);
    expect(fault(third)).toBe('E_STATEMENT_AMBIGUOUS_INSTITUTION');
  });

  it('is refused where its text ends in the middle of a row [XR-160.f]', () => {
    const rows = twoColumns(heads).with(-1, ['05/07/2026', 'UPI/JOLLY PETRO/5333']);
    expect(fault({ kind: 'grid', sheets: [rows], openEnd: true })).toBe('CannotProcessFile');
    expect(fault({ kind: 'grid', sheets: [twoColumns(heads)], openEnd: true })).toBe('read');
  });
});
