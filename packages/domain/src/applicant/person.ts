import { type BusinessDate, parseBusinessDate } from '../calendar/businessDate';
import { field, type JsonObject, textAt } from '../loose/loose';

/** The applicant as others are asked about them. */
export interface Person {
  readonly firstName: string;
  /** '' when there is none. */
  readonly lastName: string;
  readonly gender: 'Male' | 'Female' | null;
  readonly dob: BusinessDate | null;
  readonly pan: string | null;
}

/** 'Mary Philomena D’Almeida' → 'Mary Philomena' and 'D’Almeida'; a single word has no last name. */
function splitName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.split(/\s+/).filter(Boolean);
  return words.length < 2
    ? { firstName: fullName.trim(), lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

function genderOf(written: string): Person['gender'] {
  const letter = written.charAt(0).toUpperCase();
  return letter === 'F' ? 'Female' : letter === 'M' ? 'Male' : null;
}

/** The number of the PAN: the declared one, which support corrects, before the one read from the card. '' for none. */
export function panNumberOf({ kycDocuments, kycDetails }: JsonObject): string {
  return textAt(kycDocuments, 'pan', 'identifierNumber') || textAt(kycDetails, 'pan', 'panNo');
}

/** Who the applicant is: what support corrected wins over what came with the application. Leaves out what a broken
 *  section does not contain.
 *  @param sections  personalDetails, kycDocuments and kycDetails of the wire loan
 *  @param fullName  of the loan's row, which is there even when the section is broken
 *  @param onlyFullNameCorrected  whether the last correction of the name left its parts as they were
 *  @source decisions, 'Settled before collections' */
export function personOf(
  sections: JsonObject,
  { fullName, onlyFullNameCorrected }: { fullName: string; onlyFullNameCorrected: boolean },
): Person {
  const personal = sections['personalDetails'];
  const split = splitName(fullName);
  const lastName = onlyFullNameCorrected ? '' : textAt(personal, 'lastName');
  return {
    firstName: (lastName && textAt(personal, 'firstName')) || split.firstName,
    lastName: lastName || split.lastName,
    gender: genderOf(textAt(personal, 'gender')),
    dob: parseBusinessDate(textAt(personal, 'dob')),
    pan: panNumberOf(sections) || null,
  };
}

/** Whether a correction changed the full name and neither of its parts.
 *  @param before, after  personalDetails */
export function changesOnlyFullName(before: unknown, after: unknown): boolean {
  const differs = (name: string) => field(before, name) !== field(after, name);
  return differs('fullName') && !differs('firstName') && !differs('lastName');
}
