import * as v from 'valibot';
import { writtenDateText } from '../compare/dates';
import { field, type JsonObject, objectSchema, textAt } from '../loose/loose';
import { lastFourOfAadhaar } from '../loose/reduceAadhaar';

// The KYC sections as the Details tab shows them. Names in any capitalisation; every field may be missing.

const section = <T>(read: (fields: JsonObject) => T) => v.pipe(objectSchema, v.transform(read));

/** Only the last four digits of an Aadhaar number are shown, whatever was sent. */
function aadhaarNumber(text: string): string {
  return text.replace(/\D/g, '').length < 4 ? text : lastFourOfAadhaar(text);
}

/** An address as one text or in parts. */
function addressText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .filter(part => (typeof part === 'string' && part.trim() !== '') || typeof part === 'number')
    .join(', ');
}

/** kycDocuments (CR-164, CR-167): the document numbers and the data of the Aadhaar. */
export const detailsDocumentsSchema = section(fields => {
  const numberOf = (document: string) => textAt(fields, document, 'identifierNumber');
  const aadhaar = field(fields, 'aadhaar');
  return {
    pan: numberOf('pan'),
    aadhaar: {
      number: aadhaarNumber(textAt(aadhaar, 'identifierNumber')),
      name: textAt(aadhaar, 'name'),
      dob: writtenDateText(textAt(aadhaar, 'dob')),
      gender: textAt(aadhaar, 'gender'),
      address: addressText(field(aadhaar, 'address')),
    },
    drivingLicense: numberOf('drivingLicense'),
    voterId: numberOf('voterId'),
    passport: numberOf('passport'),
  };
});
export type DetailsDocuments = v.InferOutput<typeof detailsDocumentsSchema>;

/** kycDetails (CR-168): what was read from the PAN and from the address proof. */
export const detailsReadingsSchema = section(fields => {
  const pan = field(fields, 'pan');
  const proof = field(fields, 'address');
  return {
    panName: textAt(pan, 'name'),
    panDob: writtenDateText(textAt(pan, 'dob')),
    panNumber: textAt(pan, 'panNo'),
    /** The type of the document, where the provider sends it. */
    proof: textAt(proof, 'documentType'),
    proofName: textAt(proof, 'name'),
    proofAddress: addressText(field(proof, 'address')),
  };
});
export type DetailsReadings = v.InferOutput<typeof detailsReadingsSchema>;
