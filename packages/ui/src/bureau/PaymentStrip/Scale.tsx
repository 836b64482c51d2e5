import { yearsOfStrip } from '@lending-desk/domain/bureau';
import { scaleYear, years } from './PaymentStrip.css';

/** The years above a strip; a year too narrow for its label has none. */
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
