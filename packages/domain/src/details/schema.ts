import * as v from 'valibot';
import { formatDate } from '../calendar/format';
import { isBusinessDate } from '../calendar/businessDate';
import { isInstant } from '../calendar/instant';
import { type LooseFields, looseFields } from '../contract/looseFields';
import { lastFourOfAadhaar } from '../loan/reduceAadhaar';

// What the Details tab shows of the KYC sections. Names in any capitals, everything may be missing.

const section = <T>(read: (fields: LooseFields) => T) =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const fields = looseFields(dataset.value);
      if (fields) return read(fields);
      addIssue({ message: 'An object was expected' });
      return NEVER;
    }),
  );

/** A date as people read it; one that does not exist as it came. */
function dateText(text: string): string {
  return isBusinessDate(text) || isInstant(text) ? formatDate(text) : text;
}

/** Aadhaar numbers are shown as their last four digits only, whatever was sent. */
function aadhaarNumber(text: string): string {
  return text.replace(/\D/g, '').length < 4 ? text : lastFourOfAadhaar(text);
}

const none = looseFields({});

function inner(fields: LooseFields, name: string): LooseFields | null {
  return looseFields(fields.value(name)) ?? none;
}

/** An address in one text or in parts. */
function addressText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .filter(part => (typeof part === 'string' && part.trim() !== '') || typeof part === 'number')
    .join(', ');
}

/** kycDocuments (CR-164, CR-167): the numbers of the documents and what the Aadhaar says. */
export const detailsDocumentsSchema = section(fields => {
  const numberOf = (document: string) => inner(fields, document)?.text('identifierNumber') ?? '';
  const aadhaar = inner(fields, 'aadhaar');
  return {
    pan: numberOf('pan'),
    aadhaar: {
      number: aadhaarNumber(aadhaar?.text('identifierNumber') ?? ''),
      name: aadhaar?.text('name') ?? '',
      dob: dateText(aadhaar?.text('dob') ?? ''),
      gender: aadhaar?.text('gender') ?? '',
      address: addressText(aadhaar?.value('address')),
    },
    drivingLicense: numberOf('drivingLicense'),
    voterId: numberOf('voterId'),
    passport: numberOf('passport'),
  };
});
export type DetailsDocuments = v.InferOutput<typeof detailsDocumentsSchema>;

/** kycDetails (CR-168): what was read from the PAN and from the address proof. */
export const detailsReadingsSchema = section(fields => {
  const pan = inner(fields, 'pan');
  const proof = inner(fields, 'address');
  return {
    panName: pan?.text('name') ?? '',
    panDob: dateText(pan?.text('dob') ?? ''),
    panNumber: pan?.text('panNo') ?? '',
    /** What kind of document it is, where the provider says so. */
    proof: proof?.text('documentType') ?? '',
    proofName: proof?.text('name') ?? '',
    proofAddress: addressText(proof?.value('address')),
  };
});
export type DetailsReadings = v.InferOutput<typeof detailsReadingsSchema>;
