import { statusBuckets } from '@lending-desk/domain/bureau';
import { key, legend, swatch } from './PaymentStrip.css';

/** Explains the fills of a strip, in days past due. */
export function Legend() {
  return (
    <div className={legend} role="group" aria-label="Days past due">
      {statusBuckets.map(bucket => (
        <span key={bucket} className={key}>
          <i className={swatch} data-bucket={bucket} aria-hidden />
          {bucket}
        </span>
      ))}
    </div>
  );
}
