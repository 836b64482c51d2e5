import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Column, Sort } from './column';
import { compareValues } from './compareValues';
import { loadSorting } from './loadSorting';
import { sortKey } from './sortKey';

// After the first paint; earlier, nobody can have clicked a header.
const preloadAfterMs = 1000;

/** The loaded rows in the order chosen by the user: the first click sorts ascending, the second descending, the
 *  third resets. The sorting code loads on demand, because most tables are never sorted. */
export function useSortedRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  initialSort: Sort | undefined,
) {
  const [sort, setSort] = useState(initialSort);
  const [sortRows, setSortRows] = useState(loadSorting.now);
  const asGiven = useMemo(() => !sort || inOrder(columns, rows, sort), [columns, rows, sort]);
  const sortable = columns.some(column => column.sortValue);
  useEffect(() => {
    if (sortRows || !sortable) return;
    let left = false;
    const load = () =>
      loadSorting().then(
        found => !left && setSortRows(() => found),
        // If its code fails to load, the rows keep their order and the header shows no sorting.
        () => !left && setSort(undefined),
      );
    const timer = setTimeout(load, asGiven ? preloadAfterMs : 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asGiven, sortRows, sortable]);
  return {
    rows: useMemo(
      () => (sort && sortRows && !asGiven ? sortRows(columns, rows, sort) : rows),
      [columns, rows, sort, sortRows, asGiven],
    ),
    sort,
    toggleSort: useCallback(
      (id: string) =>
        setSort(now => (now?.id !== id ? { id, desc: false } : now.desc ? undefined : { id, desc: true })),
      [],
    ),
  };
}

/** Whether the rows are already in order, as those from a server often are. */
function inOrder<Row>(columns: readonly Column<Row>[], rows: readonly Row[], { id, desc }: Sort): boolean {
  const column = columns.find(column => column.id === id);
  if (!column?.sortValue) return true;
  const values = rows.map(row => sortKey(column, row));
  return values.every((value, index) => {
    const before = values[index - 1];
    if (index === 0 || value === undefined) return true;
    return (
      before !== undefined && (desc ? compareValues(before, value) >= 0 : compareValues(before, value) <= 0)
    );
  });
}
