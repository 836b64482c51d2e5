import type { DayBalance, MonthRow } from '@lending-desk/domain/statements';
import { memo, useCallback, useState } from 'react';
import { BalancePanel } from './BalancePanel';
import { MonthsPanel } from './MonthsPanel';
import { pair } from './PerfiosTab.css';

type Props = { days: readonly DayBalance[]; months: readonly MonthRow[] };

/** Balance line and monthly bars with a shared cursor, or the same figures as tables. */
export const Charts = memo(function Charts({ days, months }: Props) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [day, setDay] = useState<number | null>(null);
  const [month, setMonth] = useState<number | null>(null);
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
      const name = at === null ? undefined : months[at]?.month;
      // The last day of the month, whose balance is the month's closing balance.
      const found = days.findLastIndex(one => one.date.slice(0, 7) === name);
      setDay(found < 0 ? null : found);
    },
    [days, months],
  );
  return (
    <div className={pair}>
      <BalancePanel days={days} months={months.length} view={view} at={day} onMove={moveDay} />
      <MonthsPanel months={months} view={view} onView={setView} at={month} onMove={moveMonth} />
    </div>
  );
});
