import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { axisText, bubble, bubbleLabel, bubbleRow, gridLine, plot, svg } from './Charts.css';
import { axisAmount, chartHeight, inset } from './chartScale';
import { useWidth } from './useWidth';

export type PlotFrame = {
  /** Left edge of the plot area in pixels. */
  left: number;
  right: number;
};

type Props = {
  /** Accessible name of the chart. */
  label: string;
  /** Number of cursor positions. */
  count: number;
  /** The cursor's position; null for none. */
  at: number | null;
  onMove: (at: number | null) => void;
  /** Number of positions that Page Up and Page Down move. */
  page: number;
  /** The cursor's value as text: '4 Aug 2026, balance Rs. 83,579'. */
  valueText: string;
  ticks: readonly number[];
  y: (amount: number) => number;
  /** Title of the tooltip at the cursor. */
  bubbleTitle: string;
  bubbleRows: readonly (readonly [string, string])[];
  children: (frame: PlotFrame) => ReactNode;
};

/** Axes of a chart, and a cursor for pointer and arrow keys. Has the role slider, because arrow keys step through
 *  it and each step is read out. */
export function Plot(props: Props) {
  const { label, count, at, onMove, page, valueText, ticks, y, bubbleTitle, bubbleRows } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const frame = { left: inset.left, right: Math.max(inset.left + 80, width - 12 - inset.right) };
  const last = count - 1;

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - 6;
    const share = (x - frame.left) / (frame.right - frame.left);
    onMove(Math.min(last, Math.max(0, Math.floor(share * count))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = at ?? last;
    const to = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - page,
      PageUp: from + page,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape' && at !== null) onMove(null);
    else if (to !== undefined) onMove(Math.min(last, Math.max(0, to)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const share = at === null ? 0 : (at + 0.5) / count;
  const x = frame.left + share * (frame.right - frame.left);
  return (
    <div
      ref={ref}
      className={plot}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, last)}
      aria-valuenow={at ?? last}
      aria-valuetext={valueText}
      onPointerMove={onPointerMove}
      onPointerLeave={() => onMove(null)}
      onKeyDown={onKeyDown}
      onBlur={() => onMove(null)}
    >
      <svg className={svg} height={chartHeight} aria-hidden focusable="false">
        {ticks.map(tick => (
          <g key={tick}>
            <line className={gridLine} x1={frame.left} x2={frame.right} y1={y(tick)} y2={y(tick)} />
            <text className={axisText} x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
              {axisAmount(tick)}
            </text>
          </g>
        ))}
        {props.children(frame)}
      </svg>
      {at === null ? null : (
        <div className={bubble} style={share > 0.45 ? { right: width - x + 8 } : { left: x + 20 }}>
          <strong>{bubbleTitle}</strong>
          {bubbleRows.map(([name, value]) => (
            <div key={name} className={bubbleRow}>
              <span className={bubbleLabel}>{name}</span>
              <span>{value}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
