import type { CSSProperties } from 'react';
import { cell } from './cells.css';
import type { Column } from './column';

/** A column with its class and offset, computed once for all rows. */
export type Placed<Row> = {
  column: Column<Row>;
  className: string;
  style: CSSProperties | undefined;
  sticky: boolean;
};

// Narrower text is unreadable.
const minColumnWidth = 96;

/** Width of the column of chevrons before the data. */
export const leadWidth = 40;

/** Minimum width of a table with fixed columns; below it the table scrolls sideways. */
export function minTableWidth(columns: readonly Pick<Column<never>, 'width'>[], expands: boolean): number {
  return columns.reduce((sum, { width }) => sum + (width ?? minColumnWidth), expands ? leadWidth : 0);
}

/** Computes the layout of columns: which are sticky at which offset, and which need extra space before them. */
export function placeColumns<Row>(columns: readonly Column<Row>[], expands: boolean): Placed<Row>[] {
  const marked = columns.findIndex(column => !column.sticky);
  const stays = marked < 0 ? columns.length : Math.max(1, marked);
  let left = expands ? leadWidth : 0;
  return columns.map((column, index) => {
    const sticky = index < stays;
    // As a minimum, because the next column's offset relies on it, and buttons must not be squeezed.
    const minWidth = index < stays - 1 || column.stickyEnd ? column.width : undefined;
    const style = sticky ? { left, minWidth } : column.stickyEnd ? { minWidth } : undefined;
    left += column.width ?? 0;
    const align = column.align ?? 'left';
    return {
      column,
      sticky,
      style,
      className: cell({
        align,
        mono: column.mono ?? false,
        whole: column.whole ?? false,
        apart: align === 'left' && columns[index - 1]?.align === 'right',
        sticky,
        edge: index === stays - 1,
        end: column.stickyEnd ?? false,
      }),
    };
  });
}
