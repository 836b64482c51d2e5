import { passwordMask } from '@lending-desk/domain';
import { isSealed, seal, unseal } from './seal';

interface Place {
  readonly loanId: number;
  readonly secret: string;
}

type Entry = Readonly<Record<string, unknown>>;

const placeOf = (loanId: number, entry: Entry): string => `${loanId}/${fieldOf(entry, 'fileId') ?? ''}`;

/** A field as a text, whatever the capitals of its name; null when it is none or empty. */
function fieldOf(entry: Entry, name: string): string | null {
  const value = Object.entries(entry).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : null;
}

/** The entries of a section, where a single one may stand without its list. */
function entriesOf(section: unknown): Entry[] {
  const entries: readonly unknown[] = Array.isArray(section) ? section : [section];
  return entries.flatMap(entry => (typeof entry === 'object' && entry !== null ? [{ ...entry }] : []));
}

/** Changes the password of every entry that has one; whatever else stands in the section stays as it came. */
function mapPasswords(section: unknown, change: (password: string, entry: Entry) => string): unknown {
  if (Array.isArray(section)) return section.map(entry => mapPasswords(entry, change));
  const [entry] = entriesOf(section);
  const password = entry && fieldOf(entry, 'password');
  if (!entry || password === null || password === undefined) return section;
  const changed = change(password, entry);
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, key.toLowerCase() === 'password' ? changed : value]),
  );
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
