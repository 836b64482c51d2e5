import type { ReactNode } from 'react';
import type { Placed } from './layout';
import type { Totals } from './parts';

/** Which rows are expanded, by key, and the function that toggles one. */
export type Expanding = {
  readonly expanded: ReadonlySet<string>;
  readonly expand: (key: string, open?: boolean) => void;
};

export type ExpandCellProps = {
  /** Label of the chevron; '' if the row has no detail. */
  name: string;
  expanded: boolean;
  /** The id of the row's detail row. */
  detailId: string | undefined;
  tabIndex: 0 | -1;
};

export type TotalsRowProps = {
  totals: Totals;
  placed: readonly Pick<Placed<never>, 'column' | 'className' | 'style'>[];
  expands: boolean;
  hint: boolean;
  ariaIndex: number | undefined;
};

/** What a data table adds to a table. Passed to the core, so that pages with plain tables do not load its code. */
export type TableParts = {
  readonly useExpanding: (initial?: readonly string[]) => Expanding;
  readonly ExpandCell: (props: ExpandCellProps) => ReactNode;
  readonly TotalsRow: (props: TotalsRowProps) => ReactNode;
};
