import type { ReactNode } from 'react';

export type Align = 'left' | 'right' | 'center';

/** One column. */
export type Column<Row> = {
  /** Must be unique within the table. */
  id: string;
  /** Text of the header cell. */
  header: string;
  /** Shows the header to screen readers only, such as above a column of buttons. @default false */
  headerHidden?: boolean | undefined;
  /** Content of a cell; null and an empty text are shown as an en dash. */
  cell: (row: Row) => ReactNode;
  /** Numbers right, text left. @default 'left' */
  align?: Align | undefined;
  /** Width in pixels; required in tables with more than 100 rows, where columns must not move while scrolling.
   *  @default by content */
  width?: number | undefined;
  /** The value to sort by; without it the column is not sortable. Null and an empty text sort last.
   *  @default none */
  sortValue?: ((row: Row) => string | number | null | undefined) | undefined;
  /** Monospace, for ids, phones and accounts. @default false */
  mono?: boolean | undefined;
  /** Stays on one line on paper, too, such as a date. @default false */
  whole?: boolean | undefined;
  /** Stays visible when scrolled sideways; only for leading columns. @default the first column is sticky */
  sticky?: boolean | undefined;
  /** Stays in view at the right edge when scrolled sideways; only for the last column, which has the buttons of a row.
   *  @default false */
  stickyEnd?: boolean | undefined;
};

/** Sort order of a table. */
export type Sort = { id: string; desc: boolean };
