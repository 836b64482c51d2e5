import type { ApprovalStatus } from '../loan/statuses';
import type { DecisionDraft } from './draft';
import { withoutHidden } from './revealedFields';
import { parseSanctionNumber } from './sanctionNumber';

/** The body of process-application, in the wire's names [CR-195]. Amounts are rupees, an empty number is null. */
export type DecisionPayload = {
  caseStatus: ApprovalStatus;
  deviation: string;
  rejectionReasons: string[];
  inActiveReasons: string[];
  creditTags: string[];
  goodCustomerIntuition: string[];
  badCustomerIntuition: string[];
  /** The hold reasons. */
  requiredActions: string[];
  changeReason: string;
  holdCategory: string;
  emiDate: number | null;
  months: number | null;
  maxAmount: number | null;
  processingFeeRate: number | null;
  interestRate: number | null;
  maxEmi: number | null;
  riskBucketType?: string;
  computedSalary: number | null;
  computedObligations: number | null;
  computedFoir: number | null;
  industryType: string;
};

/** The request a valid draft stands for. What the chosen status hides is sent empty, never stale, and
 *  riskBucketType is left out when none is chosen.
 *  @returns null while no case status is chosen: there is nothing to send [CR-194]
 *  @source CR-195, X-53 */
export function decisionPayload(draft: DecisionDraft): DecisionPayload | null {
  const shown = withoutHidden(draft);
  if (shown.caseStatus === '') return null;
  return {
    caseStatus: shown.caseStatus,
    deviation: shown.deviation,
    rejectionReasons: [...shown.rejectionReasons],
    inActiveReasons: [...shown.inActiveReasons],
    creditTags: [...shown.creditTags],
    goodCustomerIntuition: [...shown.goodIntuition],
    badCustomerIntuition: [...shown.badIntuition],
    requiredActions: [...shown.holdReasons],
    changeReason: shown.changeReason.trim(),
    holdCategory: shown.holdCategory,
    emiDate: wholeNumber(shown.emiDate),
    months: wholeNumber(shown.months),
    maxAmount: parseSanctionNumber(shown.maxAmount, 'rupees'),
    processingFeeRate: parseSanctionNumber(shown.processingFeeRate, 'percent'),
    interestRate: parseSanctionNumber(shown.interestRate, 'percent'),
    maxEmi: parseSanctionNumber(shown.maxEmi, 'rupees'),
    ...(shown.riskBucket !== '' && { riskBucketType: shown.riskBucket }),
    computedSalary: parseSanctionNumber(shown.computedSalary, 'rupees'),
    computedObligations: parseSanctionNumber(shown.computedObligations, 'rupees'),
    computedFoir: parseSanctionNumber(shown.computedFoir, 'percent'),
    industryType: shown.industryType,
  };
}

function wholeNumber(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,3}$/.test(typed) ? Number(typed) : null;
}
