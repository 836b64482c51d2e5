import {
  createSortedRowModel,
  rowSortingFeature,
  type ColumnDef,
  type Row as ModelRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useMemo } from 'react';
import type { Column, Sort } from './column';

/** A row and its key, so that the key is worked out once. */
export type Keyed<Row> = { key: string; row: Row };

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const words = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** The loaded rows in the order the reader asked for. One press sorts up, the next down, the third not at all. */
export function useSortedRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  initialSort: Sort | undefined,
) {
  const data = useMemo(() => rows.map(row => ({ key: rowKey(row), row })), [rows, rowKey]);
  const definitions = useMemo(() => columns.map(define), [columns]);
  const model = useTable({
    features,
    columns: definitions,
    data,
    getRowId: keyed => keyed.key,
    enableMultiSort: false,
    initialState: { sorting: initialSort ? [initialSort] : [] },
  });
  const { getColumn } = model;
  const [sort] = model.state.sorting;
  // As given is as given: the model would make ten thousand rows of its own for each letter of a search.
  const ordered = sort === undefined ? null : model.getRowModel().rows;
  return {
    rows: useMemo(() => ordered?.map(row => row.original) ?? data, [ordered, data]),
    sort,
    toggleSort: useCallback((id: string) => getColumn(id)?.toggleSorting(), [getColumn]),
  };
}

function define<Row>(column: Column<Row>): ColumnDef<typeof features, Keyed<Row>> {
  const { sortValue } = column;
  return {
    id: column.id,
    // The model sorts what is undefined last; our columns may also say null.
    accessorFn: keyed => sortValue?.(keyed.row) ?? undefined,
    enableSorting: sortValue !== undefined,
    sortFn: compare,
    sortUndefined: 'last',
    sortDescFirst: false,
  };
}

type Sorted<Row> = ModelRow<typeof features, Keyed<Row>>;

function compare<Row>(a: Sorted<Row>, b: Sorted<Row>, id: string): number {
  const [left, right] = [a.getValue(id), b.getValue(id)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return words.compare(String(left), String(right));
}
