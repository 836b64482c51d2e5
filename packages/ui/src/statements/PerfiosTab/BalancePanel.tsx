import { formatDate } from '@lending-desk/domain/calendar';
import { formatRupees } from '@lending-desk/domain/money';
import type { DayBalance } from '@lending-desk/domain/statements';
import { useMemo } from 'react';
import { Panel } from '../../primitives/Panel';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { BalanceChart } from './BalanceChart';
import { legend, legends, tableBox } from './Charts.css';
import { chartAmount } from './chartScale';
import { note, spare } from './PerfiosTab.css';
import { SpokenTable } from './SpokenTable';

const columns: readonly Column<DayBalance>[] = [
  { id: 'date', header: 'Date', width: 130, cell: day => formatDate(day.date) },
  {
    id: 'balance',
    header: 'Balance',
    align: 'right',
    cell: day => formatRupees(day.balance, { paise: true }),
  },
];
const keyOf = (day: DayBalance) => day.date;

type BalancePanelProps = {
  days: readonly DayBalance[];
  /** Number of months the statement covers. */
  months: number;
  /** A chart, or the same figures as a table. */
  view: 'chart' | 'table';
  /** Index of the day at the cursor. */
  at: number | null;
  onMove: (at: number | null) => void;
};

/** The balance at the end of every day; screen readers get the lowest and the closing balance of every month. */
export function BalancePanel({ days, months, view, at, onMove }: BalancePanelProps) {
  const facts = useMemo(() => factsOf(days), [days]);
  const chart = view === 'chart';
  return (
    <Panel
      title="Closing balance"
      meta={
        <span className={spare}>
          Daily, {months} {months === 1 ? 'month' : 'months'}
        </span>
      }
      padding={chart ? 'body' : 'none'}
      actions={
        facts ? (
          <div className={legends}>
            <span className={legend} data-of="low">
              Low{' '}
              <Text size="caption" weight="medium" tone={facts.low < 0 ? 'reject' : 'primary'}>
                {chartAmount(facts.low)}
              </Text>
            </span>
            <span className={legend} data-of="average">
              Average{' '}
              <Text size="caption" weight="medium" tone="primary">
                {chartAmount(facts.mean)}
              </Text>
            </span>
          </div>
        ) : undefined
      }
    >
      {facts === null ? (
        <p className={note}>The bank printed no balances.</p>
      ) : chart ? (
        <>
          <BalanceChart days={days} mean={facts.mean} at={at} onMove={onMove} />
          <SpokenTable
            label="Closing balance by month"
            head={['Month', 'Lowest', 'Closing']}
            rows={facts.months.map(([name, { low, last }]) => [name, chartAmount(low), chartAmount(last)])}
          />
        </>
      ) : (
        <div className={tableBox}>
          <Table
            label="Closing balance by day"
            columns={columns}
            rows={days}
            rowKey={keyOf}
            layout={{ height: 'fill' }}
          />
        </div>
      )}
    </Panel>
  );
}

function factsOf(days: readonly DayBalance[]) {
  if (days.length === 0) return null;
  const months = new Map<string, { low: number; last: number }>();
  let [sum, low] = [0, Number.POSITIVE_INFINITY];
  for (const { date, balance } of days) {
    sum += balance;
    low = Math.min(low, balance);
    const name = formatDate(date).slice(-8);
    months.set(name, { low: Math.min(balance, months.get(name)?.low ?? balance), last: balance });
  }
  return { mean: sum / days.length, low, months: [...months] };
}
