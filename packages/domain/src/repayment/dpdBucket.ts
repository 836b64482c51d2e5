/** Buckets of days past due, disjoint, with the labels the documents print [CR-075, X-47]. */
export const dpdBuckets = [
  { label: '0', upTo: 0 },
  { label: '1-15', upTo: 15 },
  { label: '15-31', upTo: 30 },
  { label: '31-60', upTo: 60 },
  { label: '60-90', upTo: 90 },
  { label: '90+', upTo: Number.POSITIVE_INFINITY },
] as const;

export type DpdLabel = (typeof dpdBuckets)[number]['label'];

/** @param daysPastDue  whole days; a negative number counts as not due
 *  @source CR-075 */
export function dpdBucket(daysPastDue: number): DpdLabel {
  return dpdBuckets.find(bucket => daysPastDue <= bucket.upTo)?.label ?? '90+';
}
