import * as v from 'valibot';
import { masked } from '../loose/masked';
import { looseFlag, looseList, looseText } from '../loose/schemas';
import { reduceAadhaar } from '../loose/reduceAadhaar';

/** A picture: a stored file with its signed link, or the link alone. */
export interface KycImage {
  /** Null while there is no link to it. */
  readonly url: string | null;
  /** Identifies a covered picture for a reveal. @default it is not covered */
  readonly reveal?: string | undefined;
}

function pictureOf(file: {
  readonly key: string | null;
  readonly presignedUrl: string | null;
  readonly reveal: string | null;
}): KycImage | null {
  if (file.reveal !== null) return { url: null, reveal: file.reveal };
  return file.key || file.presignedUrl ? { url: file.presignedUrl } : null;
}

/** A picture on the wire; null where there is none. */
export const kycImage = v.pipe(
  v.nullish(
    v.union([v.string(), v.object({ key: looseText, presignedUrl: looseText, reveal: looseText })]),
    null,
  ),
  v.transform((value): KycImage | null => {
    if (value === null || value === '') return null;
    if (typeof value !== 'string') return pictureOf(value);
    return { url: /^(?:https?:\/\/|\/|data:image\/)/.test(value) ? value : null };
  }),
);

/** What a verifier or OCR found, under its own field names, with nested objects flattened ('address.city'). */
export type Findings = Readonly<Record<string, string>>;

function flat(value: unknown, under = ''): [string, string][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [[under === '' ? 'result' : under, String(value)]];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) =>
    flat(item, under === '' ? name : `${under}.${name}`),
  );
}

const findings = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value): Findings => Object.fromEntries(flat(value))),
);

const wireCheck = v.pipe(
  v.object({
    response: v.nullish(
      v.object({
        verification: v.nullish(v.object({ 'status-code': looseText, result: findings }), null),
        ocrVerification: v.nullish(v.object({ front: findings, back: findings }), null),
      }),
      null,
    ),
  }),
  v.transform(({ response }) => ({
    /** The verifier's code as text: '101' whether it was sent as a number or as text. */
    statusCode: response?.verification?.['status-code'] ?? null,
    result: response?.verification?.result ?? {},
    front: response?.ocrVerification?.front ?? {},
    back: response?.ocrVerification?.back ?? {},
  })),
);
export type KycCheck = v.InferOutput<typeof wireCheck>;

const documentFields = {
  verified: looseFlag,
  identifierNumber: masked('document', looseText),
  frontPhoto: masked('file', kycImage),
  backPhoto: masked('file', kycImage),
  verificationResult: looseList(wireCheck),
};

const documentOf = (wire: v.InferOutput<v.ObjectSchema<typeof documentFields, undefined>>) => ({
  verified: wire.verified,
  number: wire.identifierNumber,
  front: wire.frontPhoto,
  back: wire.backPhoto,
  checks: wire.verificationResult,
});

/** PAN, driving licence, voter id (CR-165, CR-166). */
export const kycDocumentSchema = v.pipe(v.object(documentFields), v.transform(documentOf));

/** The PAN; its number is masked for viewers. */
export const panDocumentSchema = v.pipe(
  v.object({ ...documentFields, identifierNumber: masked('pan', looseText) }),
  v.transform(documentOf),
);
export type KycDocument = v.InferOutput<typeof kycDocumentSchema>;

/** A passport also has a file number. */
export const passportSchema = v.pipe(
  v.object({
    ...documentFields,
    additionalDetails: v.nullish(v.object({ fileNo: masked('document', looseText) }), null),
  }),
  v.transform(wire => ({ ...documentOf(wire), fileNumber: wire.additionalDetails?.fileNo ?? null })),
);
export type Passport = v.InferOutput<typeof passportSchema>;

const portrait = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/** The Aadhaar document (CR-167). Only the last four digits of its number are read, in every field; the portrait
 *  is accepted only as plain base64. */
export const aadhaarSchema = v.pipe(
  v.unknown(),
  v.transform(value => reduceAadhaar({ aadhaar: value }).aadhaar),
  v.object({
    ...documentFields,
    code: looseText,
    xmlVerify: looseFlag,
    name: looseText,
    dob: looseText,
    address: looseText,
    gender: looseText,
    imagebase64: looseText,
  }),
  v.transform(wire => ({
    ...documentOf(wire),
    /** The answer's code as a number; null if missing or a word. */
    code: wire.code !== null && /^\d+$/.test(wire.code) ? Number(wire.code) : null,
    xmlVerified: wire.xmlVerify,
    name: wire.name,
    dob: wire.dob,
    address: wire.address,
    gender: wire.gender,
    portrait:
      wire.imagebase64 !== null && portrait.test(wire.imagebase64)
        ? { url: `data:image/jpeg;base64,${wire.imagebase64.replace(/\s/g, '')}` }
        : null,
  })),
);
export type Aadhaar = v.InferOutput<typeof aadhaarSchema>;

/** kycDetails.pan: the data on the card (CR-168). */
export const panDetailsSchema = v.object({
  name: looseText,
  dob: looseText,
  panNo: masked('pan', looseText),
});
export type PanDetails = v.InferOutput<typeof panDetailsSchema>;

const addressProofFields = {
  name: looseText,
  dob: looseText,
  address: looseText,
  frontImage: masked('file', kycImage),
  backImage: masked('file', kycImage),
};

/** kycDetails.address: the data on the proof of address (CR-168). */
export const addressProofSchema = v.pipe(
  v.unknown(),
  v.transform(value => reduceAadhaar({ aadhaar: value }).aadhaar),
  v.object(addressProofFields),
  v.transform(({ frontImage, backImage, ...rest }) => ({ ...rest, front: frontImage, back: backImage })),
);
export type AddressProof = v.InferOutput<typeof addressProofSchema>;

const wirePlace = v.pipe(
  v.object({ address: looseText, Postal: looseText, State: looseText }),
  v.transform(wire => ({ address: wire.address, postal: wire.Postal, state: wire.State })),
);
/** An address from the bureau. */
export type BureauPlace = v.InferOutput<typeof wirePlace>;

/** kycDetails.equifaxBureau (CR-168). */
export const equifaxIdentitySchema = v.pipe(
  v.object({
    name: looseText,
    dob: looseText,
    panNo: masked('pan', looseText),
    address: looseList(wirePlace),
  }),
  v.transform(({ address, ...rest }) => ({ ...rest, addresses: address })),
);
export type EquifaxIdentity = v.InferOutput<typeof equifaxIdentitySchema>;

/** The sections kycDocuments and kycDetails in wire shape, for masking (CR-164, CR-168). */
export const kycDocumentsWire = v.object({
  pan: panDocumentSchema,
  aadhaar: aadhaarSchema,
  drivingLicense: kycDocumentSchema,
  voterId: kycDocumentSchema,
  passport: passportSchema,
});
export const kycDetailsWire = v.object({
  pan: panDetailsSchema,
  address: v.object({ ...addressProofFields, documentType: looseText }),
  equifaxBureau: equifaxIdentitySchema,
});
