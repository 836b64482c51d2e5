import { randomUUID } from 'node:crypto';
import {
  applicantMessages,
  fieldsOfBody,
  overtakenFields,
  proofLabels,
  storedValues,
  withChanges,
} from '@lending-desk/domain/applicant';
import type { contract, UploadedFile } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { field, fieldsOf } from '@lending-desk/domain/loose';
import { inTransaction } from '../db/transaction';
import { markReplaced, storeFiles } from '../files/storedFiles';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { readSections, writeSections } from '../loan/sections';
import { openForEdit, overtaken, remarkChange } from './openForEdit';

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' };

/** A key of our own: nothing of the sender's name for the file is in it. */
const keyOf = (folder: string, loanId: number, name: string, { contentType }: UploadedFile) =>
  `${folder}/${loanId}/${randomUUID()}/${name}.${endings[contentType] ?? 'jpg'}`;

/** The key of the picture a document or a person has; none where there is no picture. */
const keysAt = (owner: unknown, name: string): string[] => {
  const key = field(field(owner, name), 'key');
  return typeof key === 'string' ? [key] : [];
};

/** Replaces the selfie (CS-112). The one before, which the audit names, stays stored for the configured time. */
export const uploadSelfie: Verb<typeof contract.applicant.selfie> = async (context, { loanId: ref, photo }) =>
  inTransaction(context.db, async tx => {
    const row = await openForEdit(tx, context, ref, 'kyc');
    if (!photo) throw new Refused(400, messages.applicant.selfieRequired);
    const { loanId } = row;
    const key = keyOf('selfies', loanId, 'selfie', photo);
    await storeFiles(tx, [{ key, loanId, file: photo }], context.now);
    const { personalDetails } = await readSections(tx, loanId, ['personalDetails']);
    await markReplaced(tx, { keys: keysAt(personalDetails, 'photo'), loanId }, context.now);
    await writeSections(tx, context, {
      loanId,
      sections: { personalDetails: { ...fieldsOf(personalDetails), photo: { key, presignedUrl: null } } },
      action: 'applicant.selfie',
      announces: 'applicant',
    });
    await remarkChange(tx, context, row, ['Selfie']);
    return {};
  });

interface DocumentChange {
  readonly document: 'pan' | 'drivingLicense' | 'voterId' | 'passport';
  readonly label: string;
  readonly action: string;
  /** Of the document in wire shape, only what is changed. */
  readonly changes: {
    readonly identifierNumber?: string | undefined;
    readonly additionalDetails?: { readonly fileNo: string };
  };
  /** What the sender saw, by the names of the fields. */
  readonly original: Readonly<Record<string, string>>;
  readonly photos: readonly (readonly ['frontPhoto' | 'backPhoto', UploadedFile | undefined])[];
}

/** Changes the photos and numbers of one KYC document. A verification of what it was before says nothing about the
 *  new one, so the document has to be verified again. */
async function changeDocument(
  context: SignedInContext,
  ref: string,
  change: DocumentChange,
): Promise<object> {
  const { document, label, action, changes, original } = change;
  return inTransaction(context.db, async tx => {
    const row = await openForEdit(tx, context, ref, 'kyc');
    const { loanId } = row;
    const group = document === 'pan' ? 'pan' : 'proof';
    const sections = await readSections(tx, loanId, ['kycDocuments']);
    const after = withChanges(sections['kycDocuments'], { [document]: changes });
    const stored = storedValues(sections, [group]);
    const wanted = storedValues({ kycDocuments: after }, [group]);
    const sent = fieldsOfBody(group, { [document]: changes });
    const late = overtakenFields(sent, { original, stored, wanted });
    if (late.length > 0) throw await overtaken(tx, loanId, { action, group }, late);
    const changed = sent.filter(one => stored[one.name] !== wanted[one.name]);
    const uploads = change.photos.flatMap(([side, file]) =>
      file ? [{ side, key: keyOf('kyc', loanId, `${document}-${side}`, file), loanId, file }] : [],
    );
    if (sent.length === 0 && uploads.length === 0) throw new Refused(400, applicantMessages.nothingSent);
    if (changed.length === 0 && uploads.length === 0) return {};
    const [first, ...others] = uploads;
    if (first) await storeFiles(tx, [first, ...others], context.now);
    const replaced = uploads.flatMap(({ side }) => keysAt(field(sections['kycDocuments'], document), side));
    await markReplaced(tx, { keys: replaced, loanId }, context.now);
    await writeSections(tx, context, {
      loanId,
      sections: {
        kycDocuments: {
          ...after,
          [document]: {
            ...fieldsOf(field(after, document)),
            ...Object.fromEntries(uploads.map(({ side, key }) => [side, { key, presignedUrl: null }])),
            verified: false,
            verificationResult: [],
          },
        },
      },
      action,
      announces: 'documents',
    });
    const pictures = uploads.map(({ side }) => `${label}, ${side === 'frontPhoto' ? 'front' : 'back'} photo`);
    await remarkChange(tx, context, row, [...changed.map(({ fullLabel }) => fullLabel), ...pictures]);
    return {};
  });
}

const seen = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value });

/** Changes the photo or the number of the PAN (CS-113). */
export const uploadPan: Verb<typeof contract.applicant.pan> = async (context, input) =>
  changeDocument(context, input.loanId, {
    document: 'pan',
    label: 'PAN',
    action: 'applicant.pan',
    changes: { identifierNumber: input.identifierNumber },
    original: seen('pan.identifierNumber', input.originalNumber),
    photos: [['frontPhoto', input.frontPhoto]],
  });

/** Changes the photos or numbers of an address proof (CS-114); only a passport has a file number (CS-105). */
export const uploadKycDocument: Verb<typeof contract.applicant.document> = async (context, input) => {
  const { documentType: type, fileNo } = input;
  return changeDocument(context, input.loanId, {
    document: type,
    label: proofLabels[type],
    action: 'applicant.document',
    changes: {
      identifierNumber: input.identifierNumber,
      ...(type === 'passport' && fileNo !== undefined && { additionalDetails: { fileNo } }),
    },
    original: {
      ...seen(`${type}.identifierNumber`, input.originalNumber),
      ...seen(`${type}.additionalDetails.fileNo`, input.originalFileNo),
    },
    photos: [
      ['frontPhoto', input.frontPhoto],
      ['backPhoto', input.backPhoto],
    ],
  });
};
