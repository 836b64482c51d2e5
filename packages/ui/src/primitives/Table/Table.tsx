import type { TableParts } from './tableParts';
import { TableCore, type TableProps } from './TableCore';

const noExpanding = { expanded: new Set<string>(), expand: () => undefined };
const plain: TableParts = {
  useExpanding: () => noExpanding,
  ExpandCell: () => null,
  TotalsRow: () => null,
};

/** A table that can be navigated with the keyboard. */
export function Table<Row>(props: TableProps<Row>) {
  return <TableCore {...props} parts={plain} />;
}
