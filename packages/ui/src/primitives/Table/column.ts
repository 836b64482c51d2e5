import type { ReactNode } from 'react';

export type Align = 'left' | 'right' | 'center';

/** One column. Keep the array of columns stable between renders, so that rows need not be drawn anew. */
export type Column<Row> = {
  /** Unlike any other in the table. */
  id: string;
  /** The column's name. */
  header: string;
  /** Whether only a screen reader hears the name, as over a column of buttons. @default false */
  headerHidden?: boolean | undefined;
  /** What stands in the cell; null is drawn as an en dash. */
  cell: (row: Row) => ReactNode;
  /** Numbers right, words left. @default 'left' */
  align?: Align | undefined;
  /** Width in pixels; needed in tables of more than 100 rows, where columns may not move. @default by content */
  width?: number | undefined;
  /** What the column sorts by; without it the column does not sort. Null sorts last. @default none */
  sortValue?: ((row: Row) => string | number | null | undefined) | undefined;
  /** Ids, phones and accounts in the mono face. @default false */
  mono?: boolean | undefined;
  /** Stays in view when scrolled sideways; only for leading columns. @default the first column stays */
  sticky?: boolean | undefined;
};

/** The way a table is sorted. */
export type Sort = { id: string; desc: boolean };
