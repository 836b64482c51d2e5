import { add, type Paise, subtract } from '../money/paise';
import { percent, type Rate, shareOf } from '../money/rate';
import { halfUp } from '../money/rounding';
import { aprOf } from './apr';
import { emiOf, type Instalment, type LoanTerms, scheduleOf, totalInterest } from '../emi/emi';

/** Goods and services tax on the processing fee. */
export const gstOnFees: Rate = percent(18);

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

/** @param processingFeeRate  share of the principal, deducted at disbursal; fee and tax are rounded half up to
 *  the paisa
 *  @throws RangeError for invalid terms */
export function quoteLoan(terms: LoanTerms & { readonly processingFeeRate: Rate }): LoanQuote {
  const schedule = scheduleOf(terms);
  const interest = totalInterest(schedule);
  const processingFee = shareOf(terms.principal, terms.processingFeeRate, halfUp);
  const gst = shareOf(processingFee, gstOnFees, halfUp);
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
