import {
  createSortedRowModel,
  rowSortingFeature,
  type ColumnDef,
  type Row as ModelRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import type { Column, Sort } from './column';

/** What the model sorts: it takes no row that is not an object. */
type Held<Row> = { readonly row: Row };

const none: readonly never[] = [];
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const words = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** The loaded rows in the order the reader asked for. One press sorts up, the next down, the third not at all. */
export function useSortedRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  initialSort: Sort | undefined,
) {
  const [sorting, setSorting] = useState(() => (initialSort ? [initialSort] : []));
  const [sort] = sorting;
  const sorted = sort !== undefined;
  // As given is as given: nothing is made of ten thousand rows for each letter of a search.
  const data = useMemo(() => (sorted ? rows.map(row => ({ row })) : none), [sorted, rows]);
  const definitions = useMemo(() => columns.map(define), [columns]);
  const { getColumn, getRowModel } = useTable({
    features,
    columns: definitions,
    data,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: setSorting,
  });
  const ordered = sorted ? getRowModel().rows : null;
  return {
    rows: useMemo(() => ordered?.map(({ original }) => original.row) ?? rows, [ordered, rows]),
    sort,
    toggleSort: useCallback((id: string) => getColumn(id)?.toggleSorting(), [getColumn]),
  };
}

function define<Row>(column: Column<Row>): ColumnDef<typeof features, Held<Row>> {
  const { sortValue } = column;
  return {
    id: column.id,
    // The model sorts what is undefined last; our columns may also say null.
    accessorFn: ({ row }) => sortValue?.(row) ?? undefined,
    enableSorting: sortValue !== undefined,
    sortFn: compare,
    sortUndefined: 'last',
    sortDescFirst: false,
  };
}

type Sorted<Row> = ModelRow<typeof features, Held<Row>>;

function compare<Row>(a: Sorted<Row>, b: Sorted<Row>, id: string): number {
  const [left, right] = [a.getValue(id), b.getValue(id)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return words.compare(String(left), String(right));
}
