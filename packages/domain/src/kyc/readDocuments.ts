import { sectionOf, type SectionState } from '../loose/section';
import { fieldsOf, type JsonObject } from '../loose/loose';
import {
  type Aadhaar,
  aadhaarSchema,
  type KycDocument,
  kycDocumentSchema,
  panDocumentSchema,
  type Passport,
  passportSchema,
} from './schema';
import { documentedNames } from './wireNames';

/** The KYC documents as customer support lists them (CS-130, CS-131). */
export interface SupportDocuments {
  readonly pan: SectionState<KycDocument>;
  readonly drivingLicence: SectionState<KycDocument>;
  readonly voterId: SectionState<KycDocument>;
  readonly passport: SectionState<Passport>;
  readonly aadhaar: SectionState<Aadhaar>;
}

/** Reads each document separately: a broken one does not affect the others.
 *  @param raw  the wire loan with its part 'kyc'; never throws */
export function readDocuments(raw: JsonObject): SupportDocuments {
  const documents = fieldsOf(documentedNames(raw['kycDocuments']));
  return {
    pan: sectionOf(documents, 'pan', panDocumentSchema),
    drivingLicence: sectionOf(documents, 'drivingLicense', kycDocumentSchema),
    voterId: sectionOf(documents, 'voterId', kycDocumentSchema),
    passport: sectionOf(documents, 'passport', passportSchema),
    aadhaar: sectionOf(documents, 'aadhaar', aadhaarSchema),
  };
}
