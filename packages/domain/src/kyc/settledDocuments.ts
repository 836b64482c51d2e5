import type { RuleOutcome } from '../engine/outcomes';
import type { KycSection } from '../errors/messages';
import { compareMatrixRow, updatedMatrix } from './compareMatrix';
import { type MatrixAttribute, type MatrixSource, matrixSources } from './matrix';
import type { KycFacts } from './readKyc';
import { type VerificationLine, verificationLines } from './verificationStatus';

type Document = VerificationLine['document'];

const known: Readonly<Record<Document, readonly [MatrixSource, KycSection]>> = {
  PAN: ['pan', 'Pan details'],
  Aadhaar: ['aadhaar', 'Aadhaar details'],
  'Driving licence': ['drivingLicence', 'DL details'],
  'Voter id': ['voterId', 'VoterId details'],
  Passport: ['passport', 'Passport details'],
  'Bank account': ['pennyDrop', 'Financial details'],
};

/** A document as a desk may speak of it beside the comparison. */
export interface SettledDocument extends Omit<VerificationLine, 'state'> {
  readonly source: MatrixSource;
  /** 'unreadable' where its section cannot be read, in whole or in part; 'toCheck' where its verifier confirmed it, and
   *  one of its values is flagged by Rules or differs from the declared one. */
  readonly state: VerificationLine['state'] | 'unreadable' | 'toCheck';
  /** Those values; empty in every other state. */
  readonly toCheck: readonly MatrixAttribute[];
}

/** The documents, each 'verified' only where it was read as a whole, Rules flag none of its values, and none of them
 *  differs from the declared ones.
 *  @source beyond: identity matrix; CR-086, CR-089 */
export function settledDocuments(
  facts: KycFacts,
  doubts: Readonly<Partial<Record<MatrixAttribute, RuleOutcome>>>,
): readonly SettledDocument[] {
  const broken = new Set(facts.broken.map(({ section }) => section));
  const rows = updatedMatrix(facts).map(row => ({ row, cells: compareMatrixRow(row, 'declared') }));
  return verificationLines(facts).map((line): SettledDocument => {
    const [source, section] = known[line.document];
    if (broken.has(section) || (facts.pageBroken && line.document !== 'Bank account'))
      return { ...line, source, state: 'unreadable', detail: null, toCheck: [] };
    if (line.state !== 'verified') return { ...line, source, toCheck: [] };
    const toCheck = rows.flatMap(({ row: { attribute }, cells }) => {
      const stand = cells.find(cell => cell.source === source)?.stand ?? 'notGiven';
      const flagged = attribute in doubts && stand !== 'notGiven';
      return flagged || stand === 'partial' || stand === 'different' ? [attribute] : [];
    });
    return { ...line, source, state: toCheck.length > 0 ? 'toCheck' : 'verified', toCheck };
  });
}

/** Sources whose document is missing, unreadable or not verified: values equal to theirs are equal texts, and confirm
 *  nothing. With such a base these are all sources. */
export function unsoundSources(
  documents: readonly SettledDocument[],
  base: MatrixSource = 'declared',
): readonly MatrixSource[] {
  const unsound = documents.flatMap(({ source, state }) =>
    state === 'verified' || state === 'toCheck' ? [] : [source],
  );
  return unsound.includes(base) ? matrixSources : unsound;
}
