import * as v from 'valibot';
import { type KycSection, kycSections } from '../errors/messages';
import { type SectionState, sectionOf } from '../loose/section';
import { isObject, type JsonObject } from '../loose/loose';
import { looseText } from '../loose/schemas';
import { type BrokenSection, nothingReported, readReported } from './reported';
import type { ReportedBeside, ReportedIdentity } from './reportedWire';
import {
  type Aadhaar,
  aadhaarSchema,
  type AddressProof,
  addressProofSchema,
  type EquifaxIdentity,
  equifaxIdentitySchema,
  type KycDocument,
  kycDocumentSchema,
  kycImage,
  type PanDetails,
  panDocumentSchema,
  panDetailsSchema,
  type Passport,
  passportSchema,
} from './schema';
import { documentedNames } from './wireNames';

/** A part of the loan that is loaded separately: loaded, loading, or unavailable. */
export type KycPart =
  | { readonly state: 'ready'; readonly raw: JsonObject }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly why: string };

/** What statement and bureaux report: their parts, or for a desk without them what the server answers beside the
 *  loan. */
export type ReportedParts =
  | { readonly statement: KycPart; readonly bureau: KycPart }
  | {
      readonly reported:
        | Exclude<KycPart, { state: 'ready' }>
        | { readonly state: 'ready'; readonly value: ReportedBeside };
    };

const address = v.nullish(
  v.object({
    line1: looseText,
    line2: looseText,
    landmark: looseText,
    city: looseText,
    state: looseText,
    pinCode: looseText,
  }),
  null,
);

const declaredSchema = v.object({
  fullName: looseText,
  userEnteredName: looseText,
  gender: looseText,
  dob: looseText,
  primaryPhoneNumber: looseText,
  alternatePhoneNumber: looseText,
  email: looseText,
  photo: kycImage,
  currentAddress: address,
  permanentAddress: address,
});
/** The customer's own entries, as written: a date that does not exist stays unchanged. */
export type Declared = v.InferOutput<typeof declaredSchema>;

const drop = v.nullish(v.object({ accountNumber: looseText, accountName: looseText, ifsc: looseText }), null);
const accountSchema = v.pipe(
  v.object({
    bankName: looseText,
    accountNumber: looseText,
    ifscCode: looseText,
    verificationResult: v.nullish(
      v.object({
        response: v.nullish(v.object({ verification: v.nullish(v.object({ result: drop }), null) }), null),
      }),
      null,
    ),
  }),
  v.transform(({ verificationResult, ...account }) => ({
    ...account,
    pennyDrop: verificationResult?.response?.verification?.result ?? null,
  })),
);
export type KycAccount = v.InferOutput<typeof accountSchema>;

/** Everything the KYC tabs know about a customer; null or empty where nothing was sent or readable. */
export interface KycFacts {
  readonly declared: Declared | null;
  readonly pan: KycDocument | null;
  readonly panDetails: PanDetails | null;
  readonly aadhaar: Aadhaar | null;
  readonly addressProof: AddressProof | null;
  readonly voterId: KycDocument | null;
  readonly drivingLicence: KycDocument | null;
  readonly passport: Passport | null;
  readonly account: KycAccount | null;
  readonly statement: ReportedIdentity;
  /** kycDetails.equifaxBureau, whose addresses have their own table. */
  readonly equifax: EquifaxIdentity | null;
  readonly equifaxReport: ReportedIdentity;
  readonly cibil: ReportedIdentity;
  readonly gps: {
    readonly address: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
  /** The parts that are loading. */
  readonly loading: readonly ('statement' | 'bureau')[];
  /** The sections that cannot be read, in the documented order, with a line for each fault. */
  readonly broken: readonly BrokenSection[];
  /** Documents or details as a whole cannot be read, so no single section is the cause. */
  readonly pageBroken: boolean;
}

/** Reads the data of the KYC tabs, each part separately: a broken part breaks only the section it belongs to.
 *  Wire parts by section: personalDetails → Declared values; kycDocuments.pan, kycDetails.pan → Pan details;
 *  kycDocuments.aadhaar, kycDetails.address → Aadhaar details; voterId, drivingLicense, passport → their own;
 *  processedPerfios, perfiosReport → Perfios details; financialDetails → Financial details;
 *  kycDetails.equifaxBureau, equifaxReport, processedCibil, apolloCibilReport, bureauBasicDetails → Cibil
 *  details.
 *  @param core, kyc  the wire loan, by part
 *  @returns never throws
 *  @source CR-086, CR-087, CR-164 to CR-168 */
export function readKyc(
  { core, gps }: { readonly core: JsonObject; readonly gps: KycFacts['gps'] },
  kyc: JsonObject,
  parts: ReportedParts,
): KycFacts {
  const faults = new Map<KycSection, string[]>();
  const blame = (section: KycSection, issues: readonly string[]) =>
    faults.set(section, [...(faults.get(section) ?? []), ...issues]);
  const take = <T>(
    section: KycSection,
    raw: JsonObject,
    name: string,
    schema: v.GenericSchema<unknown, T>,
  ): T | null => {
    const read: SectionState<T> = sectionOf(raw, name, schema);
    if (read.state === 'broken') blame(section, read.issues);
    return read.state === 'ready' ? read.value : null;
  };
  const { kycDetails, pennyDrop, gpsAddress, broken, ...reported } = reportedIn(core, parts);
  const [documents, details] = [
    documentedNames(kyc['kycDocuments']),
    documentedNames(kyc['kycDetails'] ?? kycDetails),
  ];
  const groups = [documents, details];
  const document = isObject(documents) ? documents : {};
  const detail = isObject(details) ? details : {};

  const partOf = (name: 'statement' | 'bureau') => ('reported' in parts ? parts.reported : parts[name]);
  for (const [name, section] of [
    ['statement', 'Perfios details'],
    ['bureau', 'Cibil details'],
  ] as const) {
    const part = partOf(name);
    if (part.state === 'failed') blame(section, [part.why]);
  }
  const account = take('Financial details', core, 'financialDetails', accountSchema);
  const facts = {
    declared: take('Declared values', core, 'personalDetails', declaredSchema),
    pan: take('Pan details', document, 'pan', panDocumentSchema),
    panDetails: take('Pan details', detail, 'pan', panDetailsSchema),
    aadhaar: take('Aadhaar details', document, 'aadhaar', aadhaarSchema),
    addressProof: take('Aadhaar details', detail, 'address', addressProofSchema),
    voterId: take('VoterId details', document, 'voterId', kycDocumentSchema),
    drivingLicence: take('DL details', document, 'drivingLicense', kycDocumentSchema),
    passport: take('Passport details', document, 'passport', passportSchema),
    account: account && { ...account, pennyDrop: account.pennyDrop ?? pennyDrop },
    equifax: take('Cibil details', detail, 'equifaxBureau', equifaxIdentitySchema),
    ...reported,
  };
  for (const { section, issues } of broken) blame(section, issues);
  return {
    ...facts,
    gps: { ...gps, address: gps.address ?? gpsAddress },
    loading: (['statement', 'bureau'] as const).filter(name => partOf(name).state === 'loading'),
    broken: kycSections.flatMap(section => {
      const issues = faults.get(section);
      return issues ? [{ section, issues }] : [];
    }),
    pageBroken: groups.some(group => group !== null && group !== undefined && !isObject(group)),
  };
}

function reportedIn(core: JsonObject, parts: ReportedParts): ReportedBeside {
  if ('reported' in parts) return parts.reported.state === 'ready' ? parts.reported.value : nothingReported;
  const rawOf = (part: KycPart): JsonObject => (part.state === 'ready' ? part.raw : {});
  const [statement, bureau] = [rawOf(parts.statement), rawOf(parts.bureau)];
  const reported = readReported({
    processedPerfios: statement['processedPerfios'],
    perfiosReport: statement['perfiosReport'],
    equifaxReport: bureau['equifaxReport'],
    bureauBasicDetails: core['bureauBasicDetails'],
    processedCibil: bureau['processedCibil'],
    apolloCibilReport: core['apolloCibilReport'],
  });
  return { ...nothingReported, ...reported };
}
