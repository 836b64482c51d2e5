import { emptyPdDraft, type PdDraft } from '../src/pd';

/** A complete feedback of a customer who was reached; `emptyPdDraft` is the form before any answer. */
export function aPdDraft(changes: Partial<PdDraft> = {}): PdDraft {
  return {
    ...emptyPdDraft,
    contactability: 'YES',
    attemptTrigger: '2',
    contactNumber: 'PRIMARY',
    skillTestConduct: 'YES',
    skillTestResult: 'PASS',
    communicationSkill: '3',
    curWorkExp: 'UPTO_5',
    totalWorkExp: 'UPTO_10',
    qualification: 'UNDER_GRADUATE',
    communicationTune: 'POLITE',
    isSelfEmployed: 'NO',
    tat: 'YES',
    interestRate: 'YES',
    processingFees: 'YES',
    loanAmount: 'YES',
    preClose: 'NA',
    emiDate: 'YES',
    overallRating: '4',
    otherComment: 'Knows the EMI date and the fee.',
    ...changes,
  };
}

/** A complete feedback of a customer who could not be reached. */
export function anUnreachedPdDraft(changes: Partial<PdDraft> = {}): PdDraft {
  return {
    ...emptyPdDraft,
    contactability: 'NO',
    attemptTrigger: '1',
    callAttemptedOn: 'BOTH',
    nonContactabilityReason: 'SWITCHED_OFF',
    ...changes,
  };
}
