import { passwordKey, passwordMask } from '@lending-desk/domain';
import { isSealed, seal, unseal } from './seal';

interface Place {
  readonly loanId: number;
  readonly secret: string;
}

type Entry = Readonly<Record<string, unknown>>;

const placeOf = (loanId: number, entry: Entry): string => `${loanId}/${fieldOf(entry, 'fileId') ?? ''}`;

/** Whether a section is the one whose passwords are sealed, whatever the capitals of its name. */
export const holdsStatements = (name: string): boolean => name.toLowerCase() === 'bankstatements';

/** A value as a text; null when it is none or empty. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : null;
}

/** A field as a text, whatever the capitals of its name; null when it is none or empty. */
function fieldOf(entry: Entry, name: string): string | null {
  return textOf(Object.entries(entry).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]);
}

/** The entries of a section, where a single one may stand without its list. */
function entriesOf(section: unknown): Entry[] {
  const entries: readonly unknown[] = Array.isArray(section) ? section : [section];
  return entries.flatMap(entry => (typeof entry === 'object' && entry !== null ? [{ ...entry }] : []));
}

/** Changes every password of a section, however deep it stands and however its field is spelled; whatever else is there
 *  stays as it came. All texts and numbers under a password's field count as passwords: a list of them, or an object. */
function mapPasswords(section: unknown, change: (password: string, entry: Entry) => string): unknown {
  if (Array.isArray(section)) return section.map(entry => mapPasswords(entry, change));
  const [entry] = entriesOf(section);
  if (!entry) return section;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      passwordKey.test(key)
        ? mapTexts(value, password => change(password, entry))
        : mapPasswords(value, change),
    ]),
  );
}

/** Changes every text and number of a value that is not empty, however deep it stands. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map(item => mapTexts(item, change));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
  }
  const text = textOf(value);
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

/** The stored section with the passwords sealed that are still plain. */
export function sealPlainPasswords(section: unknown, { loanId, secret }: Place): unknown {
  return mapPasswords(section, (password, entry) =>
    isSealed(password) ? password : seal(password, placeOf(loanId, entry), secret),
  );
}

/** The section as everybody gets it: a mask for a password, nothing for none (CR-150). */
export function hidePasswords(section: unknown): unknown {
  return mapPasswords(section, () => passwordMask);
}

export type OpenedPassword =
  | { readonly state: 'open'; readonly password: string | null }
  | { readonly state: 'noStatement' }
  | { readonly state: 'sealedElsewhere' };

/** The password of one statement. */
export function openPassword(section: unknown, fileId: string, { loanId, secret }: Place): OpenedPassword {
  const found = entriesOf(section).find(entry => fieldOf(entry, 'fileId') === fileId);
  if (!found) return { state: 'noStatement' };
  const password = fieldOf(found, 'password');
  if (password === null || !isSealed(password)) return { state: 'open', password };
  const opened = unseal(password, placeOf(loanId, found), secret);
  return opened === null ? { state: 'sealedElsewhere' } : { state: 'open', password: opened };
}
