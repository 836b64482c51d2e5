import { isViewOnly, type LoanDesk } from '@lending-desk/domain/access';
import { businessDateOf, parseInstant } from '@lending-desk/domain/calendar';
import { toWireRupees } from '@lending-desk/domain/contract';
import { type LoanPart, maskBySchema, reduceAadhaar, shownSections } from '@lending-desk/domain/loan';
import { field, fieldsOf, isObject } from '@lending-desk/domain/loose';
import { paise } from '@lending-desk/domain/money';
import { fileRefOf } from '../files/fileRef';
import type { SignedInContext } from '../http/verb';
import { hidePasswords, holdsStatements } from '../statements/passwords';
import type { StoredLoan } from './findLoan';

/** What an answer is made with besides the loan; all of it can be sent to a thread. */
export type Asker = {
  readonly viewer: SignedInContext['viewer'];
  readonly config: Pick<SignedInContext['config'], 'signingSecret'>;
  readonly now: Date;
};

type Sections = StoredLoan['sections'];

/** The fields of a loan that every desk is answered: the sections as received, overridden by the columns. Nobody gets
 *  the password of a statement, nor more than four digits of an Aadhaar number. */
export function deskFields(sections: Sections, { row, comments }: Pick<StoredLoan, 'row' | 'comments'>) {
  return {
    ...Object.fromEntries(Object.entries(sections).map(([name, section]) => [name, guarded(name, section)])),
    loanId: row.loanId,
    idString: row.idString,
    version: row.version,
    startedOn: row.startedOn.toISOString(),
    amountApplied: toWireRupees(paise(row.amountAppliedMinor)),
    loanDetails: {
      ...fieldsOf(sections['loanDetails']),
      approvalStatus: row.approvalStatus,
      applicationStatus: row.applicationStatus,
    },
    underWriterRemarks: { ...fieldsOf(sections['underWriterRemarks']), comments },
  };
}

function guarded(name: string, section: unknown): unknown {
  if (holdsStatements(name)) return hidePasswords(section);
  return name === 'kycDocuments' || name === 'kycDetails' ? reduceAadhaar(section) : section;
}

/** The answer with personal data masked for those who may only view it.
 *  @param wire  the wire schema of the answer */
export function maskForViewer<Answer>(
  { viewer, config }: Pick<Asker, 'viewer' | 'config'>,
  answer: Answer,
  wire: Parameters<typeof maskBySchema>[1],
  { loanId }: Pick<StoredLoan['row'], 'loanId'>,
): Answer {
  if (!isViewOnly(viewer.roles)) return answer;
  return maskBySchema(answer, wire, ({ key, link }) => fileRefOf(key || link, loanId, config.signingSecret));
}

/** Of an answered loan, its identity and the sections of some parts. */
export function fieldsOfParts(
  fields: Sections,
  { row: { loanId, idString, version } }: Pick<StoredLoan, 'row'>,
  { desk, parts }: { readonly desk: LoanDesk; readonly parts: readonly LoanPart[] },
) {
  const shown = shownSections(desk, parts).map(name => name.toLowerCase());
  const sections = Object.entries(fields).filter(([name]) => shown.includes(name.toLowerCase()));
  return { ...Object.fromEntries(sections), loanId, idString, version };
}

/** The named fields of a section; one that is not an object stays as it is, so that its tab says so. */
export function picked(section: unknown, names: readonly string[]): unknown {
  if (!isObject(section)) return section;
  return Object.fromEntries(names.map(name => [name, field(section, name) ?? null]));
}

/** A date as sent, or the day in India of an instant. */
export function dayOf(date: unknown): unknown {
  const moment = typeof date === 'string' ? parseInstant(date) : null;
  return moment === null ? (date ?? null) : businessDateOf(moment);
}
