import { describe, expect, it } from 'vitest';
import type { FoundTable } from './findTables';
import { roleOfHead } from './headWords';
import { groupColumnsOf, settleColumns } from './settleColumns';

type Cells = readonly (readonly string[])[];

const tableOf = (heads: readonly string[], rows: Cells): FoundTable => ({
  heads,
  roles: heads.map(roleOfHead),
  lines: rows.map((cells, y) => ({ cells, ends: cells.map(() => null), page: 0, y, height: null })),
  before: [],
});

/** What the columns of a table mean; each of its lines is a dated row. */
function settle(heads: readonly string[], rows: Cells, undated: Cells = []) {
  const table = tableOf(heads, rows);
  const group = groupColumnsOf(table);
  if (!group) throw new Error('No dates');
  return settleColumns(table, group, [
    ...rows.map(cells => ({ cells, dated: true })),
    ...undated.map(cells => ({ cells, dated: false })),
  ]);
}
const blank = (count: number) => Array.from({ length: count }, () => '');

describe('debit and credit [XR-160.c]', () => {
  const heads = ['Date', 'Narration', 'Debit', 'Credit', 'Balance'];
  const good: Cells = [
    ['01/06/2026', 'A', '5.00', '', '95.00'],
    ['02/06/2026', 'B', '', '7.00', '102.00'],
    ['03/06/2026', 'C', '2.00', '', '100.00'],
  ];
  const base = { date: 0, narration: [1], reference: null, balance: 4, balanceSide: null };

  it('are those of the heads', () => {
    expect(settle(heads, good)).toEqual({
      ...base,
      amount: { kind: 'two', debit: 2, credit: 3 },
      swapped: false,
    });
    expect(settle(heads, good.toReversed())?.swapped).toBe(false);
  });

  it('are exchanged where the balance proves it, in either order of the rows', () => {
    const exchanged = ['Date', 'Narration', 'Credit', 'Debit', 'Balance'];
    const proved = { ...base, amount: { kind: 'two', debit: 2, credit: 3 }, swapped: true };
    expect(settle(exchanged, good)).toEqual(proved);
    expect(settle(exchanged, good.toReversed())).toEqual(proved);
  });

  it('stay those of the heads where the balance proves neither', () => {
    expect(settle(heads, good.slice(0, 1))?.amount).toEqual({ kind: 'two', debit: 2, credit: 3 });
    const broken = good.map(cells => cells.with(4, cells[4] === '95.00' ? '1.00' : '9.00'));
    expect(settle(heads, broken)).toMatchObject({ amount: { debit: 2, credit: 3 }, swapped: false });
    expect(
      settle(
        heads,
        good.map(cells => cells.with(4, '')),
      ),
    ).toMatchObject({ amount: { debit: 2, credit: 3 } });
  });

  it('are those of the heads where half of the steps hold, and other columns below that', () => {
    // The columns behind the balance hold a chain of their own.
    const wide = [...heads, 'X', 'Y', 'Z'];
    const second: Cells = [
      ['1.00', '', '9.00'],
      ['', '3.00', '12.00'],
      ['4.00', '', '8.00'],
    ];
    const half = [good[0] ?? [], good[1] ?? [], (good[2] ?? []).with(4, '1.00')];
    expect(
      settle(
        wide,
        half.map((cells, index) => [...cells, ...(second[index] ?? [])]),
      )?.balance,
    ).toBe(4);
    const none = half.map(cells => cells.with(4, cells[4] === '102.00' ? '50.00' : (cells[4] ?? '')));
    expect(
      settle(
        wide,
        none.map((cells, index) => [...cells, ...(second[index] ?? [])]),
      ),
    ).toMatchObject({
      balance: 7,
      amount: { kind: 'two', debit: 5, credit: 6 },
      swapped: false,
    });
  });

  it('are not judged by rows without a date, an amount or a balance', () => {
    const rows: Cells = [
      good[0] ?? [],
      ['02/06/2026', 'x', '', '', '3.00'],
      good[1] ?? [],
      good[2] ?? [],
      ['04/06/2026', 'x', '1.00', '', ''],
    ];
    const undated = Array.from({ length: 6 }, () => blank(5).with(2, '9.00').with(4, '1.00'));
    expect(settle(['Date', 'Narration', 'Credit', 'Debit', 'Balance'], rows, undated)?.swapped).toBe(true);
  });

  it.each([
    ['no balance', ['04/06/2026', 'x', '1.00', '', '']],
    ['no amount', ['04/06/2026', 'x', '', '', '100.00']],
  ])('are not judged by rows with %s', (_, row) => {
    const rows = [...good, ...Array.from({ length: 6 }, () => row)];
    const exchanged = ['Date', 'Narration', 'Credit', 'Debit', 'Balance'];
    expect(settle(exchanged, rows)?.swapped).toBe(true);
    expect(settle(exchanged, rows.toReversed())?.swapped).toBe(true);
  });

  it('are found by the balance where only one of them has a head', () => {
    for (const half of [
      ['Date', 'Narration', 'Debit', '', 'Balance'],
      ['Date', 'Narration', '', 'Credit', 'Balance'],
    ]) {
      expect(settle(half, good)).toMatchObject({
        amount: { kind: 'two', debit: 2, credit: 3 },
        swapped: false,
      });
      expect(settle(half, good.slice(0, 1))).toBeNull();
    }
  });

  it('do not give the balance the side of the row', () => {
    const heads = ['Date', 'Type', 'Debit', 'Credit', 'Balance'];
    const rows = good.map(cells => cells.with(1, cells[2] === '' ? 'CR' : 'DR'));
    expect(settle(heads, rows)).toMatchObject({ amount: { kind: 'two' }, balanceSide: null, narration: [] });
  });

  it('are judged by the first five hundred rows', () => {
    let balance = 9000;
    // The first five hundred are debits, a thousand more are credits under the head of debits.
    const rows = Array.from({ length: 1500 }, (_, index) => {
      const amount = (index % 3) + 1;
      balance += index < 500 ? -amount : amount;
      return ['01/06/2026', 'A', `${amount}.00`, '', `${balance}.00`];
    });
    expect(settle(heads, rows)?.swapped).toBe(false);
    expect(settle(heads, rows.slice(200))?.swapped).toBe(false);
    expect(settle(heads, rows.slice(300))?.swapped).toBe(true);
  });
});

describe('one column of amounts [XR-160.b]', () => {
  it('has its signs, or the turned ones where the balance proves it', () => {
    const heads = ['Date', 'Narration', 'Amount', 'Balance'];
    const rows: Cells = [
      ['01/06/2026', 'A', '-5.00', '95.00'],
      ['02/06/2026', 'B', '7.00', '102.00'],
      ['03/06/2026', 'C', '-2.00', '100.00'],
    ];
    expect(settle(heads, rows)?.amount).toEqual({ kind: 'one', amount: 2, side: null, turned: false });
    const turned = rows.map(cells =>
      cells.with(2, cells[2]?.startsWith('-') ? cells[2].slice(1) : `-${cells[2]}`),
    );
    expect(settle(heads, turned)?.amount).toEqual({ kind: 'one', amount: 2, side: null, turned: true });
    const bare = rows.map(cells => cells.with(2, cells[2]?.replace('-', '') ?? ''));
    expect(settle(heads, bare)?.amount).toEqual({ kind: 'unsigned', amount: 2 });
    expect(settle(heads, bare.toReversed())?.amount).toEqual({ kind: 'unsigned', amount: 2 });
    expect(settle(heads, bare.slice(0, 1))?.amount).toEqual({ kind: 'unsigned', amount: 2 });
  });

  it.each(['DR', 'Dr.', '(D)', 'debit', 'Debited', 'Withdrawal', 'नामे'])(
    'has the side %j of another column',
    debit => {
      const credit =
        new Map([
          ['DR', 'CR'],
          ['Dr.', 'Cr.'],
          ['(D)', '(C)'],
          ['debit', 'credit'],
          ['Debited', 'Credited'],
          ['Withdrawal', 'Deposit'],
          ['नामे', 'जमा'],
        ]).get(debit) ?? '';
      const rows: Cells = [
        ['01/06/2026', debit, '5.00', 'A', '95.00'],
        ['02/06/2026', ` ${credit} `, '7.00', 'B', '102.00'],
        ['03/06/2026', debit, '2.00', 'C', '100.00'],
      ];
      expect(settle(['Date', 'Dr/Cr', 'Amount', 'Details', 'Balance'], rows)).toMatchObject({
        amount: { kind: 'one', amount: 2, side: 1, turned: false },
        balanceSide: null,
        narration: [3],
      });
    },
  );

  it.each(['DRX', 'XDR', 'UPI', 'debits', 'Dr Cr'])('has no side in %j', word => {
    const rows: Cells = [
      ['01/06/2026', word, '5.00', 'A', '95.00'],
      ['02/06/2026', word, '7.00', 'B', '102.00'],
    ];
    expect(settle(['Date', 'Type', 'Amount', 'Details', 'Balance'], rows)?.amount).toEqual({
      kind: 'unsigned',
      amount: 2,
    });
  });

  it('may be under a head that names both sides, unless it holds only these words', () => {
    const rows = (words: readonly [string, string]): Cells => [
      ['01/06/2026', words[0], '5.00', '95.00'],
      ['02/06/2026', words[1], '7.00', '102.00'],
    ];
    expect(settle(['Date', 'Dr/Cr', 'Amount', 'Balance'], rows(['D', 'C']))?.amount).toMatchObject({
      amount: 2,
      side: 1,
    });
    expect(settle(['Date', 'Details', 'Debit/Credit', 'Balance'], rows(['A', 'B']))?.amount).toMatchObject({
      kind: 'unsigned',
      amount: 2,
    });
  });

  it('may have its side and itself behind the balance', () => {
    const rows: Cells = [
      ['01/06/2026', 'A', '95.00', '5.00', 'DR'],
      ['02/06/2026', 'B', '102.00', '7.00', ' '],
      ['03/06/2026', 'C', '100.00', '2.00', 'DR'],
    ];
    expect(settle(['Date', 'Details', 'Balance', 'Amount', 'Dr/Cr'], rows)).toMatchObject({
      amount: { kind: 'one', amount: 3, side: 4 },
      balanceSide: null,
    });
  });

  it('has the side of its column though nothing proves it', () => {
    expect(
      settle(['Date', 'Dr/Cr', 'Amount', 'Balance'], [['01/06/2026', 'D', '5.00', '95.00']])?.amount,
    ).toEqual({
      kind: 'one',
      amount: 2,
      side: 1,
      turned: false,
    });
  });

  it('leaves a narration that only says the side a narration', () => {
    const rows: Cells = [
      ['01/06/2026', 'DEPOSIT', '5.00', '95.00'],
      ['02/06/2026', 'WITHDRAWAL', '7.00', '88.00'],
    ];
    expect(settle(['Date', 'Details', 'Amount', 'Balance'], rows)).toMatchObject({
      narration: [1],
      amount: { kind: 'one', amount: 2, side: 1 },
    });
  });

  it('has no sides in an empty column', () => {
    const rows: Cells = [
      ['01/06/2026', 'A', '', '5.00', '95.00'],
      ['02/06/2026', 'B', ' ', '7.00', '102.00'],
    ];
    expect(settle(['Date', 'Details', 'Dr/Cr', 'Amount', 'Balance'], rows)?.amount).toEqual({
      kind: 'unsigned',
      amount: 3,
    });
  });

  it('has the side next to it, and the balance the one behind it', () => {
    const heads = ['Date', 'Description', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr'];
    const rows: Cells = [
      ['01/06/2026', 'A', '5.00', 'DR', '95.00', 'CR'],
      ['02/06/2026', 'B', '7.00', 'CR', '102.00', 'CR'],
      ['03/06/2026', 'C', '110.00', 'DR', '8.00', 'DR'],
      ['04/06/2026', 'D', '1.00', 'DR', '9.00', 'DR'],
    ];
    expect(settle(heads, rows)).toMatchObject({
      amount: { kind: 'one', amount: 2, side: 3 },
      balance: 4,
      balanceSide: 5,
    });
  });
});

describe('a table without heads [XR-160.b]', () => {
  const rows: Cells = [
    ['1', '01/06/2026', 'A LONG TEXT', 'x', '5.00', '', '95.00'],
    ['2', '02/06/2026', 'B', 'y', '', '7.00', '102.00'],
    ['3', '03/06/2026', 'C', 'z', '2.00', '', '100.00'],
    ['4', '04/06/2026', 'D', 'z', '', '1.00', '101.00'],
  ];

  it('has the columns under which the balance adds up, and its longest text for a narration', () => {
    expect(settle(blank(7), rows)).toEqual({
      date: 1,
      narration: [2],
      reference: null,
      amount: { kind: 'two', debit: 4, credit: 5 },
      balance: 6,
      balanceSide: null,
      swapped: false,
    });
    expect(
      settle(
        blank(7),
        rows.map(cells => cells.with(2, 'A')),
      )?.narration,
    ).toEqual([2]);
    expect(
      settle(
        blank(7),
        rows.map(cells => cells.with(3, 'LONGER THAN THE OTHER')),
      )?.narration,
    ).toEqual([3]);
  });

  it('needs two steps, and eight of ten that hold', () => {
    expect(settle(blank(7), rows.slice(0, 3))).not.toBeNull();
    expect(settle(blank(7), rows.slice(0, 2))).toBeNull();
    const more = [
      ...rows,
      ['5', '05/06/2026', 'E', 'z', '1.00', '', '100.00'],
      ['6', '06/06/2026', 'F', 'z', '3.00', '', '97.00'],
    ];
    expect(settle(blank(7), more.with(5, (more[5] ?? []).with(6, '50.00')))).not.toBeNull();
    expect(settle(blank(7), more.slice(0, 5).with(4, (more[4] ?? []).with(6, '50.00')))).toBeNull();
  });

  it('has one column of amounts too', () => {
    const signed: Cells = [
      ['01/06/2026', 'A', '-5.00', '95.00'],
      ['02/06/2026', 'B', '7.00', '102.00'],
      ['03/06/2026', 'C', '-2.00', '100.00'],
    ];
    expect(settle(blank(4), signed)).toMatchObject({
      amount: { kind: 'one', amount: 2, turned: false },
      balance: 3,
    });
    const balanceFirst = signed.map(([date = '', text = '', amount = '', balance = '']) => [
      balance,
      date,
      text,
      amount,
    ]);
    expect(settle(blank(4), balanceFirst)).toMatchObject({
      date: 1,
      amount: { kind: 'one', amount: 3 },
      balance: 0,
    });
  });

  it('has amounts without any sign, in either order of its rows', () => {
    const bare: Cells = [
      ['01/06/2026', 'A', '5.00', '95.00'],
      ['02/06/2026', 'B', '7.00', '88.00'],
      ['03/06/2026', 'C', '2.00', '86.00'],
    ];
    const rising = bare.map((cells, index) => cells.with(3, ['95.00', '102.00', '104.00'][index] ?? ''));
    for (const rows of [bare, bare.toReversed(), rising, rising.toReversed()]) {
      expect(settle(blank(4), rows)).toMatchObject({ amount: { kind: 'unsigned', amount: 2 }, balance: 3 });
    }
  });

  it('may have one amount in five that is none', () => {
    const five = [...rows, ['5', '05/06/2026', 'E', 'z', 'x', '3.00', '104.00']].map((cells, index) =>
      cells.with(4, ['5.00', '0.00', '2.00', '0.00', 'x'][index] ?? ''),
    );
    expect(settle(blank(7), five)).toMatchObject({ amount: { kind: 'two', debit: 4, credit: 5 } });
  });

  it('without a text has no narration', () => {
    const bare = rows.map(cells => [cells[1] ?? '', cells[4] ?? '', cells[5] ?? '', cells[6] ?? '']);
    expect(settle(blank(4), bare)?.narration).toEqual([]);
  });

  it('finds the reference and the narrations by their heads alone', () => {
    expect(settle(['', '', 'Details', 'Ref', '', '', ''], rows)).toMatchObject({
      narration: [2],
      reference: 3,
    });
    expect(settle(['', '', 'Details', 'Remarks', '', '', ''], rows)?.narration).toEqual([2, 3]);
  });

  it('takes no column for an amount of which fewer than eight of ten cells are amounts', () => {
    const mixed = rows.map((cells, index) => cells.with(4, index === 0 ? 'x' : (cells[4] ?? '')));
    expect(settle(blank(7), mixed)).toBeNull();
  });
});
