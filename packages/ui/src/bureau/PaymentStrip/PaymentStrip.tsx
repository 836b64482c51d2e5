import { historyGrid, type HistoryMonth, monthText, stripMonths, yearsOfStrip } from '@lending-desk/domain';
import { type KeyboardEvent, memo, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { MonthTip } from './MonthTip';
import { month as monthClass, strip, year as yearClass } from './PaymentStrip.css';
import { useGrace } from './useGrace';
import { monthWords } from './words';

export type PaymentStripProps = {
  /** Whose history it is: 'Narmada Credit, Consumer Loan'. */
  name: string;
  /** Keep it stable between renders. */
  history: readonly HistoryMonth[];
  /** The month the strip ends with, as `lastMonthOf` gives it. */
  lastMonth: number;
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -12,
  PageUp: 12,
  Home: -stripMonths,
  End: stripMonths,
};

type Cells = readonly (HistoryMonth | null)[];

function byYear(grid: Cells, lastMonth: number): readonly { year: number; first: number; rows: Cells }[] {
  let next = 0;
  return yearsOfStrip(lastMonth).map(({ year, months }) => {
    const first = next;
    next += months;
    return { year, first, rows: grid.slice(first, next) };
  });
}

/** 48 months of a loan, one bar a month. Arrows move by month, Page keys by year; a bubble tells the month. */
export const PaymentStrip = memo(function PaymentStrip({ name, history, lastMonth }: PaymentStripProps) {
  const ref = useRef<HTMLDivElement>(null);
  const grid = useMemo(() => historyGrid(history, lastMonth), [history, lastMonth]);
  const years = useMemo(() => byYear(grid, lastMonth), [grid, lastMonth]);
  const firstMonth = lastMonth - stripMonths + 1;
  // Where the keys are: at first the newest month that was reported.
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      grid.findLastIndex(row => row !== null),
    ),
  );
  const [shown, setShown] = useState<number | null>(null);
  const hide = useCallback(() => setShown(null), []);
  const grace = useGrace(hide);

  const show = (position: number) => {
    grace.stay();
    setAt(position);
    setShown(position);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== null) {
      hide();
      return;
    }
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(Math.min(stripMonths - 1, Math.max(0, at + step)));
  };
  const hover = (event: PointerEvent) => {
    const position = event.target instanceof HTMLElement ? event.target.dataset['at'] : undefined;
    if (position !== undefined) show(Number(position));
  };

  const words = monthWords(firstMonth + at, grid[at] ?? null);
  const spoken = [words.bucket, ...words.facts.map(([what, value]) => `${what.toLowerCase()} ${value}`)];
  return (
    <>
      <div
        ref={ref}
        className={strip}
        role="slider"
        tabIndex={0}
        aria-label={`Payment history of ${name}`}
        aria-valuemin={0}
        aria-valuemax={stripMonths - 1}
        aria-valuenow={at}
        aria-valuetext={`${monthText(firstMonth + at)}: ${spoken.join(', ')}`}
        onKeyDown={press}
        onFocus={event => {
          if (event.target.matches(':focus-visible')) show(at);
        }}
        onBlur={hide}
        onPointerOver={hover}
        onPointerLeave={grace.leave}
      >
        {years.map(({ year, first, rows }) => (
          <div key={year} className={yearClass} style={{ flex: `${rows.length} 1 0` }}>
            {rows.map((row, place) => (
              <i
                // oxlint-disable-next-line react/no-array-index-key -- months never change places
                key={place}
                className={monthClass}
                data-at={first + place}
                data-bucket={row?.payment.bucket}
                data-picked={shown === first + place || undefined}
              />
            ))}
          </div>
        ))}
      </div>
      {shown === null ? null : (
        <MonthTip
          stripRef={ref}
          position={shown}
          month={firstMonth + shown}
          row={grid[shown] ?? null}
          onEnter={grace.stay}
          onLeave={hide}
        />
      )}
    </>
  );
});
