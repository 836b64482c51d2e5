import { type DecisionDraft, figureText, rupeesText } from './draft';
import { withoutHidden } from './revealedFields';
import { parseSanctionNumber } from './sanctionNumber';
import type { ProcessApplication, ProcessApplicationWire } from './schema';

/** The body of process-application, under wire names [CR-195]: every field except the version, which the sender
 *  adds. */
export type DecisionPayload = Required<Omit<ProcessApplicationWire, 'version' | 'riskBucketType'>> &
  Pick<ProcessApplicationWire, 'riskBucketType'>;

/** The request for a valid draft. Fields the chosen status hides are sent empty, never with an old value;
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

/** The inverse: a received decision in the shape of the form, which the rules validate. Fields its status hides
 *  are empty. */
export function draftOfDecision(input: ProcessApplication): DecisionDraft {
  return withoutHidden({
    caseStatus: input.caseStatus,
    inActiveReasons: input.inActiveReasons,
    rejectionReasons: input.rejectionReasons,
    holdReasons: input.requiredActions,
    holdCategory: input.holdCategory ?? '',
    deviation: input.deviation ?? '',
    creditTags: input.creditTags,
    goodIntuition: input.goodCustomerIntuition,
    badIntuition: input.badCustomerIntuition,
    emiDate: figureText(input.emiDate),
    riskBucket: input.riskBucketType ?? '',
    interestRate: figureText(input.interestRate),
    maxEmi: rupeesText(input.maxEmi),
    maxAmount: rupeesText(input.maxAmount),
    computedSalary: rupeesText(input.computedSalary),
    computedObligations: rupeesText(input.computedObligations),
    computedFoir: figureText(input.computedFoir),
    industryType: input.industryType ?? '',
    months: figureText(input.months),
    processingFeeRate: figureText(input.processingFeeRate),
    changeReason: input.changeReason?.trim() ?? '',
  });
}
