import { add, type Paise, subtract } from '../money/paise';
import type { Rate } from '../money/rate';
import { aprOf } from './apr';
import { feeOf } from './fee';
import { emiOf, type Instalment, type LoanTerms, scheduleOf, totalInterest } from './emi';

/** The cost of a loan on given terms, for the what-if next to the decision form and for the key facts. */
export type LoanQuote = {
  readonly emi: Paise;
  readonly totalInterest: Paise;
  /** Principal and interest over the whole term. */
  readonly totalRepayment: Paise;
  readonly processingFee: Paise;
  readonly gst: Paise;
  readonly netDisbursed: Paise;
  /** Percent a year, two decimals, with fee and tax; null where undefined. */
  readonly apr: number | null;
  readonly schedule: readonly Instalment[];
};

/** @param processingFeeRate  share of the principal, deducted at disbursal
 *  @throws RangeError for invalid terms */
export function quoteLoan(terms: LoanTerms & { readonly processingFeeRate: Rate }): LoanQuote {
  const schedule = scheduleOf(terms);
  const interest = totalInterest(schedule);
  const { processingFee, gst } = feeOf(terms.principal, terms.processingFeeRate);
  const netDisbursed = subtract(terms.principal, add(processingFee, gst));
  return {
    emi: emiOf(terms),
    totalInterest: interest,
    totalRepayment: add(terms.principal, interest),
    processingFee,
    gst,
    netDisbursed,
    apr: aprOf(
      netDisbursed,
      schedule.map(instalment => instalment.amount),
    ),
    schedule,
  };
}
