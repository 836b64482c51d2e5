import { type ReactNode, useMemo, useRef } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel';
import { VisuallyHidden } from '../VisuallyHidden';
import type { Column, Sort } from './column';
import { leastWidth, placeColumns } from './layout';
import { SkeletonRows } from './SkeletonRows';
import { footer as footerClass, frame as frameClass, probe, scroller, table } from './Table.css';
import { TableBody } from './TableBody';
import { TableHeader } from './TableHeader';
import { TableRow } from './TableRow';
import { useSideways } from './useSideways';
import { virtualFrom } from './slots';
import { useSortedRows } from './useSortedRows';

export type TableState = 'ready' | 'loading' | 'refreshing' | { error: ErrorPanelProps };

export type TableProps<Row> = {
  /** The table's name for a screen reader. */
  caption: string;
  /** Keep the array stable between renders. */
  columns: readonly Column<Row>[];
  /** The loaded rows; more than 100 are drawn as they come into view. */
  rows: readonly Row[];
  /** Tells rows apart; also what `selectedKey` names. Keep it stable between renders. */
  rowKey: (row: Row) => string;
  /** 'loading' draws grey bars, 'refreshing' keeps the old rows pale, an error stands in place of the rows. @default 'ready' */
  state?: TableState | undefined;
  /** Why the table is empty and the one way out. @default only 'Sorry, nothing to display here :(' */
  empty?: EmptyStateProps | undefined;
  /** What a press or Enter on a row does; rows take the focus only with it. @default none */
  onOpenRow?: ((row: Row) => void) | undefined;
  /** What Space on a row does. @default none */
  onSelectRow?: ((row: Row) => void) | undefined;
  /** What Enter will do, shown at the right of the row on hover and focus; '' for nothing. @default no such column */
  rowHint?: ((row: Row) => string) | undefined;
  /** The pointer or the focus rests on a row, the moment to fetch it ahead. @default none */
  onHoverRow?: ((row: Row) => void) | undefined;
  /** The row that is open beside the table. @default none */
  selectedKey?: string | undefined;
  /** A row that stays in the document wherever the reader scrolls, such as one that plays. @default none */
  keepKey?: string | undefined;
  /** How the loaded page is sorted at first. @default as given */
  initialSort?: Sort | undefined;
  /** A last row with the sums, in bold. @default none */
  total?: Row | undefined;
  /** How many grey rows stand for those on their way. @default 8 */
  skeletonRows?: number | undefined;
  /** Whether J and K take the focus into this table from anywhere on the page. @default false */
  pageKeys?: boolean | undefined;
  /** A surface of its own, or none inside a panel. @default 'none' */
  frame?: 'none' | 'panel' | undefined;
  /** As high as its rows, or as the room there is; the header and footer then stay. @default 'content' */
  height?: 'content' | 'fill' | undefined;
  /** Columns keep their widths and those without one share the rest; tables of more than 100 rows always do. With it
   *  said, the cells cut what may be too long themselves; else all cells are cut. @default false */
  fixed?: boolean | undefined;
  /** Cells hold nothing of their own, no focus, no playing, so that a search writes other rows into the ones that
   *  stand. @default false */
  reuseRows?: boolean | undefined;
  /** What stays under the rows, such as the pagination. @default none */
  footer?: ReactNode;
};

/** Rows of loans, transactions, calls: read from left to right, walked with the keyboard. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rowKey, state = 'ready', rowHint, total, onOpenRow, onSelectRow } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const placed = useMemo(() => placeColumns(columns), [columns]);
  const { rows, sort, toggleSort } = useSortedRows(columns, props.rows, props.initialSort);
  const scrolls = useSideways(scrollerRef);

  const error = typeof state === 'object' ? state.error : undefined;
  const loading = state === 'loading';
  const filled = !loading && !error && rows.length > 0;
  const roving = onOpenRow !== undefined || onSelectRow !== undefined;
  const virtual = filled && rows.length > virtualFrom;
  const fixed = virtual || (props.fixed ?? false);
  // Without rows that take the focus the keyboard scrolls the box itself.
  const scrollStop = scrolls && !(roving && filled);

  return (
    <div className={frameClass} data-frame={props.frame ?? 'none'} data-height={props.height ?? 'content'}>
      <div
        ref={scrollerRef}
        className={scroller}
        data-scroller
        {...(scrollStop ? { tabIndex: 0, role: 'group', 'aria-label': caption } : {})}
      >
        <table
          className={table}
          role={roving ? 'grid' : undefined}
          aria-label={caption}
          aria-busy={loading || state === 'refreshing' || undefined}
          aria-rowcount={virtual ? rows.length + (total ? 2 : 1) : undefined}
          data-fixed={props.fixed ? 'own' : virtual ? 'cut' : undefined}
          style={fixed ? { minWidth: leastWidth(columns) } : undefined}
        >
          <colgroup>
            {columns.map(column => (
              <col key={column.id} style={{ width: column.width }} />
            ))}
          </colgroup>
          <TableHeader
            placed={placed}
            sort={sort}
            onSort={toggleSort}
            hint={rowHint ? 'Action' : undefined}
            roving={roving && filled}
          />
          {loading ? (
            <SkeletonRows placed={placed} count={props.skeletonRows ?? 8} hint={rowHint !== undefined} />
          ) : null}
          {filled ? (
            <TableBody
              rows={rows}
              rowKey={rowKey}
              placed={placed}
              refreshing={state === 'refreshing'}
              roving={roving}
              selectedKey={props.selectedKey}
              keepKey={props.keepKey}
              rowHint={rowHint}
              onOpenRow={onOpenRow}
              onSelectRow={onSelectRow}
              onHoverRow={props.onHoverRow}
              pageKeys={props.pageKeys ?? false}
              reuse={props.reuseRows ?? false}
              scrollerRef={scrollerRef}
              probeRef={probeRef}
            />
          ) : null}
          {filled && total !== undefined ? (
            <tfoot>
              <TableRow
                row={total}
                index={rows.length}
                placed={placed}
                tabIndex={undefined}
                selected={undefined}
                opens={false}
                hint={rowHint ? '' : undefined}
                ariaIndex={virtual ? rows.length + 2 : undefined}
                total
              />
            </tfoot>
          ) : null}
        </table>
        {error ? <ErrorPanel {...error} /> : null}
        {!loading && !error && rows.length === 0 ? <EmptyState {...props.empty} /> : null}
      </div>
      <div ref={probeRef} className={probe} />
      <VisuallyHidden role="status">{loading ? `Loading ${caption}` : ''}</VisuallyHidden>
      {props.footer ? <div className={footerClass}>{props.footer}</div> : null}
    </div>
  );
}
