import { emailError } from '../applicant/emailError';
import { deskMessages } from '../errors/deskMessages';
import { normalisePhone } from '../compare/normalisePhone';
import { parseLoanId } from './loanKey';

/** What customer support searches by: the documented items and their values [SH-063], and e-mail [CS-001]. */
export const searchTypes = [
  { value: 'phone', label: 'Mobile Number' },
  { value: 'loanId', label: 'Loan Id' },
  { value: 'email', label: 'Email' },
] as const;
export type SearchType = (typeof searchTypes)[number]['value'];

/** What the search call is sent: exactly one of the three. */
export type SearchFor = { readonly phone: string } | { readonly loanId: number } | { readonly email: string };

export type SearchVerdict =
  | { readonly ok: true; readonly sought: SearchFor }
  | { readonly ok: false; readonly message: string };

/** The type and the text of what is searched for, as its address and its heading say them. */
export function soughtWords(sought: SearchFor): { type: SearchType; label: string; text: string } {
  const { value: type, label } = searchTypes.find(({ value }) => value in sought) ?? searchTypes[0];
  return { type, label, text: String(Object.values(sought)[0]) };
}

/** What is searched for. A phone may be typed in any spelling; a loan id is sent as a whole number [SH-065].
 *  @returns why nothing can be found by what was typed */
export function searchFor(type: SearchType, typed: string): SearchVerdict {
  const text = typed.trim();
  switch (type) {
    case 'phone': {
      const phone = normalisePhone(text);
      return phone === null
        ? { ok: false, message: deskMessages.search.phone }
        : { ok: true, sought: { phone } };
    }
    case 'loanId': {
      const loanId = parseLoanId(text);
      return loanId === null
        ? { ok: false, message: deskMessages.search.loanId }
        : { ok: true, sought: { loanId } };
    }
    case 'email': {
      const message = emailError(text);
      return message === null ? { ok: true, sought: { email: text.toLowerCase() } } : { ok: false, message };
    }
  }
}
