import type { DpdLabel } from '../loan/dpdBucket';
import { dpdBucket, dpdBuckets } from '../loan/dpdBucket';
import { type Paise, parseRupees, sum, zeroPaise } from '../money/paise';
import type { NachBoardRow } from './contract';
import { type NachClass, nachClasses } from './reconcile';

/** The rows of a class: how many, what the file says, and what is posted as receipts; amounts in paise. */
export type NachPart = {
  readonly class: NachClass;
  readonly rows: number;
  readonly inFile: Paise;
  readonly receipts: Paise;
  readonly bounceCharges: number;
};

/** An amount that cannot be read counts as 0. */
const amountOf = ({ amount }: NachBoardRow): Paise => parseRupees(amount) ?? zeroPaise;

/** The parts of a file that have rows, in the order of the classes. */
export function nachParts(rows: readonly NachBoardRow[]): NachPart[] {
  return nachClasses.flatMap(name => {
    const of = rows.filter(row => row.class === name);
    if (of.length === 0) return [];
    return {
      class: name,
      rows: of.length,
      inFile: sum(of.map(amountOf)),
      receipts: sum(of.filter(row => row.outcome === 'posted').map(amountOf)),
      bounceCharges: of.filter(row => row.bounceCharge).length,
    };
  });
}

/** How many loans of the file are in a bucket of days past due, before and after it. */
export type NachEffectOnBucket = {
  readonly bucket: DpdLabel;
  readonly before: number;
  readonly after: number;
};

/** What the whole file does to days past due, by bucket; each loan counts once. */
export function nachEffect(rows: readonly NachBoardRow[]): NachEffectOnBucket[] {
  const loans = new Map(
    rows.flatMap(({ loanId, daysBefore, daysAfter }) =>
      loanId === null || daysBefore === null || daysAfter === null
        ? []
        : [[loanId, { before: dpdBucket(daysBefore), after: dpdBucket(daysAfter) }] as const],
    ),
  );
  const all = [...loans.values()];
  return dpdBuckets.map(({ label }) => ({
    bucket: label,
    before: all.filter(({ before }) => before === label).length,
    after: all.filter(({ after }) => after === label).length,
  }));
}

/** Whether a row books something. */
export function nachRowPosts({ outcome }: Pick<NachBoardRow, 'outcome'>): boolean {
  return outcome !== 'failed' && outcome !== 'duplicate';
}
