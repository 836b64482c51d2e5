import * as v from 'valibot';
import type { BusinessDate } from '../calendar/businessDate';
import { wireRupees } from '../contract/wire';
import { parsePercent, percent } from '../money/rate';
import type { AccountTerms } from './opening';

/** A percentage on the wire, as a rate. */
export const wireRate = v.pipe(
  v.number(),
  v.check(value => parsePercent(String(value)) !== null),
  v.transform(value => percent(value)),
);

const schema = v.object({
  emiDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  approvalDetails: v.object({
    maximumEligibleAmount: v.pipe(
      wireRupees,
      v.check(value => value > 0),
    ),
    interestRate: wireRate,
    processingFeeRate: wireRate,
    months: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
});

/** The terms on which an approved loan is disbursed, or the first field that is missing or invalid.
 *  @param raw  the loan as received
 *  @source M8 */
export function approvedTerms(
  raw: Readonly<Record<string, unknown>>,
  disbursedOn: BusinessDate,
): { readonly terms: AccountTerms } | { readonly fault: string } {
  const read = v.safeParse(schema, raw);
  if (!read.success) return { fault: v.getDotPath(read.issues[0]) ?? 'approvalDetails' };
  const { emiDay, approvalDetails } = read.output;
  const { maximumEligibleAmount, interestRate, processingFeeRate, months } = approvalDetails;
  return {
    terms: {
      principal: maximumEligibleAmount,
      yearlyRate: interestRate,
      months,
      emiDay,
      disbursedOn,
      processingFeeRate,
    },
  };
}
