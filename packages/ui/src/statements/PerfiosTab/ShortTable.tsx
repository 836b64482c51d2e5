import type { BusinessDate } from '@lending-desk/domain/calendar';
import { type ReactNode, useMemo } from 'react';
import { Panel } from '../../primitives/Panel';
import { type Column, Table } from '../../primitives/Table';
import { note, someRows } from './PerfiosTab.css';
import type { Keyed } from './shortRows';

const keyOf = (one: { key: string }) => one.key;

type ShortTableProps<Row> = {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Keyed<Row>>[];
  /** Why the table is empty, in one sentence. */
  none: string;
  /** Shows more rows before it scrolls. @default false */
  long?: boolean;
  /** Date of a row; sorts newest first, like the transactions. @default order of `rows` */
  dayOf?: (row: Row) => BusinessDate | null;
  meta?: ReactNode;
  actions?: ReactNode;
  below?: ReactNode;
};

/** A titled table that scrolls inside its panel when it is long. */
export function ShortTable<Row>(props: ShortTableProps<Row>) {
  const { title, rows, columns, none, long, dayOf, meta, actions, below } = props;
  const keyed = useMemo(() => {
    const own = rows.map((row, index) => ({ key: String(index), row }));
    // Rows without a date come last.
    return dayOf ? own.sort((a, b) => (dayOf(b.row) ?? '').localeCompare(dayOf(a.row) ?? '')) : own;
  }, [rows, dayOf]);
  return (
    <Panel title={title} meta={meta} actions={actions} padding="none">
      {rows.length === 0 ? (
        <p className={note}>{none}</p>
      ) : (
        <div className={someRows} data-long={long || undefined}>
          <Table
            label={title}
            columns={columns}
            rows={keyed}
            rowKey={keyOf}
            layout={{ height: 'fill', fixed: true }}
          />
        </div>
      )}
      {below ? <p className={note}>{below}</p> : null}
    </Panel>
  );
}
