import type { DpdLabel } from '@lending-desk/domain/loan';
import { badge, bucket as bucketClass } from './DpdBadge.css';

export type DpdBadgeProps = {
  /** The bucket of days past due. */
  bucket: DpdLabel;
};

/** A bucket of days past due, the darker the longer. */
export function DpdBadge({ bucket }: DpdBadgeProps) {
  return (
    <span className={`${badge} ${bucketClass[bucket]}`} data-bucket={bucket}>
      {bucket}
    </span>
  );
}
