import type { Paise } from '../money/paise';
import { percent } from '../money/rate';
import { quoteLoan } from '../repayment/quote';
import type { DecisionDraft } from './draft';
import { type DecisionReadout, decisionReadout, principalOf } from './readout';
import { parseSanctionNumber } from './sanctionNumber';

/** The figures below the form, and what the loan costs the customer. */
export type DecisionCost = DecisionReadout & {
  readonly principal: Paise | null;
  readonly totalInterest: Paise | null;
  /** Percent a year with processing fee and tax; null without a fee, which it cannot leave out. */
  readonly apr: number | null;
};

/** What the terms of a draft come to, for the what-if beside the form.
 *  @param draft  incomplete numbers count as missing */
export function decisionCost(draft: DecisionDraft): DecisionCost {
  const readout = decisionReadout(draft);
  const principal = principalOf(draft);
  const rate = parseSanctionNumber(draft.interestRate, 'percent');
  const fee = parseSanctionNumber(draft.processingFeeRate, 'percent');
  if (principal === null || rate === null || readout.months === null) {
    return { ...readout, principal, totalInterest: null, apr: null };
  }
  const { totalInterest, apr } = quoteLoan({
    principal,
    yearlyRate: percent(rate),
    months: readout.months,
    processingFeeRate: percent(fee ?? 0),
  });
  return { ...readout, principal, totalInterest, apr: fee === null ? null : apr };
}
