import { Fragment, lazy, type ReactNode, type RefObject, Suspense, useId, useMemo } from 'react';
import { useShortcuts } from '../Shortcuts';
import { detailCell } from './cells.css';
import type { Placed } from './layout';
import type { Expansion, Opening, Windowing } from './parts';
import { body, space } from './Table.css';
import { firstSlots, type Slot } from './slots';
import { TableRow } from './TableRow';
import { useRowFocus } from './useRowFocus';
import { useRowPointer } from './useRowPointer';
import type { TableParts } from './tableParts';

const WindowedRows = lazy(() => import('./WindowedRows').then(module => ({ default: module.WindowedRows })));
/** Rows rendered before the code for virtual rows has loaded; enough to fill a window. */
const beforeWindow = 40;

export type TableBodyProps<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  placed: readonly Placed<Row>[];
  refreshing: boolean;
  roving: boolean;
  /** Only the visible rows are in the DOM. */
  virtual: boolean;
  opening: Opening<Row> | undefined;
  groupOf: ((row: Row, index: number) => ReactNode) | undefined;
  expansion: Expansion<Row> | undefined;
  windowing: Windowing | undefined;
  parts: TableParts;
  scrollerRef: RefObject<HTMLElement | null>;
  probeRef: RefObject<HTMLElement | null>;
};

/** The rows with their keyboard and pointer handling. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowKey, placed, roving, virtual, opening, expansion } = props;
  const { keepKey, reuseRows = false } = props.windowing ?? {};
  const openKey = opening?.openKey;
  const { expanded, expand } = props.parts.useExpanding(expansion?.initial);
  const id = useId();
  const rowActions = {
    onOpenRow: opening?.onOpen,
    onExpand: expansion ? expand : undefined,
  };
  const focus = useRowFocus({ rows, rowKey, selectedKey: openKey, ...rowActions });
  const pointer = useRowPointer({ rows, rowKey, onHoverRow: opening?.onRest, ...rowActions });
  const enter = () => focus.go(focus.active);
  useShortcuts({ j: enter, k: enter }, { enabled: (opening?.pageKeys ?? false) && roving });

  const width = placed.length + (opening?.hint ? 1 : 0) + (expansion ? 1 : 0);
  const keep = useMemo(
    () => [focus.active, keepKey === undefined ? -1 : rows.findIndex(row => rowKey(row) === keepKey)],
    [focus.active, keepKey, rows, rowKey],
  );
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
      const detail = expansion?.detail(row) ?? null;
      const open = detail !== null && expanded.has(key);
      return (
        <Fragment key={reuseRows ? slot.index : key}>
          {props.groupOf?.(row, slot.index)}
          <TableRow
            row={row}
            index={slot.index}
            placed={placed}
            tabIndex={roving ? (slot.index === focus.active ? 0 : -1) : undefined}
            selected={openKey === undefined ? undefined : key === openKey}
            opens={opening !== undefined}
            hint={opening?.hint?.(row)}
            ariaIndex={virtual ? slot.index + 2 : undefined}
            chevronName={expansion ? (detail === null ? '' : expansion.nameOf(row)) : undefined}
            expanded={open}
            detailId={open ? `${id}-${slot.index}` : undefined}
            parts={props.parts}
          />
          {open ? (
            <tr id={`${id}-${slot.index}`}>
              <td className={detailCell} colSpan={width}>
                {detail}
              </td>
            </tr>
          ) : null}
        </Fragment>
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
            onDrawn={focus.restoreFocus}
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
