import { dpdBucket, dpdBuckets, type DpdLabel } from '../repayment/dpdBucket';

/** A bucket of days past due, or Unknown when the month has no figure. */
export type StatusBucket = DpdLabel | 'Unknown';

/** The buckets in the order of a legend. */
export const statusBuckets: readonly StatusBucket[] = [...dpdBuckets.map(bucket => bucket.label), 'Unknown'];

/** The meaning of a month's PaymentStatus. `days` is the minimum number of days past due, null where unknown. */
export type PaymentStatus = {
  /** As the bureau wrote it, '' for a blank. */
  readonly word: string;
  readonly days: number | null;
  readonly bucket: StatusBucket;
  /** In words; 'Other' for an undocumented word, which is then shown unchanged. */
  readonly meaning: string;
};

/** The words that are not numbers. An asset class counts as the days past due at which it begins. */
const words: Readonly<Record<string, readonly [days: number | null, meaning: string]>> = {
  NEW: [0, 'New account'],
  CLSD: [0, 'Closed'],
  STD: [0, 'Standard'],
  SMA: [61, 'Special mention account'],
  SUB: [91, 'Sub-standard'],
  DBT: [91, 'Doubtful'],
  LSS: [91, 'Loss'],
  LOS: [91, 'Loss'],
  WOF: [91, 'Written off'],
  SET: [91, 'Settled'],
  'NON-DELNQT': [0, 'No days past due'],
  '': [null, 'Not reported'],
  '*': [null, 'Not reported'],
  XXX: [null, 'Not reported'],
};

const daysText = /^(\d{1,4})(\+?)$/;

/** Reads a PaymentStatus: '000', '045', plus-codes ('31+' is 31 days or more), the words above.
 *  @source CR-067, CR-075 */
export function paymentStatus(written: string | null): PaymentStatus {
  const word = (written ?? '').trim();
  const match = daysText.exec(word);
  const known = words[word.toUpperCase()];
  const days = match ? Number(match[1]) : (known?.[0] ?? null);
  return {
    word,
    days,
    bucket: days === null ? 'Unknown' : dpdBucket(days),
    meaning: match ? daysMeaning(Number(match[1]), match[2] === '+') : (known?.[1] ?? 'Other'),
  };
}

function daysMeaning(days: number, orMore: boolean): string {
  if (days === 0) return 'No days past due';
  return `${days}${orMore ? ' or more' : ''} ${days === 1 && !orMore ? 'day' : 'days'} past due`;
}
