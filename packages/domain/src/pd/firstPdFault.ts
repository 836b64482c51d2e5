import { messages } from '../errors/messages';
import { isPdAnswered, isPdRevealed, type PdDraft } from './draft';
import { type PdField, pdFieldNames, pdFields } from './questions';

/** The first missing answer, and its message. */
export type PdFault = { readonly field: PdField; readonly message: string };

/** Validates a PD feedback in the documented order: contactability, attempt trigger, then every question of the
 *  branch that applies; the other comment is optional. Screen and server share this function.
 *  @returns null when it may be saved
 *  @source CR-116 … CR-122; decisions: PD words */
export function firstPdFault(draft: PdDraft): PdFault | null {
  const field = pdFields.find(
    name => name !== 'otherComment' && isPdRevealed(name, draft) && !isPdAnswered(name, draft),
  );
  if (field === undefined) return null;
  // Not missing, but not a listed answer: the screen does not offer it.
  const message = draft[field].trim() === '' ? wordsFor(field) : messages.pd.notAChoice(pdFieldNames[field]);
  return { field, message };
}

function wordsFor(field: PdField): string {
  if (field === 'contactability') return messages.pd.contactabilityRequired;
  if (field === 'attemptTrigger') return messages.pd.attemptTriggerRequired;
  return messages.pd.fieldRequired(pdFieldNames[field]);
}
