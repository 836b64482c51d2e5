import type { LoanDesk } from '@lending-desk/domain/access';
import { isObject, type JsonObject } from '@lending-desk/domain/loose';
import type { SignedInContext } from '../http/verb';
import { signLink } from './signedLink';
import { knownKeys } from './storedFiles';

/** The fields of a loan that name files; the others need not be searched. */
export const fieldsWithFiles = [
  'personalDetails',
  'kycDocuments',
  'kycDetails',
  'bankStatements',
  'additionalDocuments',
] as const;

// Another backend sends links of its own to the files it stores.
export const externalUrl = /^https?:\/\//i;

interface NamedFile {
  readonly key: string;
  readonly presignedUrl: unknown;
}

function fileIn(value: JsonObject): NamedFile | null {
  const { key, presignedUrl } = value;
  return typeof key === 'string' && 'presignedUrl' in value ? { key, presignedUrl } : null;
}

const isOwn = ({ presignedUrl }: NamedFile): boolean =>
  typeof presignedUrl !== 'string' || !externalUrl.test(presignedUrl);

function collectKeys(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectKeys(item, into);
  if (!isObject(value)) return;
  const file = fileIn(value);
  if (file && isOwn(file)) into.add(file.key);
  else for (const item of Object.values(value)) collectKeys(item, into);
}

/** @param shown  the answer, possibly with masks
 *  @param named  the same value as stored, which has the keys */
function linked(shown: unknown, named: unknown, linkOf: (key: string) => string | null): unknown {
  if (Array.isArray(shown) && Array.isArray(named)) {
    return shown.map((item, index) => linked(item, named[index], linkOf));
  }
  if (!isObject(shown) || !isObject(named)) return shown;
  const file = fileIn(named);
  if (file && 'reveal' in shown) {
    // Covered: it gets no link, and no `reveal` when no file is stored.
    return isOwn(file) && linkOf(file.key) === null ? { ...shown, reveal: null } : shown;
  }
  if (file) return isOwn(file) ? { ...shown, presignedUrl: linkOf(file.key) } : shown;
  return Object.fromEntries(
    Object.entries(shown).map(([name, item]) => [name, linked(item, named[name], linkOf)]),
  );
}

/** Adds a fresh link to every file in a loan's answer that is stored here, and none where the file is missing or
 *  covered. Links from another backend stay. One query for all files, none for a loan that names no file.
 *  @param sections  the stored sections the answer was made of
 *  @param desk  where the loan was opened */
export async function withFileLinks<Answer extends { readonly data: JsonObject & { loanId: number } }>(
  answer: Answer,
  sections: JsonObject,
  context: Pick<SignedInContext, 'db' | 'config' | 'viewer' | 'sessionId' | 'now'>,
  desk: LoanDesk,
): Promise<Answer> {
  const { db, config, viewer, sessionId, now } = context;
  const keys = new Set<string>();
  const fields = fieldsWithFiles.filter(name => answer.data[name] !== undefined);
  for (const name of fields) collectKeys(sections[name], keys);
  const known = await knownKeys(db, [...keys], answer.data.loanId);
  const holder = {
    loanId: answer.data.loanId,
    desk,
    staffId: viewer.idString,
    sessionId,
    roles: viewer.roles,
  };
  const linkOf = (key: string): string | null =>
    known.has(key) ? signLink({ key, ...holder }, config.signingSecret, now) : null;
  const fresh = fields.map(name => [name, linked(answer.data[name], sections[name], linkOf)]);
  return { ...answer, data: { ...answer.data, ...Object.fromEntries(fresh) } };
}
