import type { ReactNode } from 'react';
import type { Lead, Placed } from './layout';
import type { Selection, Totals } from './parts';

/** State and actions of row selection. */
export type Selecting = {
  readonly selected: ReadonlySet<string>;
  /** Of the rows on this page. */
  readonly state: 'all' | 'some' | 'none';
  /** Referentially stable, so that rows need not render again. */
  readonly toggle: (key: string, range: boolean) => void;
  readonly toggleAll: () => void;
  readonly able: boolean;
};

/** Which rows are expanded, by key, and the function that toggles one. */
export type Expanding = {
  readonly expanded: ReadonlySet<string>;
  readonly expand: (key: string, open?: boolean) => void;
};

export type LeadCellsProps = {
  /** Label of the checkbox; '' if the row cannot be selected, undefined without selection. */
  check: string | undefined;
  /** Label of the chevron; '' if the row has no detail, undefined without expandable rows. */
  chevronName: string | undefined;
  selected: boolean;
  expanded: boolean;
  /** The id of the row's detail row. */
  detailId: string | undefined;
  tabIndex: 0 | -1;
};

export type LeadHeadsProps = {
  lead: Lead;
  /** Undefined without selection. */
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

/** What a data table adds to a table. Passed to the core, so that pages with plain tables do not load its code. */
export type TableParts = {
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
