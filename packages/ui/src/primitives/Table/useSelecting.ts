import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Selecting } from './tableParts';
import type { Selection } from './parts';
import { toggledAll, toggledRange } from './selecting';

const none: ReadonlySet<string> = new Set();

/** Row selection. Uses sets of keys instead of the table library's model, which creates an object per row and only
 *  knows the rows of the current page.
 *  @param rows  in display order, because a range follows what the user sees */
export function useSelecting<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selection: Selection<Row> | undefined,
): Selecting {
  const last = useRef<string | null>(null);
  const on = selection !== undefined;
  const canSelect = selection?.canSelect;
  const keys = useMemo(
    () => (on ? (canSelect ? rows.filter(canSelect) : rows).map(rowKey) : []),
    [on, rows, rowKey, canSelect],
  );
  const selected = selection?.selected ?? none;
  const some = keys.some(key => selected.has(key));
  const all = some && keys.every(key => selected.has(key));

  const change = useRef<(key: string, range: boolean) => void>(undefined);
  useLayoutEffect(() => {
    change.current = (key, range) => {
      if (!selection || !keys.includes(key)) return;
      selection.onChange(toggledRange(selection.selected, keys, range ? last.current : null, key));
      last.current = key;
    };
  });
  return {
    selected,
    /** Of the rows on this page. */
    state: all ? 'all' : some ? 'some' : 'none',
    /** Referentially stable, so that rows need not render again. */
    toggle: useCallback((key: string, range: boolean) => change.current?.(key, range), []),
    toggleAll: () => selection?.onChange(toggledAll(selection.selected, keys)),
    able: keys.length > 0,
  };
}
