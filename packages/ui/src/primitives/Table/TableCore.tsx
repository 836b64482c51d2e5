import { type ReactNode, useRef } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel';
import { VisuallyHidden } from '../VisuallyHidden';
import { foot } from './cells.css';
import type { Column, Sort } from './column';
import { leadWidth, minTableWidth, placeColumns } from './layout';
import type { Expansion, Opening, TableLayout, Totals, Windowing } from './parts';
import type { TableParts } from './tableParts';
import { SkeletonRows } from './SkeletonRows';
import { footer as footerClass, frame as frameClass, probe, scroller, table } from './Table.css';
import { TableBody } from './TableBody';
import { TableHeader } from './TableHeader';
import { useSideways } from './useSideways';
import { virtualFrom } from './slots';
import { useSortedRows } from './useSortedRows';

export type TableState = 'ready' | 'loading' | 'refreshing' | { error: ErrorPanelProps };

export type TableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  /** A sorted table sorts again when this array changes, so a long one needs the same array each time. */
  columns: readonly Column<Row>[];
  /** The loaded rows; with more than 60, only visible rows are in the DOM. */
  rows: readonly Row[];
  /** Returns a unique key per row; all other keys refer to it. Must be referentially stable. */
  rowKey: (row: Row) => string;
  /** 'loading' shows skeleton rows, 'refreshing' dims the old rows, an error replaces the rows. @default 'ready' */
  state?: TableState | undefined;
  /** Why the table is empty, and one button. @default only 'Sorry, nothing to display here :(' */
  empty?: EmptyStateProps | undefined;
  /** Initial sorting of the loaded page. @default order of `rows` */
  initialSort?: Sort | undefined;
  /** What clicking a row does. @default nothing */
  opening?: Opening<Row> | undefined;
  /** The `GroupRow` above a row with which a group begins; null within a group. @default no groups */
  groupOf?: ((row: Row, index: number) => ReactNode) | undefined;
  /** Frame, height and column layout. @default as high as its rows, without a frame */
  layout?: TableLayout | undefined;
  /** How a long table renders its visible rows. @default by row key */
  windowing?: Windowing | undefined;
  /** Content below the rows: such as the pagination. @default none */
  footer?: ReactNode;
};

export type DataTableProps<Row> = TableProps<Row> & {
  /** Makes rows expandable. @default none */
  expansion?: Expansion<Row> | undefined;
  /** Totals in bold below the rows; sticky at the bottom if the table fills its container. @default none */
  totals?: Totals | undefined;
};

const noLayout: TableLayout = {};

/** Shared implementation of Table and DataTable.
 *  @param parts  the features of a data table, or their empty stand-ins; must not change while mounted */
export function TableCore<Row>({ parts, ...props }: DataTableProps<Row> & { parts: TableParts }) {
  const { TotalsRow } = parts;
  const { label, columns, rowKey, state = 'ready', opening, expansion, totals } = props;
  const { layout = noLayout, windowing } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const expands = expansion !== undefined;
  const placed = placeColumns(columns, expands);
  const { rows, sort, toggleSort } = useSortedRows(columns, props.rows, props.initialSort);
  const scrolls = useSideways(scrollerRef);

  const error = typeof state === 'object' ? state.error : undefined;
  const loading = state === 'loading';
  const filled = !loading && !error && rows.length > 0;
  const roving = opening !== undefined || expands;
  const virtual = filled && !expands && rows.length > virtualFrom;
  const fixed = virtual || (layout.fixed ?? false);
  const hints = opening?.hint !== undefined;
  // Without focusable rows, the scroll area itself must be focusable, so that the keyboard can scroll it.
  const scrollStop = scrolls && !(roving && filled);

  return (
    <div
      className={frameClass}
      data-frame={layout.frame ?? 'none'}
      data-height={layout.height}
      data-list={opening?.pageKeys}
      data-end={columns.at(-1)?.stickyEnd ? true : undefined}
    >
      <div
        ref={scrollerRef}
        className={scroller}
        data-scroller
        data-totals={totals ? true : undefined}
        {...(scrollStop ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      >
        <table
          className={table}
          role={roving ? 'grid' : undefined}
          aria-label={label}
          aria-busy={loading || state === 'refreshing' || undefined}
          aria-rowcount={virtual ? rows.length + (totals ? 2 : 1) : undefined}
          data-fixed={layout.fixed ? 'own' : virtual ? 'cut' : undefined}
          style={fixed ? { minWidth: minTableWidth(columns, expands) } : undefined}
        >
          <colgroup>
            {expands ? <col style={{ width: leadWidth }} /> : null}
            {columns.map(column => (
              <col key={column.id} style={{ width: column.width }} />
            ))}
          </colgroup>
          <TableHeader
            placed={placed}
            sort={sort}
            onSort={toggleSort}
            hint={hints ? 'Action' : undefined}
            roving={roving && filled}
            expands={expands}
          />
          {loading ? (
            <SkeletonRows placed={placed} count={layout.skeletonRows ?? 8} expands={expands} hint={hints} />
          ) : null}
          {filled ? (
            <TableBody
              rows={rows}
              rowKey={rowKey}
              placed={placed}
              refreshing={state === 'refreshing'}
              roving={roving}
              virtual={virtual}
              opening={opening}
              groupOf={props.groupOf}
              expansion={expansion}
              windowing={windowing}
              scrollerRef={scrollerRef}
              probeRef={probeRef}
              parts={parts}
            />
          ) : null}
          {filled && totals !== undefined ? (
            <tfoot className={foot}>
              <TotalsRow
                totals={totals}
                placed={placed}
                expands={expands}
                hint={hints}
                ariaIndex={virtual ? rows.length + 2 : undefined}
              />
            </tfoot>
          ) : null}
        </table>
        {error ? <ErrorPanel {...error} /> : null}
        {!loading && !error && rows.length === 0 ? <EmptyState {...props.empty} /> : null}
      </div>
      <div ref={probeRef} className={probe} />
      <VisuallyHidden role="status">{loading ? `Loading ${label}` : ''}</VisuallyHidden>
      {props.footer ? <div className={footerClass}>{props.footer}</div> : null}
    </div>
  );
}
