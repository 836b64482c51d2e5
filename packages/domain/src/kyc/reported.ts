import * as v from 'valibot';
import type { KycSection } from '../errors/messages';
import { sectionOf } from '../loose/section';
import { reduceAadhaar } from '../loose/reduceAadhaar';
import { field, isObject, type JsonObject, textAt } from '../loose/loose';
import {
  bureauContactsSchema,
  cibilConsumerSchema,
  cibilPersonSchema,
  equifaxPersonSchema,
  joinIdentities,
  nobody,
  statementCustomerSchema,
  statementHolderSchema,
} from './bankAndBureau';
import { pennyDropWire, type ReportedBeside, type ReportedIdentity } from './reportedWire';
import { documentedNames } from './wireNames';

/** A section that cannot be read, with a line for each fault. */
export type BrokenSection = { readonly section: KycSection; readonly issues: string[] };

/** Who bank statement and bureaux say the customer is. */
export interface Reported {
  readonly statement: ReportedIdentity;
  readonly equifaxReport: ReportedIdentity;
  readonly cibil: ReportedIdentity;
  readonly broken: BrokenSection[];
}

/** Nothing was reported, or not yet. */
export const nothingReported: ReportedBeside = {
  statement: nobody,
  equifaxReport: nobody,
  cibil: nobody,
  kycDetails: null,
  pennyDrop: null,
  gpsAddress: null,
  broken: [],
};

/** The sections of the wire loan that say who the customer is, beside the documents. */
export const reportedSections = [
  'processedPerfios',
  'perfiosReport',
  'equifaxReport',
  'bureauBasicDetails',
  'processedCibil',
  'apolloCibilReport',
  'kycDetails',
  'financialDetails',
  'gpsAddress',
] as const;

/** Reads what statement and bureaux report about the customer.
 *  @param raw  those of `reportedSections` that are reports, in wire shape
 *  @returns never throws
 *  @source beyond, second list 4 */
export function readReported(raw: JsonObject): Reported {
  const broken: BrokenSection[] = [];
  const identity = (
    section: KycSection,
    ...found: readonly (readonly [string, v.GenericSchema<unknown, ReportedIdentity>])[]
  ) =>
    found
      .map(([name, schema]) => {
        const read = sectionOf(raw, name, schema);
        if (read.state === 'broken') broken.push({ section, issues: [...read.issues] });
        return read.state === 'ready' ? read.value : nobody;
      })
      .reduce(joinIdentities, nobody);
  return {
    statement: identity(
      'Perfios details',
      ['processedPerfios', statementHolderSchema],
      ['perfiosReport', statementCustomerSchema],
    ),
    equifaxReport: identity(
      'Cibil details',
      ['equifaxReport', equifaxPersonSchema],
      ['bureauBasicDetails', bureauContactsSchema],
    ),
    cibil: identity(
      'Cibil details',
      ['processedCibil', cibilPersonSchema],
      ['apolloCibilReport', cibilConsumerSchema],
    ),
    broken,
  };
}

const withoutValues = ({ section, issues }: BrokenSection): BrokenSection => ({
  section,
  // What follows the name of a field may be its value.
  issues: issues.map(issue => issue.split(':', 1)[0] ?? ''),
});

/** The same for a desk that has none of these sections, or not all of their fields: who the customer is said to be, and
 *  nothing else.
 *  @param raw  `reportedSections` in wire shape
 *  @returns never throws
 *  @source beyond, second list 4 */
export function reportedBeside(raw: JsonObject): ReportedBeside {
  const { broken, ...reported } = readReported(raw);
  const details = reduceAadhaar(documentedNames(raw['kycDetails']));
  const verification = field(raw['financialDetails'], 'verificationResult', 'response', 'verification');
  return {
    ...reported,
    kycDetails: isObject(details) ? { ...details, address: withoutPictures(details['address']) } : null,
    pennyDrop: v.parse(v.fallback(pennyDropWire, null), field(verification, 'result')),
    gpsAddress: textAt(raw, 'gpsAddress') || null,
    broken: broken.map(withoutValues),
  };
}

function withoutPictures(proof: unknown): unknown {
  if (!isObject(proof)) return null;
  const { frontImage: _front, backImage: _back, ...said } = proof;
  return said;
}
