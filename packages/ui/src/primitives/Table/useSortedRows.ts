import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Column, Sort } from './column';
import { compareValues } from './compareValues';
import { loadSorting } from './loadSorting';

// When the rows are on the screen: nobody presses a header before.
const preloadAfterMs = 1000;

/** The loaded rows in the order the reader asked for. One press sorts up, the next down, the third not at all. What
 *  sorts comes on demand: most tables are shown in the order they came in. */
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
        // Its files did not arrive: the rows stay as they came, and the header says so.
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

/** Whether the rows are sorted already, as those of a server often are. */
function inOrder<Row>(columns: readonly Column<Row>[], rows: readonly Row[], { id, desc }: Sort): boolean {
  const valueOf = columns.find(column => column.id === id)?.sortValue;
  if (!valueOf) return true;
  const values = rows.map(row => valueOf(row) ?? null);
  return values.every((value, index) => {
    const before = values[index - 1] ?? null;
    if (index === 0 || value === null) return true;
    return before !== null && (desc ? compareValues(before, value) >= 0 : compareValues(before, value) <= 0);
  });
}
