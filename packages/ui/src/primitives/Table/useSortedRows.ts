import { useCallback, useMemo, useState } from 'react';
import type { Column, Sort } from './column';

const words = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** The loaded rows in the order the reader asked for. One press sorts up, the next down, the third not at all. */
export function useSortedRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  initialSort: Sort | undefined,
) {
  const [sort, setSort] = useState(initialSort);
  return {
    rows: useMemo(() => {
      const valueOf = columns.find(column => column.id === sort?.id)?.sortValue;
      return sort && valueOf ? sorted(rows, valueOf, sort.desc) : rows;
    }, [columns, rows, sort]),
    sort,
    toggleSort: useCallback(
      (id: string) =>
        setSort(now => (now?.id !== id ? { id, desc: false } : now.desc ? undefined : { id, desc: true })),
      [],
    ),
  };
}

type SortValue<Row> = NonNullable<Column<Row>['sortValue']>;

/** Rows without a value come last, whichever way the others are sorted. */
function sorted<Row>(rows: readonly Row[], valueOf: SortValue<Row>, desc: boolean): readonly Row[] {
  return rows
    .map(row => ({ row, value: valueOf(row) ?? null }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return desc ? compare(b.value, a.value) : compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return words.compare(String(left), String(right));
}
