import { describe, expect, it } from 'vitest';
import { roleOfHead } from './headWords';
import { groupColumnsOf } from './settleColumns';

type Cells = readonly (readonly string[])[];

describe('the columns of a table [XR-160.b]', () => {
  const group = (heads: readonly string[], ...rows: Cells) =>
    groupColumnsOf({
      heads,
      roles: heads.map(roleOfHead),
      lines: rows.map((cells, y) => ({ cells, ends: cells.map(() => null), page: 0, y, height: null })),
      before: [],
    });
  const row = ['01/06/2026', '02/06/2026', 'RENT', '000123', '5.00', '', '95.00'];

  it('are named by their heads', () => {
    const heads = ['Date', 'Value Date', 'Narration', 'Chq No', 'Debit', 'Credit', 'Balance'];
    expect(group(heads, row)).toEqual({ date: 0, order: 'dayFirst', money: [4, 5, 6], text: [2, 3] });
  });

  it('have the date of the transaction rather than that of the value', () => {
    const date = (...heads: readonly string[]) =>
      group([...heads, 'Narration', 'X', 'Debit', 'Credit', 'Balance'], row)?.date;
    expect(date('Value Date', 'Date')).toBe(1);
    expect(date('Date', 'Txn Date')).toBe(1);
    expect(date('Post Date', 'Transaction Date')).toBe(1);
    expect(date('Post Date', 'Tran Date')).toBe(1);
    expect(date('Post Date', 'Entry Date')).toBe(0);
    expect(date('Value Date', 'X')).toBe(0);
    expect(date('X', 'Value Date')).toBe(1);
    expect(date('Extranet Date', 'Entry Date')).toBe(0);
  });

  it('have a date that is printed without its year only under its head', () => {
    const rows = [['9 Jun', 'RENT', '5.00', '95.00']] as const;
    expect(group(['Date', 'Narration', 'Amount', 'Balance'], ...rows)?.date).toBe(0);
    expect(group(['X', 'Narration', 'Amount', 'Balance'], ...rows)).toBeNull();
    expect(group(['Date', 'X', 'Amount', 'Balance'], ...rows)?.text).toEqual([1]);
  });

  it('have a date without a head where six of ten cells are dates', () => {
    const rows = (dates: number, others: number): Cells => [
      ...Array.from({ length: dates }, () => ['x', '01/06/2026']),
      ...Array.from({ length: others }, () => ['x', 'y']),
      ['x', ''],
      ['x', ' '],
    ];
    expect(group(['', ''], ...rows(6, 4))?.date).toBe(1);
    expect(group(['', ''], ...rows(5, 4))).toBeNull();
    expect(group(['Date', ''], ['', '01/06/2026'])?.date).toBe(1);
    expect(group(['Date', ''], ['', 'x'])).toBeNull();
  });

  it('have the order of their dates', () => {
    expect(group(['Date', 'X'], ['01/31/2026', ''], ['x', '31/31/2026'])?.order).toBe('monthFirst');
  });

  it('hold money and text by their cells where fewer than two heads name money', () => {
    const rows: Cells = [
      ['01/06/2026', '02/06/2026', 'RENT', '5.00', '95.00'],
      ['02/06/2026', '02/06/2026', '', '5.00', ''],
      ['03/06/2026', 'x', '1', '5.00', '95.00'],
      ['04/06/2026', '02/06/2026', 'RENT', '5.00', '95.00'],
      ['05/06/2026', '02/06/2026', 'RENT', 'x', '95.00'],
      ['Total', 'x', '1', 'x', 'x'],
    ];
    expect(group(['', '', '', '', ''], ...rows)).toEqual({
      date: 0,
      order: 'dayFirst',
      money: [3, 4],
      text: [2],
    });
    expect(group(['', '', '', '', 'Balance'], ...rows)?.money).toEqual([3, 4]);
    expect(group(['', '', 'Debit', '', 'Balance'], ...rows)).toMatchObject({ money: [2, 4], text: [3] });
  });

  it('hold no money in dates apart by blanks', () => {
    expect(group(['', '', ''], ['01 06 2026', 'A', '5.00'])?.money).toEqual([2]);
  });

  it('hold narrations and references where heads name them', () => {
    const heads = ['Date', 'Ref No', 'Branch', 'Description', 'Remarks', 'Amount', 'Balance'];
    const cells = ['01/06/2026', '1', 'PUNE', 'A', 'B', '5.00', '95.00'];
    expect(group(heads, cells)?.text).toEqual([3, 4, 1]);
    expect(group(['Date', 'Ref No', '', 'X', 'Y', 'Amount', 'Balance'], cells)?.text).toEqual([1, 2, 3, 4]);
    expect(group(['Date', 'Ref No', 'Side', 'Details', 'Y', 'Dr/Cr', 'Balance'], cells)?.money).toEqual([
      5, 6,
    ]);
    // A narration that holds dates is none.
    expect(
      group(['Date', 'Details', 'X', 'Amount', 'Balance'], ['01/06/2026', '02/06/2026', 'A', '5.00', '9.00'])
        ?.text,
    ).toEqual([2]);
  });
});
