import { textForm } from '../form/textForm';
import { type PdField, pdChoices, pdFields } from './questions';

/** The state of the PD form: answers in wire words, '' while there is none. */
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

/** Whether a question is asked, given the previous answers: one branch for a customer who was reached and one for
 *  a customer who was not; a skill test has a result only when it was conducted [CR-119, CR-120, CR-122]. */
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

/** Whether a field holds one of its listed answers. */
export function isPdAnswered(field: PdField, draft: PdDraft): boolean {
  if (field === 'otherComment') return draft.otherComment.trim() !== '';
  const choices: readonly string[] = pdChoices[field];
  return choices.includes(draft[field]);
}

/** The answers to send and store: those of the questions that are asked. Hidden fields are left out, so that
 *  their earlier values are never sent [CR-123]. */
export function pdAnswers(draft: PdDraft): Partial<Record<PdField, string>> {
  return Object.fromEntries(
    pdFields
      .filter(field => isPdRevealed(field, draft) && isPdAnswered(field, draft))
      .map(field => [field, draft[field].trim()]),
  );
}

/** The checks of a kept form. */
export const { fits: isPdDraft, same: samePdDraft } = textForm(pdFields);
