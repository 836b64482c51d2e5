import { formatRupees } from '@lending-desk/domain/money';
import type { MonthRow } from '@lending-desk/domain/statements';
import { useId, useMemo } from 'react';
import { axisText, band, credit, debit, hatchFill, hatchLine } from './Charts.css';
import { amountScale, chartHeight, inset } from './chartScale';
import { monthLabel } from './cellTexts';
import { Plot } from './Plot';

type Props = {
  months: readonly MonthRow[];
  at: number | null;
  onMove: (at: number | null) => void;
};

/** Credits and debits of every month side by side; debits are hatched, so that they do not differ by colour only. */
export function MonthBars({ months, at, onMove }: Props) {
  const hatch = useId();
  const scale = useMemo(() => amountScale(months.flatMap(month => [month.credits, month.debits])), [months]);
  const shown = months[at ?? months.length - 1];
  const sums = shown ? [formatRupees(shown.credits), formatRupees(shown.debits)] : ['–', '–'];
  const [credits = '–', debits = '–'] = sums;
  const title = shown ? monthLabel(shown) : '';
  return (
    <Plot
      label="Credits and debits by month"
      count={months.length}
      at={at}
      onMove={onMove}
      page={3}
      valueText={`${title}, credits ${credits}, debits ${debits}`}
      {...scale}
      bubbleTitle={title}
      bubbleRows={[
        ['Credits', credits],
        ['Debits', debits],
      ]}
    >
      {({ left, right }) => {
        const step = (right - left) / months.length;
        const wide = Math.min(14, step * 0.32);
        const base = scale.y(0);
        // Twelve labels fit; with more months only every second or third is labelled.
        const every = Math.ceil(months.length / Math.max(1, Math.floor((right - left) / 34)));
        return (
          <>
            <defs>
              <pattern
                id={hatch}
                width="5"
                height="5"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect className={hatchFill} width="5" height="5" />
                <line className={hatchLine} x1="0" y1="0" x2="0" y2="5" />
              </pattern>
            </defs>
            {at === null ? null : (
              <rect
                className={band}
                x={left + at * step + 2}
                y={inset.top}
                width={Math.max(0, step - 4)}
                height={chartHeight - inset.bottom - inset.top}
                rx={4}
              />
            )}
            {months.map((month, index) => {
              const middle = left + (index + 0.5) * step;
              const [up, down] = [scale.y(month.credits), scale.y(month.debits)];
              return (
                <g key={`${index}-${month.name}`}>
                  <rect
                    className={credit}
                    x={middle - wide - 1}
                    y={up}
                    width={wide}
                    height={base - up}
                    rx={2}
                  />
                  <rect
                    className={debit}
                    fill={`url(#${hatch})`}
                    x={middle + 1}
                    y={down}
                    width={wide}
                    height={base - down}
                    rx={2}
                  />
                  {index % every === 0 ? (
                    <text
                      className={axisText}
                      data-current={index === at || undefined}
                      x={middle}
                      y={chartHeight - 6}
                      textAnchor="middle"
                    >
                      {month.name.slice(0, 3)}
                    </text>
                  ) : null}
                </g>
              );
            })}
          </>
        );
      }}
    </Plot>
  );
}
