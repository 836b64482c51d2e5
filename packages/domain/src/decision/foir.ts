import { add, type Paise, subtract } from '../money/paise';
import { halfUp } from '../money/rounding';

/** Fixed obligations to income ratio: the share of a salary that goes into obligations. A percentage with two
 *  decimals, rounded half up; over 100 when obligations exceed the salary.
 *  @returns null without a salary */
export function foirOf(obligations: Paise, salary: Paise): number | null {
  if (salary <= 0) return null;
  return Number(halfUp(BigInt(obligations) * 10_000n, BigInt(salary))) / 100;
}

export type FoirWorking = {
  /** Obligations ÷ salary. */
  readonly now: number | null;
  /** (Obligations + EMI) ÷ salary. */
  readonly after: number | null;
  /** Max EMI minus EMI; negative when the EMI exceeds it. Null without a max EMI. */
  readonly headRoom: Paise | null;
};

/** FOIR before and after a loan, and the headroom of its EMI below the max EMI. */
export function foirWorking(given: {
  readonly obligations: Paise;
  readonly salary: Paise;
  readonly emi: Paise;
  readonly maxEmi: Paise | null;
}): FoirWorking {
  return {
    now: foirOf(given.obligations, given.salary),
    after: foirOf(add(given.obligations, given.emi), given.salary),
    headRoom: given.maxEmi === null ? null : subtract(given.maxEmi, given.emi),
  };
}
