import { type PdField, pdChoices, pdFields } from './questions';

/** What stands in the PD form: an answer in the words of the wire, '' while there is none. */
export type PdDraft = Readonly<Record<PdField, string>>;

export const emptyPdDraft: PdDraft = {
  contactability: '',
  attemptTrigger: '',
  callAttemptedOn: '',
  nonContactabilityReason: '',
  contactNumber: '',
  skillTestConduct: '',
  skillTestResult: '',
  communicationSkill: '',
  curWorkExp: '',
  totalWorkExp: '',
  qualification: '',
  communicationTune: '',
  isSelfEmployed: '',
  tat: '',
  interestRate: '',
  processingFees: '',
  loanAmount: '',
  preClose: '',
  emiDate: '',
  overallRating: '',
  otherComment: '',
};

const always: readonly PdField[] = ['contactability', 'attemptTrigger'];
const whenNotContactable: readonly PdField[] = ['callAttemptedOn', 'nonContactabilityReason', 'otherComment'];

/** Whether a question is asked, given the answers before it: one branch for who was reached and one for who was not,
 *  and a skill test has a result only when it was conducted [CR-119, CR-120, CR-122]. */
export function isPdRevealed(
  field: PdField,
  draft: Pick<PdDraft, 'contactability' | 'skillTestConduct'>,
): boolean {
  if (always.includes(field)) return true;
  if (draft.contactability === 'NO') return whenNotContactable.includes(field);
  if (draft.contactability !== 'YES') return false;
  if (field === 'skillTestResult') return draft.skillTestConduct === 'YES';
  return field === 'otherComment' || !whenNotContactable.includes(field);
}

/** Whether a field holds one of its answers; a word nobody lists is none. */
export function isPdAnswered(field: PdField, draft: PdDraft): boolean {
  if (field === 'otherComment') return draft.otherComment.trim() !== '';
  const choices: readonly string[] = pdChoices[field];
  return choices.includes(draft[field]);
}

/** What is sent and kept of a draft: the answers of the questions that are asked. A hidden field is left out, so that
 *  what stood in it before can never travel along [CR-123]. */
export function pdAnswers(draft: PdDraft): Partial<Record<PdField, string>> {
  return Object.fromEntries(
    pdFields
      .filter(field => isPdRevealed(field, draft) && isPdAnswered(field, draft))
      .map(field => [field, draft[field].trim()]),
  );
}

/** Whether a stored value is a PD form of this release. */
export function isPdDraft(value: unknown): value is PdDraft {
  if (typeof value !== 'object' || value === null) return false;
  const stored = new Map(Object.entries(value));
  return pdFields.every(field => typeof stored.get(field) === 'string');
}

/** Whether two drafts say the same: nothing was answered that would be lost. */
export function samePdDraft(left: PdDraft, right: PdDraft): boolean {
  return pdFields.every(field => left[field] === right[field]);
}
