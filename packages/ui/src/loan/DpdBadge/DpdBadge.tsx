import type { DpdLabel } from '@lending-desk/domain/loan';
import { Text } from '../../primitives/Text';
import { badge, bucket as bucketClass, days as daysClass } from './DpdBadge.css';

export type DpdBadgeProps = {
  /** The bucket of days past due. */
  bucket: DpdLabel;
  /** The days themselves, behind the bucket: for a column of a list. @default not shown */
  days?: number;
};

/** A bucket of days past due, the darker the longer. */
export function DpdBadge({ bucket, days }: DpdBadgeProps) {
  const mark = (
    <span className={`${badge} ${bucketClass[bucket]}`} data-bucket={bucket}>
      {bucket}
    </span>
  );
  if (days === undefined) return mark;
  return (
    <span className={daysClass}>
      {mark}
      <Text weight={days > 0 ? 'medium' : 'regular'}>{days}</Text>
    </span>
  );
}
