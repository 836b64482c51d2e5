import { ExpandCell } from './ExpandCell';
import type { TableParts } from './tableParts';
import { type DataTableProps, TableCore } from './TableCore';
import { TotalsRow } from './TotalsRow';
import { useExpanding } from './useExpanding';

const full: TableParts = { useExpanding, ExpandCell, TotalsRow };

/** A table with expandable rows or totals. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <TableCore {...props} parts={full} />;
}
