import { monthNames } from '@lending-desk/domain/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  grid as gridClass,
  head,
  month as monthClass,
  sheet,
  step,
  year as yearClass,
} from './MonthGrid.css';

const perRow = 3;

type MonthGridProps = {
  /** All four are months counted from year 0. */
  chosen: number | null;
  today: number;
  min: number;
  max: number;
  onPick: (month: number) => void;
};

/** The month a key moves to; null for a key that does not move. */
function stepOf(key: string, from: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -perRow,
    ArrowDown: perRow,
    PageUp: -12,
    PageDown: 12,
    Home: -(from % 12),
    End: 11 - (from % 12),
  };
  return steps[key] ?? null;
}

/** The twelve months of a year; arrow keys continue into the next year. */
export function MonthGrid({ chosen, today, min, max, onPick }: MonthGridProps) {
  const within = (month: number) => Math.min(Math.max(month, min), max);
  const [at, setAt] = useState(within(chosen ?? today));
  const grid = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  const year = Math.floor(at / 12);

  // Not a layout effect: the popup is shown in one, and a hidden element cannot be focused.
  useEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follow.current = false;
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    const by = stepOf(event.key, at);
    if (by === null) return;
    event.preventDefault();
    follow.current = true;
    setAt(within(at + by));
  }

  return (
    <div className={sheet}>
      <div className={head}>
        <button
          type="button"
          className={step}
          aria-label="Previous year"
          disabled={year * 12 <= min}
          title={year * 12 <= min ? 'No earlier month can be chosen' : undefined}
          onClick={() => setAt(within(at - 12))}
        >
          <Icon icon={ChevronLeft} size={14} />
        </button>
        <span className={yearClass} aria-live="polite">
          {year}
        </span>
        <button
          type="button"
          className={step}
          aria-label="Next year"
          disabled={year * 12 + 11 >= max}
          title={year * 12 + 11 >= max ? 'No later month can be chosen' : undefined}
          onClick={() => setAt(within(at + 12))}
        >
          <Icon icon={ChevronRight} size={14} />
        </button>
      </div>
      <div
        ref={grid}
        role="group"
        aria-label={`Months of ${year}`}
        className={gridClass}
        onKeyDown={onKeyDown}
      >
        {monthNames.map((name, index) => {
          const month = year * 12 + index;
          return (
            <button
              key={name}
              type="button"
              className={monthClass}
              tabIndex={month === at ? 0 : -1}
              disabled={month < min || month > max}
              aria-pressed={month === chosen}
              data-today={month === today}
              onClick={() => onPick(month)}
            >
              {name.slice(0, 3)}
              <VisuallyHidden>{` ${year}`}</VisuallyHidden>
            </button>
          );
        })}
      </div>
    </div>
  );
}
