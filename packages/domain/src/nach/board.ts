import type { DpdLabel } from '../repayment/dpdBucket';
import { dpdBucket, dpdBuckets } from '../repayment/dpdBucket';
import { type Paise, parseRupees, sum, zeroPaise } from '../money/paise';
import type { NachBoardRow } from './contract';
import { nachReason } from './reasonCodes';
import { type NachClass, nachClasses } from './reconcile';

/** The rows of a class: how many, what the file says, and what is posted as receipts; amounts in paise. */
export type NachPart = {
  readonly class: NachClass;
  readonly rows: number;
  readonly inFile: Paise;
  readonly receipts: Paise;
  readonly bounceCharges: number;
  /** How many of its rows book something. */
  readonly booking: number;
  /** Of returns: how many came with each code, in the order of the codes. */
  readonly codes: readonly NachCodeCount[];
};

/** The returns with one code. */
export type NachCodeCount = { readonly code: string; readonly rows: number; readonly charged: number };

/** The returns of a code belong together, those that are charged first. */
function codesOf(rows: readonly NachBoardRow[]): NachCodeCount[] {
  const codes = new Set(rows.flatMap(({ code, class: name }) => (name === 'returned' ? (code ?? []) : [])));
  return [...codes]
    .map(code => {
      const of = rows.filter(row => row.code === code);
      return { code, rows: of.length, charged: of.filter(({ bounceCharge }) => bounceCharge).length };
    })
    .toSorted(
      (one, other) => Number(other.charged > 0) - Number(one.charged > 0) || (one.code < other.code ? -1 : 1),
    );
}

/** Whether a return says that the mandate is gone: nothing is debited by it any more.
 *  @source providers: NACH file */
export function mandateIsGone({ outcome, code }: Pick<NachBoardRow, 'outcome' | 'code'>): boolean {
  return outcome === 'returned' && code !== null && nachReason(code)?.remedy === 'new mandate';
}

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
      booking: of.filter(nachRowPosts).length,
      codes: codesOf(of),
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
      daysBefore === null || daysAfter === null
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

/** The receipts of a file that are held until a person maps them, and their sum in paise. Until then they lower no days
 *  past due. */
export function nachToBeMapped(rows: readonly NachBoardRow[]): { receipts: number; amount: Paise } {
  const held = rows.filter(({ needsMapping }) => needsMapping);
  return { receipts: held.length, amount: sum(held.map(amountOf)) };
}
