import { passwordMask } from '@lending-desk/domain/documents';
import { passwordKey } from '@lending-desk/domain/loan';
import { field, isObject, type JsonObject, objectsOf } from '@lending-desk/domain/loose';
import type { Secrets } from '../secrets/secretsOf';
import { isSealed, prefixOf, seal, type SealedPlace, unseal } from '../secrets/seal';

interface Place {
  readonly loanId: number;
  readonly secret: string;
}

const placeOf = (loanId: number, entry: JsonObject): SealedPlace => ({
  purpose: 'statement passwords',
  context: `${loanId}/${writtenText(field(entry, 'fileId')) ?? ''}`,
});

/** Whether a section is the one whose passwords are sealed, in any capitalisation of its name. */
export const holdsStatements = (name: string): boolean => name.toLowerCase() === 'bankstatements';

/** A password or an id as written, including its spaces; null when it is missing or empty. */
function writtenText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : null;
}

/** Changes every password of a section, at any depth and in any spelling of its field; the rest stays as
 *  received. All texts and numbers under a password's field count as passwords, also in a list or an object. */
function mapPasswords(section: unknown, change: (password: string, entry: JsonObject) => string): unknown {
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

/** Changes every non-empty text and number of a value, at any depth. */
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
  // Uses the same traversal that seals them, so that neither can miss what the other finds.
  mapPasswords(section, password => {
    found = true;
    return password;
  });
  return found;
}

/** The section `bankStatements` from outside, with its passwords sealed. A value that looks sealed is sealed
 *  again: nothing from outside was sealed here. */
export function sealNewPasswords(section: unknown, { loanId, secret }: Place): unknown {
  return mapPasswords(section, (password, entry) => seal(password, placeOf(loanId, entry), secret));
}

/** The stored section with its passwords sealed with the first secret: plain ones, and those another secret
 *  opens. A password that no secret opens stays unchanged.
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

/** The section as everybody gets it: each password masked, null where there is none (CR-150). */
export function hidePasswords(section: unknown): unknown {
  return mapPasswords(section, () => passwordMask);
}

export type OpenedPassword =
  | { readonly state: 'open'; readonly password: string | null }
  | { readonly state: 'noStatement' }
  | { readonly state: 'sealedElsewhere' };

/** The password of one statement.
 *  @param at  its loan, and the current secret with the previous ones */
export function openPassword(
  section: unknown,
  fileId: string,
  { loanId, secrets }: { readonly loanId: number; readonly secrets: Secrets },
): OpenedPassword {
  const found = objectsOf(section).find(entry => writtenText(field(entry, 'fileId')) === fileId);
  if (!found) return { state: 'noStatement' };
  // Of two fields that differ only in capitals, one may be blank.
  const written = Object.entries(found).filter(([name]) => name.toLowerCase() === 'password');
  const password = written.map(([, value]) => writtenText(value)).find(text => text !== null) ?? null;
  if (password === null || !isSealed(password)) return { state: 'open', password };
  const opened = unseal(password, placeOf(loanId, found), secrets);
  return opened === null ? { state: 'sealedElsewhere' } : { state: 'open', password: opened };
}
