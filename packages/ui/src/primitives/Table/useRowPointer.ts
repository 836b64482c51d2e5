import { type MouseEvent, useEffect, useRef } from 'react';
import { indexOfRow } from './useRowFocus';

type Options<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  onOpenRow: ((row: Row) => void) | undefined;
  onHoverRow: ((row: Row) => void) | undefined;
  onToggle: ((key: string, range: boolean) => void) | undefined;
  onExpand: ((key: string) => void) | undefined;
};

// A pointer that sweeps across the list, or a held arrow key, asks for nothing on its way.
const dwellMs = 80;
const own = 'a, button, input, select, textarea, label, audio, [role=button], [role=menuitem]';

/** Presses and rests on rows, heard once for the whole table. */
export function useRowPointer<Row>({
  rows,
  rowKey,
  onOpenRow,
  onHoverRow,
  onToggle,
  onExpand,
}: Options<Row>) {
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
      const lead = target.closest<HTMLElement>('[data-lead]')?.dataset['lead'];
      // A press on the words of a checkbox comes a second time, from its box.
      if (lead === 'select' && target instanceof HTMLInputElement) onToggle?.(rowKey(row), event.shiftKey);
      if (lead === 'expand' && target.closest('button')) onExpand?.(rowKey(row));
      if (lead !== undefined || !onOpenRow || target.closest(own)) return;
      // Marking an id to copy it is not a press.
      if (document.getSelection()?.toString()) return;
      onOpenRow(row);
    },
  };
}
