import type { TableLine } from './findTables';
import { type GroupColumns, groupRows } from './rowGroups';

/** Where the lines below have what. */
export const columns: GroupColumns = { date: 0, order: 'dayFirst', money: [2, 3], text: [1] };

/** A line of a page; a third value is the number of its page. */
export type PageLine = readonly [gap: number, row: string, page?: number];

/** Lines of a page: its distance from the line above, and 'date|narration|amount|balance'. A letter is 4 wide. */
export const page = (...rows: readonly PageLine[]): readonly TableLine[] => {
  let y = 0;
  return rows.map(([gap, row, number = 0]) => {
    y += gap;
    const cells = row.split('|');
    const ends = cells.map((cell, column) => (cell === '' ? null : 100 * column + 4 * cell.length));
    return { cells, ends, page: number, y, height: 8 };
  });
};

/** The narrations of the rows; one of a row without a date stands in brackets. */
export const narrations = (lines: readonly TableLine[], rest: Partial<GroupColumns> = {}) =>
  groupRows(lines, { ...columns, ...rest }).map(({ cells, dated }) => (dated ? cells[1] : `(${cells[1]})`));
