import type { BusinessDate } from '@lending-desk/domain';
import { loadable } from '../Loadable';
import { space } from './Calendar.css';
import type { DateLimits } from './dateLimits';

export type CalendarProps = DateLimits & {
  /** The chosen day, or the first of a range. */
  value: BusinessDate | null;
  /** The last day of a range. @default one day only */
  until?: BusinessDate | null | undefined;
  onPick: (date: BusinessDate) => void;
  /** The business day; the month it shows first. */
  today: BusinessDate;
  /** Lists for month and year in place of the month's name; wants min and max. @default false */
  yearPicker?: boolean | undefined;
  /** Puts the focus on the chosen day, or on today. @default false */
  autoFocus?: boolean | undefined;
  /** Names the calendar. */
  label: string;
};

const grid = loadable<CalendarProps>(
  async () => (await import('./CalendarGrid')).CalendarGrid,
  <div aria-busy />,
);

/** One month, one day to pick. The code of the grid is fetched when the first calendar appears. */
export function Calendar(props: CalendarProps) {
  return (
    <div className={space}>
      <grid.View {...props} />
    </div>
  );
}
