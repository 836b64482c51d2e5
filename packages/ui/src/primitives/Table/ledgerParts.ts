import type { ReactNode } from 'react';
import type { Lead, Placed } from './layout';
import type { Selection, Totals } from './parts';

/** What the checkboxes of a table do. */
export type Selecting = {
  readonly selected: ReadonlySet<string>;
  /** Of the rows on this page. */
  readonly state: 'all' | 'some' | 'none';
  /** Stable, so that rows need not be drawn anew. */
  readonly toggle: (key: string, range: boolean) => void;
  readonly toggleAll: () => void;
  readonly able: boolean;
};

/** Which rows are open, by key, and what opens or closes one. */
export type Expanding = {
  readonly expanded: ReadonlySet<string>;
  readonly expand: (key: string, open?: boolean) => void;
};

export type LeadCellsProps = {
  /** Name of the checkbox; '' where the row can't be selected, undefined where the table has none. */
  check: string | undefined;
  /** Name of the chevron; '' where there is nothing to open, undefined where the table has none. */
  chevronName: string | undefined;
  selected: boolean;
  expanded: boolean;
  /** The id of what the row opens. */
  detailId: string | undefined;
  tabIndex: 0 | -1;
};

export type LeadHeadsProps = {
  lead: Lead;
  /** Undefined where nothing can be selected. */
  selected: Selecting['state'] | undefined;
  tabIndex: 0 | -1;
  onSelectAll: () => void;
};

export type TotalsRowProps = {
  totals: Totals;
  placed: readonly Pick<Placed<never>, 'column' | 'className' | 'style'>[];
  lead: Lead;
  hint: boolean;
  ariaIndex: number | undefined;
};

/** What a ledger has beyond a table: given to the core, so that a page with plain tables does not load it. */
export type LedgerParts = {
  readonly useSelecting: <Row>(
    rows: readonly Row[],
    rowKey: (row: Row) => string,
    selection: Selection<Row> | undefined,
  ) => Selecting;
  readonly useExpanding: (initial?: readonly string[]) => Expanding;
  readonly LeadCells: (props: LeadCellsProps) => ReactNode;
  readonly LeadHeads: (props: LeadHeadsProps) => ReactNode;
  readonly TotalsRow: (props: TotalsRowProps) => ReactNode;
};
