import { LeadCells, LeadHeads } from './LeadCells';
import type { TableParts } from './tableParts';
import { type DataTableProps, TableCore } from './TableCore';
import { TotalsRow } from './TotalsRow';
import { useExpanding } from './useExpanding';
import { useSelecting } from './useSelecting';

const full: TableParts = { useSelecting, useExpanding, LeadCells, LeadHeads, TotalsRow };

/** A table with selection, expandable rows or totals. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <TableCore {...props} parts={full} />;
}
