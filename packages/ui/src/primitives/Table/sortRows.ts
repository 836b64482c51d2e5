import {
  type ColumnDef,
  constructTable,
  createSortedRowModel,
  type Row as ModelRow,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import type { Column, Sort } from './column';
import { compareValues } from './compareValues';
import { sortKey } from './sortKey';

/** Wraps a row, because the table library only accepts objects. */
type Held<Row> = { readonly row: Row };

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** Sorts rows by one column; rows without a value come last in either direction. */
export function sortRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[], sort: Sort): Row[] {
  const table = constructTable({
    features,
    columns: columns.map(define),
    data: rows.map(row => ({ row })),
    state: { sorting: [sort] },
  });
  return table.getRowModel().rows.map(({ original }) => original.row);
}

function define<Row>(column: Column<Row>): ColumnDef<typeof features, Held<Row>> {
  return {
    id: column.id,
    accessorFn: ({ row }) => sortKey(column, row),
    enableSorting: column.sortValue !== undefined,
    sortFn: compare,
    sortUndefined: 'last',
  };
}

type Sorted<Row> = ModelRow<typeof features, Held<Row>>;

function compare<Row>(a: Sorted<Row>, b: Sorted<Row>, id: string): number {
  return compareValues(a.getValue(id), b.getValue(id));
}
