import type { TableParts } from './tableParts';
import { TableCore, type TableProps } from './TableCore';

const nothing: ReadonlySet<string> = new Set();
const idle = () => undefined;
const noSelecting = { selected: nothing, state: 'none', toggle: idle, toggleAll: idle, able: false } as const;
const noExpanding = { expanded: nothing, expand: idle };
const plain: TableParts = {
  useSelecting: () => noSelecting,
  useExpanding: () => noExpanding,
  LeadCells: () => null,
  LeadHeads: () => null,
  TotalsRow: () => null,
};

/** A table that can be navigated with the keyboard. */
export function Table<Row>(props: TableProps<Row>) {
  return <TableCore {...props} parts={plain} />;
}
