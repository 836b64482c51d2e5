import {
  field,
  isObject,
  type LooseObject,
  objectsOf,
  passwordKey,
  passwordMask,
} from '@lending-desk/domain';
import type { Secrets } from '../secrets/secretsOf';
import { isSealed, prefixOf, seal, type SealedPlace, unseal } from '../secrets/seal';

interface Place {
  readonly loanId: number;
  readonly secret: string;
}

const placeOf = (loanId: number, entry: LooseObject): SealedPlace => ({
  purpose: 'statement passwords',
  place: `${loanId}/${writtenText(field(entry, 'fileId')) ?? ''}`,
});

/** Whether a section is the one whose passwords are sealed, whatever the capitals of its name. */
export const holdsStatements = (name: string): boolean => name.toLowerCase() === 'bankstatements';

/** A password or an id as it was written, its blanks included; null when it is none or empty. */
function writtenText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : null;
}

/** Changes every password of a section, however deep it stands and however its field is spelled; whatever else is there
 *  stays as it came. All texts and numbers under a password's field count as passwords: a list of them, or an object. */
function mapPasswords(section: unknown, change: (password: string, entry: LooseObject) => string): unknown {
  if (Array.isArray(section)) return section.map(entry => mapPasswords(entry, change));
  if (!isObject(section)) return section;
  return Object.fromEntries(
    Object.entries(section).map(([key, value]) => [
      key,
      passwordKey.test(key)
        ? mapTexts(value, password => change(password, section))
        : mapPasswords(value, change),
    ]),
  );
}

/** Changes every text and number of a value that is not empty, however deep it stands. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map(item => mapTexts(item, change));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
  }
  const text = writtenText(value);
  return text === null ? value : change(text);
}

/** Whether a section holds a password, plain or sealed. */
export function hasPassword(section: unknown): boolean {
  let found = false;
  // The very walk that seals them: what one finds the other cannot miss.
  mapPasswords(section, password => {
    found = true;
    return password;
  });
  return found;
}

/** The section `bankStatements` as it came from outside, its passwords sealed. What looks sealed is sealed again:
 *  nothing that comes from outside was sealed here. */
export function sealNewPasswords(section: unknown, { loanId, secret }: Place): unknown {
  return mapPasswords(section, (password, entry) => seal(password, placeOf(loanId, entry), secret));
}

/** The stored section with its passwords sealed with the first of the secrets: those that are plain, and those that
 *  another of them opens. What none opens stays as it is.
 *  @returns also how many of those there are */
export function resealPasswords(
  section: unknown,
  { loanId, secrets: [secret, ...previous] }: { readonly loanId: number; readonly secrets: Secrets },
): { section: unknown; unreadable: number } {
  let unreadable = 0;
  const sealed = mapPasswords(section, (password, entry) => {
    if (password.startsWith(prefixOf(secret))) return password;
    const place = placeOf(loanId, entry);
    const text = isSealed(password) ? unseal(password, place, [secret, ...previous]) : password;
    if (text === null) unreadable += 1;
    return text === null ? password : seal(text, place, secret);
  });
  return { section: sealed, unreadable };
}

/** The section as everybody gets it: a mask for a password, nothing for none (CR-150). */
export function hidePasswords(section: unknown): unknown {
  return mapPasswords(section, () => passwordMask);
}

export type OpenedPassword =
  | { readonly state: 'open'; readonly password: string | null }
  | { readonly state: 'noStatement' }
  | { readonly state: 'sealedElsewhere' };

/** The password of one statement.
 *  @param at  its loan, and the present secret with those before it */
export function openPassword(
  section: unknown,
  fileId: string,
  { loanId, secrets }: { readonly loanId: number; readonly secrets: Secrets },
): OpenedPassword {
  const found = objectsOf(section).find(entry => writtenText(field(entry, 'fileId')) === fileId);
  if (!found) return { state: 'noStatement' };
  // Of two fields that differ in their capitals one may be blank.
  const written = Object.entries(found).filter(([name]) => name.toLowerCase() === 'password');
  const password = written.map(([, value]) => writtenText(value)).find(text => text !== null) ?? null;
  if (password === null || !isSealed(password)) return { state: 'open', password };
  const opened = unseal(password, placeOf(loanId, found), secrets);
  return opened === null ? { state: 'sealedElsewhere' } : { state: 'open', password: opened };
}
