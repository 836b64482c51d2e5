import * as v from 'valibot';
import { type KycSection, kycSections } from '../errors/messages';
import { type SectionState, sectionOf } from '../loan/section';
import { isObject, type JsonObject } from '../loose/loose';
import { looseText } from '../loose/schemas';
import {
  bureauContactsSchema,
  cibilConsumerSchema,
  cibilPersonSchema,
  equifaxPersonSchema,
  joinIdentities,
  nobody,
  type ReportedIdentity,
  statementCustomerSchema,
  statementHolderSchema,
} from './bankAndBureau';
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
  readonly broken: readonly { readonly section: KycSection; readonly issues: readonly string[] }[];
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
  parts: { readonly statement: KycPart; readonly bureau: KycPart },
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
  const [documents, details] = [documentedNames(kyc['kycDocuments']), documentedNames(kyc['kycDetails'])];
  const groups = [documents, details];
  const document = isObject(documents) ? documents : {};
  const detail = isObject(details) ? details : {};

  const rawOf = (part: KycPart, section: KycSection): JsonObject => {
    if (part.state === 'failed') blame(section, [part.why]);
    return part.state === 'ready' ? part.raw : {};
  };
  const statement = rawOf(parts.statement, 'Perfios details');
  const bureau = rawOf(parts.bureau, 'Cibil details');
  const identity = (
    section: KycSection,
    ...found: readonly (readonly [JsonObject, string, v.GenericSchema<unknown, ReportedIdentity>])[]
  ) =>
    found
      .map(([raw, name, schema]) => take(section, raw, name, schema) ?? nobody)
      .reduce(joinIdentities, nobody);

  const facts = {
    declared: take('Declared values', core, 'personalDetails', declaredSchema),
    pan: take('Pan details', document, 'pan', panDocumentSchema),
    panDetails: take('Pan details', detail, 'pan', panDetailsSchema),
    aadhaar: take('Aadhaar details', document, 'aadhaar', aadhaarSchema),
    addressProof: take('Aadhaar details', detail, 'address', addressProofSchema),
    voterId: take('VoterId details', document, 'voterId', kycDocumentSchema),
    drivingLicence: take('DL details', document, 'drivingLicense', kycDocumentSchema),
    passport: take('Passport details', document, 'passport', passportSchema),
    account: take('Financial details', core, 'financialDetails', accountSchema),
    statement: identity(
      'Perfios details',
      [statement, 'processedPerfios', statementHolderSchema],
      [statement, 'perfiosReport', statementCustomerSchema],
    ),
    equifax: take('Cibil details', detail, 'equifaxBureau', equifaxIdentitySchema),
    equifaxReport: identity(
      'Cibil details',
      [bureau, 'equifaxReport', equifaxPersonSchema],
      [core, 'bureauBasicDetails', bureauContactsSchema],
    ),
    cibil: identity(
      'Cibil details',
      [bureau, 'processedCibil', cibilPersonSchema],
      [core, 'apolloCibilReport', cibilConsumerSchema],
    ),
  };
  return {
    ...facts,
    gps,
    loading: (['statement', 'bureau'] as const).filter(part => parts[part].state === 'loading'),
    broken: kycSections.flatMap(section => {
      const issues = faults.get(section);
      return issues ? [{ section, issues }] : [];
    }),
    pageBroken: groups.some(group => group !== null && group !== undefined && !isObject(group)),
  };
}
