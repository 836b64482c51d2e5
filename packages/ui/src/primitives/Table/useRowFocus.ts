import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

type Options<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selectedKey: string | undefined;
  onOpenRow: ((row: Row) => void) | undefined;
  /** Expands or collapses a row; undefined without expandable rows. */
  onExpand: ((key: string, open?: boolean) => void) | undefined;
};

/** Roving tab index: which row is the table's tab stop, and the keys that move it. The row is identified by key,
 *  so that focus stays on it when the list is sorted or reloaded. */
export function useRowFocus<Row>({ rows, rowKey, selectedKey, onOpenRow, onExpand }: Options<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [stop, setStop] = useState({ key: selectedKey, index: 0 });
  const known = useMemo(
    () => (stop.key === undefined ? -1 : rows.findIndex(row => rowKey(row) === stop.key)),
    [rows, rowKey, stop.key],
  );
  const active = known < 0 ? Math.max(0, Math.min(stop.index, rows.length - 1)) : known;

  const inside = useRef(false);
  const wanted = useRef(false);
  const restoreFocus = () => {
    // The focused row was removed from the list, and focus fell back to the body.
    const lost = inside.current && document.activeElement === document.body;
    if (!wanted.current && !lost) return;
    const row = bodyRef.current?.querySelector<HTMLElement>(`tr[data-index="${active}"]`);
    if (!row) return;
    wanted.current = false;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  };
  useLayoutEffect(restoreFocus);

  const focusAt = (index: number) => {
    const row = rows[index];
    setStop({ key: row === undefined ? undefined : rowKey(row), index });
  };
  const go = (index: number) => {
    wanted.current = true;
    focusAt(Math.min(Math.max(0, index), rows.length - 1));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { key, target } = event;
    // Keys pressed in a button or field inside a cell belong to that control.
    const line = target instanceof Element ? target.closest('tr') : null;
    // The chevron counts as part of the row.
    const own = line !== target && key.startsWith('Arrow') && isLead(target);
    if (!line || (line !== target && !own) || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[active];
    const at = row === undefined ? '' : rowKey(row);
    if (key === 'ArrowDown' || key === 'j' || key === 'J') go(active + 1);
    else if (key === 'ArrowUp' && active === 0) focusHeader(line);
    else if (key === 'ArrowUp' || key === 'k' || key === 'K') go(active - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(rows.length - 1);
    else if (key === 'PageDown') go(active + pageOf(line));
    else if (key === 'PageUp') go(active - pageOf(line));
    else if (key === 'Enter' && row !== undefined && onOpenRow) onOpenRow(row);
    else if (key === 'ArrowRight' && onExpand) onExpand(at, true);
    else if (key === 'ArrowLeft' && onExpand) onExpand(at, false);
    else if (key === 'Enter' && onExpand) onExpand(at);
    else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent<HTMLTableSectionElement>) => {
    inside.current = true;
    const index = indexOfRow(event.target);
    if (index !== undefined && index !== active) focusAt(index);
  };
  const onBlur = () => {
    inside.current = false;
  };
  return { bodyRef, active, go, restoreFocus, handlers: { onKeyDown, onFocus, onBlur } };
}

/** Index of the row that contains an element. */
export function indexOfRow(element: EventTarget): number | undefined {
  if (!(element instanceof Element)) return undefined;
  const index = element.closest<HTMLElement>('tr[data-index]')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
}

function isLead(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-lead]') !== null;
}

function focusHeader(row: HTMLTableRowElement) {
  const head = row.closest('table')?.tHead;
  const button =
    head?.querySelector<HTMLElement>('[aria-sort$="cending"] button') ??
    head?.querySelector<HTMLElement>('button');
  button?.focus();
}

/** Number of rows Page Up and Page Down move: the visible rows minus one, for orientation. */
function pageOf(row: HTMLTableRowElement): number {
  const scroller = row.closest('[data-scroller]');
  const head = row.closest('table')?.tHead?.offsetHeight ?? 0;
  const room = (scroller?.clientHeight ?? 0) - head;
  return Math.max(1, Math.floor(room / row.offsetHeight) - 1);
}
