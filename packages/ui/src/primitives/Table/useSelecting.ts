import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Selecting } from './ledgerParts';
import type { Selection } from './parts';
import { toggledAll, toggledRange } from './selecting';

const none: ReadonlySet<string> = new Set();

/** What the checkboxes of a table do. Keys and sets instead of the model of the sorting library: that one makes an
 *  object of each row, and knows only those of its own page.
 *  @param rows  as they stand in the table: a range follows what the reader sees */
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
    /** Stable, so that rows need not be drawn anew. */
    toggle: useCallback((key: string, range: boolean) => change.current?.(key, range), []),
    toggleAll: () => selection?.onChange(toggledAll(selection.selected, keys)),
    able: keys.length > 0,
  };
}
