const yesNoNa = ['YES', 'NO', 'NA'] as const;
const experience = ['UPTO_2', 'UPTO_5', 'UPTO_10', 'ABOVE_10', 'NA'] as const;

/** The questions of a pre-disbursal call in the order of validation, each with its answers in wire words [CR-100
 *  … CR-113, CR-115]. */
export const pdChoices = {
  contactability: ['YES', 'NO'],
  attemptTrigger: ['1', '2', '3', '4', '5', '6'],
  callAttemptedOn: ['BOTH', 'PRIMARY', 'ALTERNATIVE'],
  nonContactabilityReason: ['UNANSWERED', 'SWITCHED_OFF', 'NOT_REACHABLE'],
  contactNumber: ['PRIMARY', 'ALTERNATIVE'],
  skillTestConduct: yesNoNa,
  skillTestResult: ['PASS', 'FAIL'],
  communicationSkill: ['1', '2', '3', 'NA'],
  curWorkExp: experience,
  totalWorkExp: experience,
  qualification: [
    'PRIMARY_SCHOOL',
    'MIDDLE_SCHOOL',
    'HIGH_SCHOOL',
    'HIGHER_SECONDARY_SCHOOL',
    'UNDER_GRADUATE',
    'POST_GRADUATE',
    'PHD',
    'NA',
  ],
  communicationTune: ['POLITE', 'PLEASING', 'AVERAGE', 'DEMANDING', 'RUDE', 'NA'],
  isSelfEmployed: yesNoNa,
  tat: yesNoNa,
  interestRate: yesNoNa,
  processingFees: yesNoNa,
  loanAmount: yesNoNa,
  preClose: yesNoNa,
  emiDate: yesNoNa,
  overallRating: ['1', '2', '3', '4', '5', 'NA'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A question with a choice of answers. */
export type PdQuestion = keyof typeof pdChoices;

/** The fields of a PD feedback: the answers, and a free-text comment [CR-114]. */
export type PdField = PdQuestion | 'otherComment';

/** The name of a question, also used in the message for a missing answer. */
export const pdFieldNames: Readonly<Record<PdField, string>> = {
  contactability: 'Contactability',
  attemptTrigger: 'Call attempt trigger',
  callAttemptedOn: 'Call attempted on',
  nonContactabilityReason: 'Non contactable reason',
  contactNumber: 'Contactable number',
  skillTestConduct: 'Skill test conducted',
  skillTestResult: 'Skill test result',
  communicationSkill: 'Communication skill',
  curWorkExp: 'Current work experience',
  totalWorkExp: 'Total work experience',
  qualification: 'Qualification',
  communicationTune: 'Communication tune',
  isSelfEmployed: 'Is self employed',
  tat: 'TAT',
  interestRate: 'Interest rate',
  processingFees: 'Processing fees',
  loanAmount: 'Loan amount',
  preClose: 'Pre close',
  emiDate: 'EMI date',
  overallRating: 'Overall rating',
  otherComment: 'Other comment',
};

/** Every field in the order of validation; complete because the type of the table of names is. */
export const pdFields: readonly PdField[] = Object.keys(pdFieldNames).filter(isPdField);

export function isPdField(name: string): name is PdField {
  return Object.hasOwn(pdFieldNames, name);
}

/** The answers whose words are not those of their name. */
const otherLabels: Readonly<Record<string, string>> = {
  NA: 'NA',
  UPTO_2: 'Up to 2 years',
  UPTO_5: 'Up to 5 years',
  UPTO_10: 'Up to 10 years',
  ABOVE_10: 'Above 10 years',
  PHD: 'PhD',
};
const listed: ReadonlySet<string> = new Set(Object.values(pdChoices).flat());

/** An answer as people read it: 'UPTO_2' → 'Up to 2 years', 'NOT_REACHABLE' → 'Not reachable'. An unlisted word is
 *  returned unchanged. */
export function pdAnswerLabel(answer: string): string {
  if (!listed.has(answer)) return answer;
  return otherLabels[answer] ?? answer.charAt(0) + answer.slice(1).toLowerCase().replaceAll('_', ' ');
}
