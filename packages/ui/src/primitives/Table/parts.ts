import type { ReactNode } from 'react';

/** What a click or Enter on a row does. Makes rows focusable. */
export type Opening<Row> = {
  onOpen: (row: Row) => void;
  /** What Enter will do, shown at the right of a hovered or focused row; '' for nothing. @default no hint column */
  hint?: ((row: Row) => string) | undefined;
  /** Called when the pointer or focus rests on a row, to prefetch it. @default none */
  onRest?: ((row: Row) => void) | undefined;
  /** Key of the row that is open, or was opened last. @default none */
  openKey?: string | undefined;
  /** Whether J and K move focus into this table from anywhere on the page. @default false */
  pageKeys?: boolean | undefined;
};

/** Rows that expand in place, by their chevron, Arrow Right or Enter. All rows of such a table are in the DOM, so
 *  it is meant for pages, not for thousands of rows. */
export type Expansion<Row> = {
  /** Content below an expanded row; null for a row without a chevron. */
  detail: (row: Row) => ReactNode;
  /** Label of a row's chevron: 'EMI 9'. */
  nameOf: (row: Row) => string;
  /** Keys of the initially expanded rows. @default none */
  initial?: readonly string[] | undefined;
};

/** Formatted totals by column id. */
export type Totals = Readonly<Record<string, ReactNode>>;

/** Layout of the table in its container. */
export type TableLayout = {
  /** A frame of its own, or none inside a panel. @default 'none' */
  frame?: 'none' | 'panel' | undefined;
  /** As high as its rows ('content'), or as its container ('fill'), with header, totals and footer fixed. @default
   *  'content' */
  height?: 'content' | 'fill' | undefined;
  /** Columns keep their widths and those without one share the rest; always on with more than 60 rows. If set,
   *  cells must truncate long content themselves; otherwise the table truncates all cells. @default false */
  fixed?: boolean | undefined;
  /** Number of skeleton rows while loading. @default 8 */
  skeletonRows?: number | undefined;
};

/** How a table with more than 60 rows renders its visible rows. */
export type Windowing = {
  /** Key of a row that stays in the DOM wherever the user scrolls, such as one that is playing. @default none */
  keepKey?: string | undefined;
  /** Cells have no state of their own (focus, playback), so that a search can reuse the existing row elements for
   *  other rows. @default false */
  reuseRows?: boolean | undefined;
};
