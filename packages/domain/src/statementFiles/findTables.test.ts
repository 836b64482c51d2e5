import { describe, expect, it } from 'vitest';
import { findTables } from './findTables';
import { linesOfGrid, type TextLine } from './textLines';

/** A line of a page: words as [text, left, right]; 10 high. */
const line = (y: number, ...words: readonly (readonly [string, number, number])[]): TextLine => ({
  segments: words.map(([text, left, right]) => ({ text, left, right })),
  page: 0,
  y,
  height: 10,
});
const grid = (...rows: readonly string[]) =>
  linesOfGrid(
    rows.map(row => row.split('|')),
    0,
  );

describe('the tables of a grid [XR-160.b]', () => {
  it('stand under each head, with what is written above them', () => {
    const tables = findTables(
      grid(
        'Account|991',
        'Date|Details|Amount|Balance|',
        '01/06/2026|A|5.00|95.00|x',
        '|more||',
        '',
        'Account|992',
        'Txn Date|Amount|Balance',
        '02/06/2026|7.00|107.00',
      ),
    );
    expect(tables).toEqual([
      {
        heads: ['Date', 'Details', 'Amount', 'Balance', ''],
        roles: ['date', 'narration', 'amount', 'balance', null],
        before: ['Account\t991'],
        lines: [
          {
            cells: ['01/06/2026', 'A', '5.00', '95.00', 'x'],
            ends: [null, null, null, null, null],
            page: 0,
            y: 2,
            height: null,
          },
          {
            cells: ['', 'more', '', '', ''],
            ends: [null, null, null, null, null],
            page: 0,
            y: 3,
            height: null,
          },
          {
            cells: ['Account', '992', '', '', ''],
            ends: [null, null, null, null, null],
            page: 0,
            y: 5,
            height: null,
          },
        ],
      },
      {
        heads: ['Txn Date', 'Amount', 'Balance', '', ''],
        roles: ['date', 'amount', 'balance', null, null],
        // What stands below the last dated row of a table is above the next.
        before: ['\tmore'.trim(), 'Account\t992'],
        lines: [
          {
            cells: ['02/06/2026', '7.00', '107.00', '', ''],
            ends: [null, null, null, null, null],
            page: 0,
            y: 7,
            height: null,
          },
        ],
      },
    ]);
  });

  it('may have a head of up to four lines', () => {
    const heads = (...rows: readonly string[]) =>
      findTables(grid(...rows, '01/06/2026|A|5.00|95.00')).map(table => table.heads);
    expect(heads('Date|Details|Amount|Balance')).toEqual([['Date', 'Details', 'Amount', 'Balance']]);
    expect(heads('Txn|Details|Txn|Closing', 'Date||Amount|Balance')).toEqual([
      ['Txn Date', 'Details', 'Txn Amount', 'Closing Balance'],
    ]);
    expect(heads('Date||x|', '|Details||', '||Amount|', '|||Balance')).toEqual([
      ['Date', 'Details', 'x Amount', 'Balance'],
    ]);
    expect(heads('Date||x|', '|Details||', '||Amount|', '||y|', '|||Balance')).toEqual([['', '', '', '']]);
    // A line above that adds nothing is none of it.
    expect(heads('Statement|of|account|', 'Date|Details|Amount|Balance')).toEqual([
      ['Date', 'Details', 'Amount', 'Balance'],
    ]);
  });

  it('have no head in a line with a date or an amount, nor of two columns', () => {
    const heads = (...rows: readonly string[]) => findTables(grid(...rows))[0]?.heads;
    expect(heads('Date|Amount|Balance|01/06/2026')).toEqual(['', '', '', '']);
    expect(heads('Date|Amount|Balance|5.00')).toEqual(['', '', '', '']);
    expect(heads('Date Amount|Balance')).toEqual(['', '']);
    expect(heads('Date|Amount|Balance|5')).toEqual(['Date', 'Amount', 'Balance', '5']);
  });

  it('are one without names where there is no head', () => {
    expect(findTables(grid('01/06/2026|A|5.00', '02/06/2026|B|7.00'))).toMatchObject([
      {
        heads: ['', '', ''],
        roles: [null, null, null],
        before: [],
        lines: [{ cells: ['01/06/2026', 'A', '5.00'] }, {}],
      },
    ]);
    expect(findTables([])).toEqual([{ heads: [], roles: [], lines: [], before: [] }]);
  });
});

describe('the tables of a page [XR-160.b]', () => {
  const head = line(
    0,
    ['Date', 0, 20],
    ['Details', 60, 100],
    ['Debit', 200, 225],
    ['Credit', 260, 290],
    ['Balance', 320, 360],
  );
  const row = line(20, ['01/06/2026', 0, 45], ['RENT', 60, 80], ['5.00', 205, 225], ['95.00', 335, 360]);

  it('are cut at their columns', () => {
    expect(findTables([line(-20, ['Account', 0, 30], ['991', 33, 50]), head, row])).toEqual([
      {
        heads: ['Date', 'Details', 'Debit', 'Credit', 'Balance'],
        roles: ['date', 'narration', 'debit', 'credit', 'balance'],
        before: ['Account 991'],
        lines: [
          {
            cells: ['01/06/2026', 'RENT', '5.00', '', '95.00'],
            ends: [45, 80, 225, null, 360],
            page: 0,
            y: 20,
            height: 10,
          },
        ],
      },
    ]);
  });

  const cells = (...lines: readonly TextLine[]) =>
    findTables([head, row, ...lines])[0]
      ?.lines.slice(1)
      .map(one => one.cells);

  it('join the words of a cell, with a blank where there is one', () => {
    expect(
      cells(
        line(
          40,
          ['02/06/2026', 0, 45],
          ['UPI', 60, 75],
          ['/', 75.5, 78],
          ['A', 80, 85],
          ['7.00', 270, 290],
          ['102.00', 330, 360],
        ),
      ),
    ).toEqual([['02/06/2026', 'UPI/ A', '', '7.00', '102.00']]);
    expect(cells(line(40, ['A', 60, 70], ['B', 70.7, 80], ['C', 80.9, 90]))).toEqual([
      ['', 'AB C', '', '', ''],
    ]);
  });

  it('hold an amount by its middle and a text by its beginning', () => {
    // The amount begins under Debit and ends under Credit.
    expect(cells(line(40, ['1,234,567.00', 225, 290]))).toEqual([['', '', '', '1,234,567.00', '']]);
    expect(cells(line(40, ['A LONG TEXT OVER TWO COLUMNS', 60, 280]))).toEqual([
      ['', 'A LONG TEXT OVER TWO COLUMNS', '', '', ''],
    ]);
  });

  it('keep a side that is printed as a word of its own with its amount', () => {
    const balance = (side: string) =>
      cells(line(40, ['02/06/2026', 0, 45], ['95.00', 335, 360], [side, 365, 372]))?.[0]?.[4];
    for (const side of ['Cr', 'DR', 'Dr.', '(Cr)']) expect(balance(side)).toBe(`95.00 ${side}`);
    const debit = (side: string, next: string) =>
      cells(line(40, ['5.00', 205, 225], [side, 250, 258], [next, 262, 290]))?.[0];
    expect(debit('Dr', '7.00')).toEqual(['', '', '5.00', 'Dr 7.00', '']);
    // The column it stands in has an amount already.
    const second = cells(
      line(40, ['5.00', 205, 225], ['7.00', 262, 285], ['Cr', 300, 306], ['x', 330, 340]),
    )?.[0];
    expect(second).toEqual(['', '', '5.00', '7.00 Cr', 'x']);
  });

  it('go on below the next head', () => {
    const tables = findTables([
      head,
      row,
      line(40, ['Page', 0, 20], ['2', 23, 28]),
      { ...head, y: 60 },
      { ...row, y: 80 },
    ]);
    expect(tables.map(table => [table.before, table.lines.length])).toEqual([
      [[], 2],
      [['Page 2'], 1],
    ]);
  });

  it('may have heads of several lines, as far apart as lines are', () => {
    const upper = (y: number) => line(y, ['Txn', 0, 15], ['Withdrawal', 200, 245], ['Deposit', 260, 290]);
    const lower = line(
      30,
      ['Date', 0, 20],
      ['Details', 60, 100],
      ['Amt', 200, 215],
      ['Amt', 260, 275],
      ['Balance', 320, 360],
    );
    const heads = (...lines: readonly TextLine[]) => findTables([...lines, { ...row, y: 60 }])[0]?.heads;
    expect(heads(upper(6), lower)).toEqual([
      'Txn Date',
      'Details',
      'Withdrawal Amt',
      'Deposit Amt',
      'Balance',
    ]);
    expect(heads(upper(5.9), lower)).toEqual(['Date', 'Details', 'Amt', 'Amt', 'Balance']);
    expect(heads({ ...upper(20), page: 1 }, lower)).toEqual(['Date', 'Details', 'Amt', 'Amt', 'Balance']);
  });

  it('take the words close below a head for a part of it', () => {
    const below = (y: number, ...words: readonly (readonly [string, number, number])[]) =>
      findTables([head, line(y, ...words), row])[0]?.heads;
    expect(below(14.5, ['(Dr)', 200, 220], ['(Cr)', 262, 280])).toEqual([
      'Date',
      'Details',
      'Debit (Dr)',
      'Credit (Cr)',
      'Balance',
    ]);
    expect(below(14.6, ['(Dr)', 200, 220])).toEqual(['Date', 'Details', 'Debit', 'Credit', 'Balance']);
    // Words that stand under no head are no part of it, nor is a line that would spoil it.
    expect(below(12, ['x', 130, 150], ['(Dr)', 200, 220])).toEqual([
      'Date',
      'Details',
      'Debit',
      'Credit',
      'Balance',
    ]);
    expect(below(12, ['Value', 0, 20], ['Type', 320, 340])).toEqual([
      'Date',
      'Details',
      'Debit',
      'Credit',
      'Balance',
    ]);
    expect(below(12, ['5.00', 320, 340])).toEqual(['Date', 'Details', 'Debit', 'Credit', 'Balance']);
  });

  it('have a column for each word of a head that stands under no other', () => {
    const upper = line(0, ['Txn', 0, 15], ['Amount', 200, 290]);
    const lower = line(12, ['Date', 0, 20], ['Debit', 200, 225], ['Credit', 260, 290], ['Balance', 320, 360]);
    // What stands above both columns says no more than they do.
    expect(findTables([upper, lower, row])[0]?.heads).toEqual(['Date', 'Debit', 'Credit', 'Balance']);
    const aside = line(0, ['Txn', 0, 15], ['Chq', 130, 150]);
    expect(findTables([aside, lower, row])[0]?.heads).toEqual([
      'Txn Date',
      'Chq',
      'Debit',
      'Credit',
      'Balance',
    ]);
  });

  it('have the columns of the line of a head with most words', () => {
    const upper = line(0, ['Date', 0, 20], ['Amount', 200, 290]);
    const lower = line(
      12,
      ['Details', 60, 100],
      ['Debit', 200, 225],
      ['Credit', 260, 290],
      ['Balance', 320, 360],
    );
    const heads = ['Date', 'Details', 'Amount Debit', 'Amount Credit', 'Balance'];
    expect(findTables([upper, lower, row])[0]?.heads).toEqual(heads);
    expect(findTables([{ ...lower, y: 0 }, { ...upper, y: 12 }, row])[0]?.heads).toEqual([
      'Date',
      'Details',
      'Debit Amount',
      'Credit Amount',
      'Balance',
    ]);
  });

  it('widen a column of a head by the words above and below it', () => {
    const words = (...above: readonly (readonly [string, number, number])[]) => [
      line(0, ...above.slice(0, 1), ['Details', 60, 100]),
      line(12, ...above.slice(1)),
      line(24, ['(IST)', 20, 30], ['Debit', 200, 225], ['Credit', 260, 290], ['Balance', 320, 360]),
      { ...row, y: 60 },
    ];
    const heads = (...above: readonly (readonly [string, number, number])[]) =>
      findTables(words(...above))[0]?.heads[0];
    expect(heads(['Date', 10, 21], ['of', 12, 16])).toBe('Date of (IST)');
    expect(heads(['Date', 29, 40], ['of', 34, 38])).toBe('Date of (IST)');
    // Words that only touch stand beside each other.
    expect(heads(['Date', 10, 20], ['of', 12, 16])).toBe('Date of');
    expect(heads(['Date', 30, 40], ['of', 34, 38])).toBe('(IST)');
  });

  it('end their columns where the fewest dated lines cross', () => {
    // The head stands at the left of its column, the amounts at the right: the border lies in the gap of the rows.
    const tight = line(0, ['Date', 0, 20], ['Debit', 100, 125], ['Credit', 150, 180], ['Balance', 220, 255]);
    const lines = [
      line(20, ['01/06/2026', 0, 45], ['500.00', 112, 142], ['95.00', 270, 300]),
      line(40, ['02/06/2026', 0, 45], ['7,000.00', 172, 212], ['102.00', 265, 300]),
    ];
    expect(findTables([tight, ...lines])[0]?.lines.map(one => one.cells)).toEqual([
      ['01/06/2026', '500.00', '', '95.00'],
      ['02/06/2026', '', '7,000.00', '102.00'],
    ]);
  });

  it('without a head have a column for each text and each place where amounts end', () => {
    const lines = [
      line(0, ['01/06/2026', 0, 45], ['RENT', 60, 80], ['5.00', 205, 225], ['95.00', 335, 360]),
      line(20, ['02/06/2026', 0, 45], ['SALARY', 60, 90], ['7.00', 270, 290], ['102.00', 330, 360]),
      line(40, ['Total', 60, 80], ['9.00', 400, 420]),
    ];
    const [table] = findTables(lines);
    expect(table?.heads).toEqual(['', '', '', '', '']);
    expect(table?.lines.slice(0, 2).map(one => one.cells)).toEqual([
      ['01/06/2026', 'RENT', '5.00', '', '95.00'],
      ['02/06/2026', 'SALARY', '', '7.00', '102.00'],
    ]);
    expect(findTables([line(0, ['Dear', 0, 20], ['5.00', 60, 80])])).toEqual([
      { heads: [], roles: [], lines: [], before: [] },
    ]);
  });

  it('without a head take amounts that end closer than a height for one column', () => {
    const heads = (end: number) =>
      findTables([
        line(0, ['01/06/2026', 0, 45], ['RENT', 60, 80], ['95.00', 335, 360]),
        line(20, ['02/06/2026', 0, 45], ['RENT', 60, 80], ['95.00', end - 25, end]),
      ])[0]?.heads.length;
    expect([heads(360), heads(369), heads(370), heads(351), heads(350)]).toEqual([3, 3, 4, 3, 4]);
  });
});
