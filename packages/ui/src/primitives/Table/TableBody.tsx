import { lazy, type RefObject, Suspense, useMemo } from 'react';
import { useShortcuts } from '../Shortcuts';
import type { Placed } from './layout';
import { body, space } from './Table.css';
import { firstSlots, type Slot, virtualFrom } from './slots';
import { TableRow } from './TableRow';
import { useRowFocus } from './useRowFocus';
import { useRowPointer } from './useRowPointer';

const WindowedRows = lazy(() => import('./WindowedRows').then(module => ({ default: module.WindowedRows })));
/** A window full, until the code for the rest is there. */
const beforeWindow = 40;

export type TableBodyProps<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  placed: readonly Placed<Row>[];
  refreshing: boolean;
  roving: boolean;
  selectedKey: string | undefined;
  keepKey: string | undefined;
  rowHint: ((row: Row) => string) | undefined;
  onOpenRow: ((row: Row) => void) | undefined;
  onSelectRow: ((row: Row) => void) | undefined;
  onHoverRow: ((row: Row) => void) | undefined;
  pageKeys: boolean;
  reuse: boolean;
  scrollerRef: RefObject<HTMLElement | null>;
  probeRef: RefObject<HTMLElement | null>;
};

/** The rows: those in view, their keys and their pointer. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowKey, placed, roving, selectedKey, keepKey, rowHint, onOpenRow, onSelectRow, onHoverRow } =
    props;
  const focus = useRowFocus({ rows, rowKey, selectedKey, onOpenRow, onSelectRow });
  const pointer = useRowPointer({ rows, rowKey, onOpenRow, onHoverRow });
  const enter = () => focus.go(focus.active);
  useShortcuts({ j: enter, k: enter }, { enabled: props.pageKeys && roving });

  const width = placed.length + (rowHint ? 1 : 0);
  const virtual = rows.length > virtualFrom;
  const keep = useMemo(
    () => [focus.active, keepKey === undefined ? -1 : rows.findIndex(row => rowKey(row) === keepKey)],
    [focus.active, keepKey, rows, rowKey],
  );
  const selects = selectedKey !== undefined || onSelectRow !== undefined;
  const draw = (slots: readonly Slot[]) =>
    slots.map((slot, position) => {
      if (slot.index === undefined) {
        return (
          <tr key={position === 0 ? 'before' : `space-${position}`} aria-hidden>
            <td className={space} colSpan={width} style={{ height: slot.space }} />
          </tr>
        );
      }
      const row = rows[slot.index];
      if (row === undefined) return null;
      const key = rowKey(row);
      return (
        <TableRow
          key={props.reuse ? slot.index : key}
          row={row}
          index={slot.index}
          placed={placed}
          tabIndex={roving ? (slot.index === focus.active ? 0 : -1) : undefined}
          selected={selects ? key === selectedKey : undefined}
          opens={onOpenRow !== undefined}
          hint={rowHint?.(row)}
          ariaIndex={virtual ? slot.index + 2 : undefined}
        />
      );
    });
  return (
    <tbody
      ref={focus.bodyRef}
      className={body}
      data-state={props.refreshing ? 'refreshing' : 'ready'}
      onClick={pointer.press}
      onMouseOver={event => pointer.rest(event.target)}
      onMouseLeave={pointer.leave}
      {...(roving ? focus.handlers : {})}
      onFocus={event => {
        if (roving) focus.handlers.onFocus(event);
        pointer.rest(event.target);
      }}
    >
      {virtual ? (
        <Suspense fallback={draw(firstSlots(beforeWindow))}>
          <WindowedRows
            rows={rows}
            keep={keep}
            scrollerRef={props.scrollerRef}
            probeRef={props.probeRef}
            onDrawn={focus.settle}
          >
            {draw}
          </WindowedRows>
        </Suspense>
      ) : (
        draw(firstSlots(rows.length))
      )}
    </tbody>
  );
}
