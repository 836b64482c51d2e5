import { type MouseEvent, useEffect, useRef } from 'react';
import { indexOfRow } from './useRowFocus';
import type { Keyed } from './useSortedRows';

type Options<Row> = {
  rows: readonly Keyed<Row>[];
  onOpenRow: ((row: Row) => void) | undefined;
  onHoverRow: ((row: Row) => void) | undefined;
};

// A pointer that sweeps across the list, or a held arrow key, asks for nothing on its way.
const dwellMs = 80;
const own = 'a, button, input, select, textarea, label, audio, [role=button], [role=menuitem]';

/** Presses and rests on rows, heard once for the whole table. */
export function useRowPointer<Row>({ rows, onOpenRow, onHoverRow }: Options<Row>) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const last = useRef<string | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = (target: EventTarget) => {
    const index = indexOfRow(target);
    const keyed = index === undefined ? undefined : rows[index];
    if (!onHoverRow || !keyed || keyed.key === last.current) return;
    last.current = keyed.key;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onHoverRow(keyed.row), dwellMs);
  };

  return {
    rest,
    leave: () => {
      clearTimeout(timer.current);
      last.current = undefined;
    },
    press: (event: MouseEvent) => {
      const { target } = event;
      const index = indexOfRow(target);
      const keyed = index === undefined ? undefined : rows[index];
      if (!onOpenRow || !keyed || !(target instanceof Element) || target.closest(own)) return;
      // Marking an id to copy it is not a press.
      if (document.getSelection()?.toString()) return;
      onOpenRow(keyed.row);
    },
  };
}
