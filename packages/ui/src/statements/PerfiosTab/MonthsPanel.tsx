import { formatRupees } from '@lending-desk/domain/money';
import type { MonthRow } from '@lending-desk/domain/statements';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { type Column, Table } from '../../primitives/Table';
import { legend, legends, tableBox } from './Charts.css';
import { monthLabel } from './cellTexts';
import { MonthBars } from './MonthBars';
import { spare } from './PerfiosTab.css';
import { SpokenTable } from './SpokenTable';

const columns: readonly Column<MonthRow>[] = [
  { id: 'month', header: 'Month', cell: monthLabel },
  { id: 'credits', header: 'Credits', align: 'right', cell: month => formatRupees(month.credits) },
  { id: 'debits', header: 'Debits', align: 'right', cell: month => formatRupees(month.debits) },
];
const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;
const keyOf = (month: MonthRow) => month.name;

type MonthsPanelProps = {
  months: readonly MonthRow[];
  /** A bar chart, or the same figures as a table; selected here for both panels. */
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
  /** Index of the month at the cursor. */
  at: number | null;
  onMove: (at: number | null) => void;
};

/** Credits and debits by month. */
export function MonthsPanel({ months, view, onView, at, onMove }: MonthsPanelProps) {
  const chart = view === 'chart';
  return (
    <Panel
      title="Credits and debits"
      meta={<span className={spare}>Monthly</span>}
      padding={chart ? 'body' : 'none'}
      actions={
        <>
          <div className={legends}>
            <span className={legend} data-of="credits">
              Credits
            </span>
            <span className={legend} data-of="debits">
              Debits
            </span>
          </div>
          <Segmented label="View" hideLabel size="sm" value={view} onChange={onView} options={views} />
        </>
      }
    >
      {chart ? (
        <>
          <MonthBars months={months} at={at} onMove={onMove} />
          <SpokenTable
            label="Credits and debits by month"
            head={['Month', 'Credits', 'Debits']}
            rows={months.map(row => [monthLabel(row), formatRupees(row.credits), formatRupees(row.debits)])}
          />
        </>
      ) : (
        <div className={tableBox}>
          <Table
            label="Credits and debits by month"
            columns={columns}
            rows={months}
            rowKey={keyOf}
            layout={{ height: 'fill' }}
          />
        </div>
      )}
    </Panel>
  );
}
