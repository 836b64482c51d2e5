import { type DayBalance, formatDate, formatRupees, type MonthRow } from '@lending-desk/domain';
import { memo, useCallback, useMemo, useState } from 'react';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { BalanceChart } from './BalanceChart';
import { legend, legends, tableBox } from './Charts.css';
import { monthLabel } from './cells';
import { chartAmount } from './chartScale';
import { MonthBars } from './MonthBars';
import { note, pair, spare } from './PerfiosTab.css';

type Props = { days: readonly DayBalance[]; months: readonly MonthRow[] };

const money = { align: 'right' } as const;
const dayColumns: readonly Column<DayBalance>[] = [
  { id: 'date', header: 'Date', width: 130, cell: day => formatDate(day.date) },
  { id: 'balance', header: 'Balance', ...money, cell: day => formatRupees(day.balance, { paise: true }) },
];
const monthColumns: readonly Column<MonthRow>[] = [
  { id: 'month', header: 'Month', cell: monthLabel },
  { id: 'credits', header: 'Credits', ...money, cell: month => formatRupees(month.credits) },
  { id: 'debits', header: 'Debits', ...money, cell: month => formatRupees(month.debits) },
];
const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;
const keyOfDay = (day: DayBalance) => day.date;
const keyOfMonth = (month: MonthRow) => month.name;

/** Balance line and monthly bars under one cursor, or the same figures as tables. The tables are always there for a
 *  screen reader: of the bars month by month, of the line its lowest and last balance of every month. */
export const Charts = memo(function Charts({ days, months }: Props) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [day, setDay] = useState<number | null>(null);
  const [month, setMonth] = useState<number | null>(null);
  const facts = useMemo(() => factsOf(days), [days]);
  const moveDay = useCallback(
    (at: number | null) => {
      setDay(at);
      const name = at === null ? undefined : days[at]?.date.slice(0, 7);
      const found = months.findIndex(row => row.month === name);
      setMonth(found < 0 ? null : found);
    },
    [days, months],
  );
  const moveMonth = useCallback(
    (at: number | null) => {
      setMonth(at);
      const name = at === null ? null : (months[at]?.month ?? null);
      // The last day of the month: its balance is the month's closing balance.
      const found = name === null ? -1 : days.findLastIndex(one => one.date.startsWith(name));
      setDay(found < 0 ? null : found);
    },
    [days, months],
  );
  const chart = view === 'chart';
  return (
    <div className={pair}>
      <Panel
        title="Closing balance"
        meta={
          <span className={spare}>
            Daily, {months.length} {months.length === 1 ? 'month' : 'months'}
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
            <BalanceChart days={days} mean={facts.mean} at={day} onMove={moveDay} />
            <VisuallyHidden as="table" aria-label="Closing balance by month">
              <thead>
                <tr>
                  <th>Month</th>
                  <th>Lowest</th>
                  <th>Closing</th>
                </tr>
              </thead>
              <tbody>
                {facts.months.map(([name, { low, last }]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{chartAmount(low)}</td>
                    <td>{chartAmount(last)}</td>
                  </tr>
                ))}
              </tbody>
            </VisuallyHidden>
          </>
        ) : (
          <div className={tableBox}>
            <Table
              caption="Closing balance by day"
              columns={dayColumns}
              rows={days}
              rowKey={keyOfDay}
              height="fill"
            />
          </div>
        )}
      </Panel>
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
            <Segmented label="View" hideLabel size="sm" value={view} onChange={setView} options={views} />
          </>
        }
      >
        {chart ? (
          <>
            <MonthBars months={months} at={month} onMove={moveMonth} />
            <VisuallyHidden as="table" aria-label="Credits and debits by month">
              <thead>
                <tr>
                  <th>Month</th>
                  <th>Credits</th>
                  <th>Debits</th>
                </tr>
              </thead>
              <tbody>
                {months.map(row => (
                  <tr key={row.name}>
                    <th scope="row">{monthLabel(row)}</th>
                    <td>{formatRupees(row.credits)}</td>
                    <td>{formatRupees(row.debits)}</td>
                  </tr>
                ))}
              </tbody>
            </VisuallyHidden>
          </>
        ) : (
          <div className={tableBox}>
            <Table
              caption="Credits and debits by month"
              columns={monthColumns}
              rows={months}
              rowKey={keyOfMonth}
              height="fill"
            />
          </div>
        )}
      </Panel>
    </div>
  );
});

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
