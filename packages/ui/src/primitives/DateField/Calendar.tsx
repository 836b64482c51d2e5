import { loadable } from '../Loadable';
import { space } from './Calendar.css';
import type { CalendarProps } from './CalendarGrid';

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
