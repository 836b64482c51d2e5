import { parseRupees, type Paise, zeroPaise } from '../money/paise';
import { percent } from '../money/rate';
import { tenures } from './choices';
import type { DecisionDraft } from './draft';
import { emiOf } from '../repayment/emi';
import { foirWorking } from './foir';
import { parseSanctionNumber } from './sanctionNumber';

/** The live figures below the decision form. Each is null until the fields it needs hold numbers. */
export type DecisionReadout = {
  readonly months: number | null;
  readonly emi: Paise | null;
  /** Percent of the salary that goes into obligations before the loan. */
  readonly foirNow: number | null;
  /** The same with the EMI. */
  readonly foirAfter: number | null;
  /** Max EMI minus EMI; negative when the EMI exceeds it. */
  readonly headRoom: Paise | null;
};

const nothing: DecisionReadout = { months: null, emi: null, foirNow: null, foirAfter: null, headRoom: null };

/** EMI, FOIR before and after it, and the headroom below the max EMI, while the form is typed.
 *  @param draft  the current form; incomplete numbers count as missing */
export function decisionReadout(draft: DecisionDraft): DecisionReadout {
  const months = tenures.find(tenure => String(tenure) === draft.months.trim()) ?? null;
  const principal = principalOf(draft);
  const rate = parseSanctionNumber(draft.interestRate, 'percent');
  const known = months !== null && principal !== null && rate !== null;
  const emi = known ? emiOf({ principal, yearlyRate: percent(rate), months }) : null;
  const salary = amountOf(draft.computedSalary);
  const obligations = amountOf(draft.computedObligations);
  if (salary === null || obligations === null) return { ...nothing, months, emi };
  const without = foirWorking({ obligations, salary, emi: zeroPaise, maxEmi: null });
  if (emi === null) return { ...nothing, months, foirNow: without.now };
  const working = foirWorking({ obligations, salary, emi, maxEmi: amountOf(draft.maxEmi) });
  return { months, emi, foirNow: working.now, foirAfter: working.after, headRoom: working.headRoom };
}

/** The amount of the loan; null where it is no amount above zero. */
export function principalOf(draft: DecisionDraft): Paise | null {
  const amount = amountOf(draft.maxAmount);
  return amount === null || amount <= 0 ? null : amount;
}

function amountOf(text: string): Paise | null {
  return parseSanctionNumber(text, 'rupees') === null ? null : parseRupees(text);
}
