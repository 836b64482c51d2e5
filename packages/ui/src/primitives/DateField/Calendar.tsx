import { loadable } from '../Loadable';
import { space } from './Calendar.css';
import type { CalendarProps } from './CalendarGrid';

const grid = loadable<CalendarProps>(
  async () => (await import('./CalendarGrid')).CalendarGrid,
  <div aria-busy />,
);

/** A calendar of one month to pick a day from. Its code is loaded when the first calendar appears. */
export function Calendar(props: CalendarProps) {
  return (
    <div className={space}>
      <grid.View {...props} />
    </div>
  );
}
