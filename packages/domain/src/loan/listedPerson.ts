import { textAt } from '../loose/loose';
import { normalisePhone } from '../compare/normalisePhone';

/** What lists, searches and exports read of the applicant. */
export interface ListedPerson {
  readonly fullName: string;
  readonly primaryPhone: string | null;
  readonly alternatePhone: string | null;
  readonly email: string | null;
}

/** A phone as it is searched for: ten digits, or as written where it is no Indian mobile number. */
const phoneOf = (written: string): string | null => normalisePhone(written) ?? (written.trim() || null);

/** Reads personalDetails of the wire loan, at the import and at every correction, so that both list and find a person
 *  by the same spelling. */
export function listedPerson(personal: unknown): ListedPerson {
  return {
    fullName: textAt(personal, 'fullName').trim(),
    primaryPhone: phoneOf(textAt(personal, 'primaryPhoneNumber')),
    alternatePhone: phoneOf(textAt(personal, 'alternatePhoneNumber')),
    email: textAt(personal, 'email').trim().toLowerCase() || null,
  };
}
