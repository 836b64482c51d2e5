import type { ReactNode } from 'react';

/** What a press or Enter on a row does. Rows then take the focus. */
export type Opening<Row> = {
  onOpen: (row: Row) => void;
  /** What Enter will do, shown at the right of the row on hover and focus; '' for nothing. @default no such column */
  hint?: ((row: Row) => string) | undefined;
  /** The pointer or the focus rests on a row, the moment to fetch it ahead. @default none */
  onRest?: ((row: Row) => void) | undefined;
  /** The row that is open beside the table, or was before. @default none */
  openKey?: string | undefined;
  /** Whether J and K take the focus into this table from anywhere on the page. @default false */
  pageKeys?: boolean | undefined;
};

/** A column of checkboxes. Space selects the row with the focus, with Shift all from the one before. What is selected
 *  is remembered by key, so that it outlives sorting and the next page of the server. */
export type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row for its checkbox: 'EMI 9'. */
  nameOf: (row: Row) => string;
  /** Whether a row can be selected, such as one that is not paid. @default all */
  canSelect?: ((row: Row) => boolean) | undefined;
};

/** Rows that open in place, by their chevron, Arrow Right or Enter. Such a table draws all of its rows: it is for
 *  pages, not for thousands. */
export type Expansion<Row> = {
  /** What stands under an open row; null where there is nothing, and the row has no chevron. */
  detail: (row: Row) => ReactNode;
  /** Names a row for its chevron: 'EMI 9'. */
  nameOf: (row: Row) => string;
  /** Rows that are open at first, by key. @default none */
  initial?: readonly string[] | undefined;
};

/** The sums, finished, by the id of the column they stand in. */
export type Totals = Readonly<Record<string, ReactNode>>;

/** How the table lies in its place. */
export type TableLayout = {
  /** A surface of its own, or none inside a panel. @default 'none' */
  frame?: 'none' | 'panel' | undefined;
  /** As high as its rows, or as the room there is; the header, the totals and the footer then stay. @default 'content' */
  height?: 'content' | 'fill' | undefined;
  /** Columns keep their widths and those without one share the rest; tables of more than 60 rows always do. With it
   *  said, the cells cut what may be too long themselves; else all cells are cut. @default false */
  fixed?: boolean | undefined;
  /** How many grey rows stand for those on their way. @default 8 */
  skeletonRows?: number | undefined;
};

/** How a table of more than 60 rows draws those in view. */
export type Windowing = {
  /** A row that stays in the document wherever the reader scrolls, such as one that plays. @default none */
  keepKey?: string | undefined;
  /** Cells hold nothing of their own, no focus, no playing, so that a search writes other rows into the ones that
   *  stand. @default false */
  reuseRows?: boolean | undefined;
};
