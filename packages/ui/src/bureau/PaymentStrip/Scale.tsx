import { yearsOfStrip } from '@lending-desk/domain/bureau';
import { scaleYear, years } from './PaymentStrip.css';

/** The years over a strip; one that is too short for its name stays unnamed. */
export function Scale({ lastMonth }: { lastMonth: number }) {
  return (
    <div className={years} aria-hidden>
      {yearsOfStrip(lastMonth).map(({ year, months }) => (
        <span key={year} className={scaleYear} style={{ flex: `${months} 1 0` }}>
          {year}
        </span>
      ))}
    </div>
  );
}
