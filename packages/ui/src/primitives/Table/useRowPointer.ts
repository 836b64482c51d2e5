import { type MouseEvent, useEffect, useRef } from 'react';
import { indexOfRow } from './useRowFocus';

type Options<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  onOpenRow: ((row: Row) => void) | undefined;
  onHoverRow: ((row: Row) => void) | undefined;
  onExpand: ((key: string) => void) | undefined;
};

// A pointer moving across the list, or a held arrow key, must not prefetch every row.
const dwellMs = 80;
const own = 'a, button, input, select, textarea, label, audio, [role=button], [role=menuitem]';

/** Click and hover of rows, delegated to the table. */
export function useRowPointer<Row>({ rows, rowKey, onOpenRow, onHoverRow, onExpand }: Options<Row>) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const last = useRef<string | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = (target: EventTarget) => {
    const index = indexOfRow(target);
    const row = index === undefined ? undefined : rows[index];
    if (!onHoverRow || row === undefined || rowKey(row) === last.current) return;
    last.current = rowKey(row);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onHoverRow(row), dwellMs);
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
      const row = index === undefined ? undefined : rows[index];
      if (row === undefined || !(target instanceof Element)) return;
      const lead = target.closest('[data-lead]');
      if (lead && target.closest('button')) onExpand?.(rowKey(row));
      if (lead || !onOpenRow || target.closest(own)) return;
      // Selecting text, such as an id to copy, is not a click.
      if (document.getSelection()?.toString()) return;
      onOpenRow(row);
    },
  };
}
