import { formatDate } from '@lending-desk/domain/calendar';
import { formatRupees } from '@lending-desk/domain/money';
import type { DayBalance } from '@lending-desk/domain/statements';
import { area, line as lineOf } from 'd3-shape';
import { memo, useId, useMemo } from 'react';
import { areaFrom, areaTo, average, axisText, cursor, dot, line } from './Charts.css';
import { amountScale, chartHeight, inset } from './chartScale';
import { shortMonth } from './cellTexts';
import { Plot, type PlotFrame } from './Plot';

type Props = {
  days: readonly DayBalance[];
  /** Average of the days, in paise. */
  mean: number;
  /** Index of the day at the cursor; null for none. */
  at: number | null;
  onMove: (at: number | null) => void;
};

/** Line chart of the balance at the end of every day, with the average dashed. */
export function BalanceChart({ days, mean, at, onMove }: Props) {
  const scale = useMemo(() => amountScale(days.map(day => day.balance)), [days]);
  const shown = days[at ?? days.length - 1];
  const balance = shown ? formatRupees(shown.balance) : '–';
  const title = shown ? formatDate(shown.date) : '';
  return (
    <Plot
      label="Closing balance by day"
      count={days.length}
      at={at}
      onMove={onMove}
      page={30}
      valueText={`${title}, balance ${balance}`}
      {...scale}
      bubbleTitle={title}
      bubbleRows={[['Balance', balance]]}
    >
      {frame => {
        const x = (index: number) => frame.left + ((index + 0.5) / days.length) * (frame.right - frame.left);
        const here = at === null ? undefined : days[at];
        return (
          <>
            <Line days={days} left={frame.left} right={frame.right} y={scale.y} />
            <line
              className={average}
              x1={frame.left}
              x2={frame.right}
              y1={scale.y(mean)}
              y2={scale.y(mean)}
            />
            {at !== null && here ? (
              <>
                <line
                  className={cursor}
                  x1={x(at)}
                  x2={x(at)}
                  y1={inset.top}
                  y2={chartHeight - inset.bottom}
                />
                <circle className={dot} cx={x(at)} cy={scale.y(here.balance)} r={4} />
              </>
            ) : null}
          </>
        );
      }}
    </Plot>
  );
}

type LineProps = PlotFrame & { days: readonly DayBalance[]; y: (amount: number) => number };

/** The part that does not depend on the cursor. */
const Line = memo(function Line({ days, left, right, y }: LineProps) {
  const id = useId();
  const x = (index: number) => left + ((index + 0.5) / days.length) * (right - left);
  const across = lineOf<DayBalance>(
    (_, index) => x(index),
    day => y(day.balance),
  );
  const under = area<DayBalance>(
    (_, index) => x(index),
    y(0),
    day => y(day.balance),
  );
  const middles = monthMiddles(days);
  // Twelve labels fit; with more months only every second or third is labelled.
  const every = Math.ceil(middles.length / Math.max(1, Math.floor((right - left) / 34)));
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop className={areaFrom} />
          <stop className={areaTo} offset="1" />
        </linearGradient>
      </defs>
      <path d={under([...days]) ?? ''} fill={`url(#${id})`} />
      <path className={line} d={across([...days]) ?? ''} />
      {middles.map(({ month, index }, position) =>
        position % every === 0 ? (
          <text key={month} className={axisText} x={x(index)} y={chartHeight - 6} textAnchor="middle">
            {shortMonth(month)}
          </text>
        ) : null,
      )}
    </>
  );
});

function monthMiddles(days: readonly DayBalance[]): { month: string; index: number }[] {
  const spans = new Map<string, { from: number; to: number }>();
  days.forEach(({ date }, index) => {
    const month = date.slice(0, 7);
    spans.set(month, { from: spans.get(month)?.from ?? index, to: index });
  });
  return [...spans].map(([month, { from, to }]) => ({ month, index: (from + to) / 2 }));
}
