import { type TimeAxis, yearsOf } from '@lending-desk/domain/bureau';
import { scaleYear, years } from './PaymentStrip.css';
import { stripWidth, yearGap } from './picture';

/** The years above a strip; a year too narrow for its label has none. */
export function Scale({ axis }: { axis: TimeAxis }) {
  return (
    <div className={years} style={{ gap: `${(yearGap / stripWidth(axis)) * 100}%` }} aria-hidden>
      {yearsOf(axis).map(({ year, months }) => (
        <span key={year} className={scaleYear} style={{ flex: `${months} 1 0` }}>
          {year}
        </span>
      ))}
    </div>
  );
}
