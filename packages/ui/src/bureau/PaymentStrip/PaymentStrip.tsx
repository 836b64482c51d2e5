import { historyGrid, type HistoryMonth, monthText, type TimeAxis } from '@lending-desk/domain/bureau';
import { type KeyboardEvent, memo, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { MonthTip } from './MonthTip';
import { kind, picked, strip, svg } from './PaymentStrip.css';
import { monthAt, pathsOf, pictureHeight, shapeOf } from './picture';
import { useGrace } from './useGrace';
import { monthWords } from './words';

export type PaymentStripProps = {
  /** Accessible name: 'Narmada Credit, Consumer Loan'. */
  name: string;
  /** Must be referentially stable, or every strip renders again. */
  history: readonly HistoryMonth[];
  /** Its months, as `axisOf` returns them; referentially stable too. */
  axis: TimeAxis;
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -12,
  PageUp: 12,
  Home: -Infinity,
  End: Infinity,
};

/** The months of a loan on an axis as a bar chart. All bars share one SVG, because a report has thousands of months.
 *  Arrow keys move by month, Page keys by year; a tooltip shows the details of a month. */
export const PaymentStrip = memo(function PaymentStrip({ name, history, axis }: PaymentStripProps) {
  const ref = useRef<HTMLDivElement>(null);
  const grid = useMemo(() => historyGrid(history, axis), [history, axis]);
  const shape = useMemo(() => shapeOf(axis), [axis]);
  const paths = useMemo(() => Object.entries(pathsOf(grid, shape)), [grid, shape]);
  const latest = grid.length - 1;
  // Index of the month the keyboard is on; initially the newest reported month.
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      grid.findLastIndex(row => row !== null),
    ),
  );
  const [shown, setShown] = useState<number | null>(null);
  const [byKey, setByKey] = useState(false);
  const hide = useCallback(() => setShown(null), []);
  const grace = useGrace(hide);

  const show = (position: number) => {
    grace.stay();
    setAt(position);
    setShown(position);
    setByKey(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      hide();
      return;
    }
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(Math.min(latest, Math.max(0, at + step)));
    setByKey(true);
  };
  const hover = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const position = monthAt(shape, (event.clientX - left) / width);
    if (position !== shown) show(position);
    else grace.stay();
  };

  const label = monthWords(axis.first + at, grid[at] ?? null);
  const spoken = [label.bucket, ...label.facts.map(([what, value]) => `${what.toLowerCase()} ${value}`)];
  return (
    <>
      <div
        ref={ref}
        className={strip}
        role="slider"
        tabIndex={0}
        aria-label={`Payment history of ${name}`}
        aria-valuemin={0}
        aria-valuemax={latest}
        aria-valuenow={at}
        aria-valuetext={`${monthText(axis.first + at)}: ${spoken.join(', ')}`}
        onKeyDown={press}
        onFocus={event => {
          if (event.target.matches(':focus-visible')) show(at);
        }}
        onBlur={hide}
        onPointerMove={hover}
        onPointerLeave={grace.leave}
      >
        <svg
          className={svg}
          viewBox={`0 0 ${shape.width} ${pictureHeight}`}
          preserveAspectRatio="none"
          aria-hidden
          focusable="false"
        >
          {paths.map(([name, path]) => (
            <path key={name} className={kind} data-kind={name} d={path} />
          ))}
          {shown === null ? null : (
            <rect
              className={picked}
              data-at={shown}
              x={shape.lefts[shown]}
              width={shape.bar}
              height={pictureHeight}
            />
          )}
        </svg>
      </div>
      {shown === null ? null : (
        <MonthTip
          stripRef={ref}
          position={shown}
          month={axis.first + shown}
          follow={byKey}
          row={grid[shown] ?? null}
          onEnter={grace.stay}
          onLeave={hide}
        />
      )}
    </>
  );
});
