import { dpdBucket, dpdBuckets, type DpdLabel } from '../loan/dpdBucket';

/** A class of days past due, or that the month says nothing about it. */
export type StatusBucket = DpdLabel | 'Unknown';

/** The classes in the order of a legend. */
export const statusBuckets: readonly StatusBucket[] = [...dpdBuckets.map(bucket => bucket.label), 'Unknown'];

/** What a month's PaymentStatus says. `days` is the least number of days past due, null where it says nothing. */
export type PaymentStatus = {
  /** As the bureau wrote it, '' for a blank. */
  readonly word: string;
  readonly days: number | null;
  readonly bucket: StatusBucket;
  /** In words; 'Other' for a word nobody documents, which is then shown raw. */
  readonly meaning: string;
};

/** The words that are no number. An asset class stands for the days past due from which it begins. */
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
