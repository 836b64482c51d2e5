import { LeadCells, LeadHeads } from './LeadCells';
import type { LedgerParts } from './ledgerParts';
import { type LedgerTableProps, TableCore } from './TableCore';
import { TotalsRow } from './TotalsRow';
import { useExpanding } from './useExpanding';
import { useSelecting } from './useSelecting';

const ledger: LedgerParts = { useSelecting, useExpanding, LeadCells, LeadHeads, TotalsRow };

/** A table with selection, expandable rows or totals. */
export function LedgerTable<Row>(props: LedgerTableProps<Row>) {
  return <TableCore {...props} parts={ledger} />;
}
