import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { paise } from '../money/paise';
import type { Columns } from './movement';
import { readRows } from './statementRows';

const columns: Columns = {
  date: 0,
  narration: [1],
  reference: 2,
  amount: { kind: 'one', amount: 3, side: null, turned: false },
  balance: 4,
  balanceSide: null,
  swapped: false,
};
const unsigned: Columns = { ...columns, amount: { kind: 'unsigned', amount: 3 } };

/** Rows as 'date|narration|reference|amount|balance'; one without a date is not dated. */
const read = (
  rows: readonly string[],
  options: {
    columns?: Columns;
    period?: readonly [string, string];
    stated?: number;
    monthFirst?: boolean;
  } = {},
) =>
  readRows(
    rows.map(row => {
      const cells = row.split('|');
      return { cells, dated: cells[0] !== '' };
    }),
    options.columns ?? columns,
    {
      order: options.monthFirst ? 'monthFirst' : 'dayFirst',
      period: options.period
        ? { from: businessDate(options.period[0]), to: businessDate(options.period[1]) }
        : null,
      stated: options.stated === undefined ? null : paise(options.stated),
    },
  );
const narrations = (...args: Parameters<typeof read>) => read(...args).transactions.map(row => row.narration);
const amounts = (...args: Parameters<typeof read>) => read(...args).transactions.map(row => row.amount);
const days = (...args: Parameters<typeof read>) => read(...args).transactions.map(row => row.date);

describe('a row [XR-160.b]', () => {
  it('has its date, narration, cheque number, amount and balance', () => {
    expect(read([" 01/06/2026 |'RENT  May| 000123 |-5.00|95.00"]).transactions).toEqual([
      {
        date: '2026-06-01',
        dateText: '2026-06-01',
        narration: 'RENT May',
        chequeNo: '000123',
        amount: -500,
        category: '',
        balance: 9500,
      },
    ]);
  });

  it('joins the columns of its narration, without empty ones', () => {
    const two: Columns = { ...columns, narration: [1, 2], reference: null };
    const rows = ['01/06/2026|A|B|1.00|1.00', '02/06/2026| |B|1.00|2.00', '03/06/2026|A||1.00|3.00'];
    expect(read(rows, { columns: two }).transactions.map(row => [row.narration, row.chequeNo])).toEqual([
      ['A B', ''],
      ['B', ''],
      ['A', ''],
    ]);
  });

  it.each(['-', '--', '–', '—', '.', '', ' '])('has no cheque number of %j', reference => {
    expect(read([`01/06/2026|A|${reference}|1.00|1.00`]).transactions[0]?.chequeNo).toBe('');
  });
  it.each(['-1', '1-', 'A.'])('has the cheque number %j', reference => {
    expect(read([`01/06/2026|A|${reference}|1.00|1.00`]).transactions[0]?.chequeNo).toBe(reference);
  });

  it('stays where its amount cannot be read, and is none where it moves nothing', () => {
    const rows = [
      '01/06/2026|A||FREE|10.00',
      '02/06/2026|B||0.00|10.00',
      '03/06/2026|C||-|10.00',
      '04/06/2026|D||1.00|',
    ];
    expect(read(rows).transactions.map(row => [row.narration, row.amount, row.balance])).toEqual([
      ['A', null, 1000],
      ['D', 100, null],
    ]);
  });

  it('keeps the text of a date that does not exist', () => {
    expect(read(['31/06/2026|A||1.00|1.00']).transactions[0]).toMatchObject({
      date: null,
      dateText: '31/06/2026',
    });
  });

  it('reads its date in the order of its column', () => {
    expect(days(['06/01/2026|A||1.00|1.00'], { monthFirst: true })).toEqual(['2026-06-01']);
    expect(days(['06/01/2026|A||1.00|1.00'])).toEqual(['2026-01-06']);
  });

  it('takes a year from the period in which its day falls', () => {
    const rows = ['31 Dec|A||1.00|1.00', '1 Jan|B||1.00|2.00', '31 Jan|C||1.00|3.00', '1 Feb|D||1.00|4.00'];
    const period = ['2025-02-01', '2026-01-31'] as const;
    expect(new Set(days(rows, { period }))).toEqual(
      new Set(['2025-12-31', '2026-01-01', '2026-01-31', '2025-02-01']),
    );
    expect(days(['1 Jan|B||1.00|2.00'])).toEqual([null]);
    expect(days(['1 Jan 2020|B||1.00|2.00'], { period })).toEqual(['2020-01-01']);
    expect(days(['1 Foo|B||1.00|2.00'], { period })).toEqual([null]);
  });
});

describe('a row without a date [XR-160.b]', () => {
  it('is of the day above it where the balance proves it, from above or from below', () => {
    const down = ['01/06/2026|A||1.00|11.00', '|B||2.00|13.00', '|C||-3.00|10.00'];
    expect(days(down)).toEqual(['2026-06-01', '2026-06-01', '2026-06-01']);
    const up = ['01/06/2026|C||-3.00|10.00', '|B||2.00|13.00', '|A||1.00|11.00'];
    expect(narrations(up)).toEqual(['A', 'B', 'C']);
  });

  it('is none where the balance does not prove it', () => {
    expect(narrations(['01/06/2026|A||1.00|11.00', '|B||2.00|14.00'])).toEqual(['A']);
    expect(narrations(['01/06/2026|A||1.00|11.00', '|B||2.00|'])).toEqual(['A']);
    expect(narrations(['01/06/2026|A||1.00|', '|B||2.00|13.00'])).toEqual(['A']);
    expect(narrations(['01/06/2026|A||1.00|11.00', '|B||FREE|11.00'])).toEqual(['A']);
    expect(narrations(['|B||2.00|13.00', '01/06/2026|A||1.00|14.00'])).toEqual(['A']);
    // The amount above is unreadable and the balance did not move.
    expect(narrations(['01/06/2026|A||FREE|11.00', '|B||2.00|11.00'])).toEqual(['A']);
  });
});

describe('a row without a date below a balance [XR-160.b]', () => {
  it('carried forward on a day is of that day', () => {
    expect(days(['01/06/2026|B/F|||10.00', '|A||1.00|11.00', '|B||1.00|12.00'])).toEqual([
      '2026-06-01',
      '2026-06-01',
    ]);
    expect(days(['01/06/2026|B/F|||10.00', '|A||1.00|12.00'])).toEqual([]);
    expect(days(['|B/F|||10.00', '|A||1.00|11.00'])).toEqual([]);
  });

  it('carried to the next page goes on with the day above', () => {
    expect(narrations(['01/06/2026|A||1.00|11.00', '|B/F|||11.00', '|B||1.00|12.00', '|x|||99.00'])).toEqual([
      'A',
      'B',
    ]);
  });
});

describe('a row that carries a balance [XR-160.b]', () => {
  it.each([
    '01/06/2026|OPENING BALANCE|||10.00',
    '|OPENING BALANCE|||10.00',
    '||OPENING BALANCE||10.00',
    '01/06/2026|B/F||10.00|10.00',
    '01/06/2026|B/F||-10.00|10.00',
    '01/06/2026|B/F||10.00|',
  ])('forward is the opening balance: %s', row => {
    const { opening, transactions } = read([row, '02/06/2026|A||1.00|11.00']);
    expect(Math.abs(opening ?? 0)).toBe(1000);
    expect(transactions.map(({ narration }) => narration)).toEqual(['A']);
  });

  it('is a row where it moves something', () => {
    expect(read(['01/06/2026|FD OPENING BALANCE||-5.00|10.00'])).toMatchObject({
      opening: null,
      transactions: [{ amount: -500 }],
    });
  });

  it('only before the first row states the opening balance, and only once', () => {
    const rows = ['01/06/2026|B/F|||10.00', '|B/F|||12.00', '02/06/2026|A||1.00|11.00', '|B/F|||11.00'];
    expect(read(rows)).toMatchObject({ opening: 1000, transactions: [{ narration: 'A' }] });
    expect(read(rows.slice(2))).toMatchObject({ opening: null, transactions: [{ narration: 'A' }] });
    expect(read(['02/06/2026|A||1.00|11.00'], { stated: 1000 }).opening).toBeNull();
  });

  it('stands below the rows where they are printed newest first', () => {
    const rows = [
      '02/06/2026|B||1.00|12.00',
      '01/06/2026|B/F|||77.00',
      '01/06/2026|A||1.00|11.00',
      '01/06/2026|B/F|||10.00',
    ];
    expect(read(rows)).toMatchObject({
      opening: 1000,
      transactions: [{ narration: 'A' }, { narration: 'B' }],
    });
    expect(read(rows.slice(0, 3)).opening).toBeNull();
    expect(read([...rows.slice(0, 3), '01/06/2026|B/F||10.00|']).opening).toBe(1000);
    expect(read(['01/06/2026|B/F|||9.00', ...rows]).opening).toBe(900);
    expect(
      read(['01/06/2026|A||1.00|11.00', '02/06/2026|B||1.00|12.00', '02/06/2026|B/F|||12.00']).opening,
    ).toBeNull();
  });

  it('is not the opening where its date’s cells only say so', () => {
    expect(narrations(['01/06/2026|A|OPENING BALANCE|1.00|11.00'])).toEqual(['A']);
  });

  it('or sums up is none', () => {
    const rows = [
      '01/06/2026|A||1.00|11.00',
      '01/06/2026|Closing Balance||FREE|',
      '|Total||1.00|12.00',
      '||Grand Total|1.00|12.00',
      '02/06/2026|TOTAL ENERGIES||-2.00|9.00',
      '02/06/2026|TOTAL||-2.00|',
      '02/06/2026|TOTAL||FREE|9.00',
    ];
    expect(narrations(rows)).toEqual(['A', 'TOTAL ENERGIES']);
    // Another column may have the word.
    expect(narrations(['01/06/2026|A||1.00|11.00', '|B|Total|1.00|12.00'])).toEqual(['A', 'B']);
  });
});

describe('the order [XR-159.a]', () => {
  const oldest = [
    '01/06/2026|A||1.00|11.00',
    '01/06/2026|B||2.00|13.00',
    '02/06/2026|C||-3.00|10.00',
    '03/06/2026|D||4.00|14.00',
  ];
  it.each([
    ['oldest first', oldest],
    ['newest first', oldest.toReversed()],
    ['newest day first', [3, 2, 0, 1].map(index => oldest[index] ?? '')],
    ['oldest day first, its rows newest first', [1, 0, 2, 3].map(index => oldest[index] ?? '')],
    ['mixed days', [2, 0, 1, 3].map(index => oldest[index] ?? '')],
  ])('%s becomes oldest first', (_, rows) => {
    expect(narrations(rows)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('of one day is told by the balance', () => {
    const day = ['01/06/2026|C||-3.00|10.00', '01/06/2026|B||2.00|13.00', '01/06/2026|A||1.00|11.00'];
    expect(narrations(day)).toEqual(['A', 'B', 'C']);
    expect(narrations(day.toReversed())).toEqual(['A', 'B', 'C']);
  });

  it('without balances is that of the dates, and else as printed', () => {
    const rows = ['02/06/2026|B||1.00|', '01/06/2026|A||1.00|'];
    expect(narrations(rows)).toEqual(['A', 'B']);
    expect(narrations(rows.toReversed())).toEqual(['A', 'B']);
    expect(narrations(['01/06/2026|B||1.00|', '01/06/2026|A||1.00|'])).toEqual(['B', 'A']);
  });

  it('counts a debit that raises the balance as a break', () => {
    // Downwards the first step is wrong by its sign only; upwards both hold.
    const rows = ['01/06/2026|B||-1.00|10.00', '01/06/2026|A||-1.00|11.00'];
    expect(narrations(rows)).toEqual(['A', 'B']);
  });

  it('is told by those rows that have a balance and an amount', () => {
    const rows = [
      '01/06/2026|D||4.00|14.00',
      '01/06/2026|C||-3.00|',
      '01/06/2026|B||FREE|13.00',
      '01/06/2026|A||1.00|11.00',
      '01/06/2026|Z||1.00|10.00',
    ];
    expect(narrations(rows)).toEqual(['Z', 'A', 'B', 'C', 'D']);
    expect(narrations(rows.toReversed())).toEqual(['Z', 'A', 'B', 'C', 'D']);
    // Counted, the missing balances would be three breaks downwards against one upwards.
    const gaps = [
      '01/06/2026|A||1.00|11.00',
      '01/06/2026|B||2.00|',
      '01/06/2026|C||3.00|5.00',
      '01/06/2026|D||2.00|7.00',
    ];
    expect(narrations(gaps)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('of a statement whose chain is broken stays that of its dates', () => {
    const rows = ['01/06/2026|A||1.00|11.00', '02/06/2026|B||9.00|13.00', '03/06/2026|C||-3.00|10.00'];
    expect(narrations(rows)).toEqual(['A', 'B', 'C']);
    expect(narrations(rows.toReversed())).toEqual(['A', 'B', 'C']);
  });
});

describe('amounts without a sign [XR-160.a]', () => {
  it('have the side the balance proves', () => {
    const rows = ['01/06/2026|A||1.00|11.00', '02/06/2026|B||2.00|9.00', '03/06/2026|C||3.00|12.00'];
    expect(amounts(rows, { columns: unsigned, stated: 1000 })).toEqual([100, -200, 300]);
    expect(amounts(rows.toReversed(), { columns: unsigned, stated: 1000 })).toEqual([100, -200, 300]);
    expect(amounts(rows, { columns: unsigned, stated: 1200 })).toEqual([-100, -200, 300]);
    expect(amounts(rows, { columns: unsigned, stated: 1100 })).toEqual([100, -200, 300]);
    expect(amounts(['01/06/2026|B/F|||10.00', ...rows], { columns: unsigned, stated: 1200 })).toEqual([
      100, -200, 300,
    ]);
  });

  it.each([
    ['NEFT CR QUILL', 100],
    ['BY CASH', 100],
    ['CASH DEPOSIT', 100],
    ['DEPOSITED', 100],
    ['RECD FROM', 100],
    ['RECEIVED', 100],
    ['SALARY MAY', 100],
    ['SAL/MAY', 100],
    ['REFUND', 100],
    ['CREDIT', 100],
    ['CREDITED', 100],
    ['INT PD', 100],
    ['INT. PD', 100],
    ['INT.PD', 100],
    ['RENT', -100],
    ['CREDITCARD BILL', -100],
    ['BYE', -100],
  ])('have that of the words %s where nothing precedes them', (narration, amount) => {
    expect(amounts([`01/06/2026|${narration}||1.00|11.00`], { columns: unsigned })).toEqual([amount]);
  });

  it('have that of their words after a row without a balance', () => {
    const rows = [
      '01/06/2026|RENT||1.00|',
      '02/06/2026|REFUND||1.00|5.00',
      '03/06/2026|X||FREE|9.00',
      '04/06/2026|Y||1.00|8.00',
    ];
    expect(amounts(rows, { columns: unsigned, stated: 1000 })).toEqual([100, 100, null, -100]);
  });
});
