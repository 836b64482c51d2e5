import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import {
  offlineKycName,
  type OfflineKycOutcome,
  offlineKycVerified,
  refusedOfflineKyc,
} from '@lending-desk/domain/kyc';
import { fieldsOf } from '@lending-desk/domain/loose';
import { openForEdit, remarkChange } from '../applicant/openForEdit';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { type CallContext, type OutsideVerb, Refused } from '../http/verb';
import { readSections, writeSections } from '../loan/sections';
import { ReaderEnded, uploadReaders } from '../readers/limitedReaders';
import { readerLimits } from '../readers/readerLimits';

type Call = typeof contract.kyc.verifyOffline;

interface Noted {
  readonly ref: string;
  readonly objectName: string;
  readonly shareCode: string;
  readonly certificates: readonly string[];
}

/** The issuer's certificates: those configured, or a demonstration's sample signer. Empty: nothing can be verified. */
export function offlineKycCertificates({
  config,
  sandbox,
}: Pick<CallContext, 'config' | 'sandbox'>): readonly string[] {
  const { aadhaarCertificates: configured } = config;
  return configured.length > 0 ? configured : (sandbox?.aadhaarCertificates ?? []);
}

/** Verifies an Aadhaar offline e-KYC file in a reader process (CS-131). One that counts replaces the Aadhaar document
 *  of the loan by its reduced data; any other leaves it as it was. The audit has the question and the outcome, and the file is removed. */
export const checkOfflineKyc: OutsideVerb<Call, Noted, OfflineKycOutcome> = {
  limitMs: (readerLimits.seconds + 10) * 1000,
  note: async (context, { loanId: ref, file, shareCode }) => {
    const certificates = offlineKycCertificates(context);
    if (certificates.length === 0) throw new Refused(503, messages.providers.notConfigured(offlineKycName));
    await inTransaction(context.db, async tx => {
      const { loanId } = await openForEdit(tx, context, ref, 'kyc');
      const after = { sha256: file.sha256 };
      await recordAudit(tx, context, { action: 'kyc.offlineAsked', loanId, after });
    });
    return { ref, objectName: file.objectName, shareCode, certificates };
  },
  act: async ({ objectName, shareCode, certificates }, { files, config, now }) => {
    const stream = await files.storage.read(objectName);
    if (!stream) throw new Error('The file storage has lost an object');
    // At most two megabytes, by the call's declaration.
    const bytes = new Uint8Array(await buffer(stream as NodeStream<Uint8Array>));
    // It names its holder in full: nothing of it stays here.
    await files.storage.remove(objectName);
    const maxAgeDays = config.aadhaarMaxAgeDays;
    const asked = { bytes, shareCode, certificates, at: now.toISOString(), maxAgeDays };
    try {
      return await uploadReaders.run('offlineKyc', asked);
    } catch (error) {
      if (error instanceof ReaderEnded) return refusedOfflineKyc('notXml');
      throw error;
    }
  },
  recordOutcome: async (context, { ref }, outcome) =>
    inTransaction(context.db, async tx => {
      const row = await openForEdit(tx, context, ref, 'kyc');
      const { loanId } = row;
      if (outcome.code !== 200) {
        const { code, xmlVerify, refusal, message } = outcome;
        const after = { refusal, xmlVerify };
        await recordAudit(tx, context, { action: 'kyc.offlineRefused', loanId, after });
        return { data: { code, xmlVerify, message } };
      }
      await writeSections(tx, context, {
        loanId,
        sections: { kycDocuments: await documentsWith(tx, loanId, outcome) },
        action: 'kyc.offlineVerified',
        announces: 'documents',
      });
      await remarkChange(tx, context, row, [offlineKycName]);
      return { data: { code: 200, xmlVerify: true, message: offlineKycVerified } };
    }),
  unknownOutcome: {
    data: { code: 422, xmlVerify: false, message: 'The document was not checked. Try again' },
  },
};

/** The KYC documents of a loan with a verified Aadhaar document; photos of the card stay. */
async function documentsWith(
  tx: Transaction,
  loanId: number,
  { xmlVerify, code, aadhaar }: Extract<OfflineKycOutcome, { readonly code: 200 }>,
): Promise<object> {
  const { kycDocuments } = await readSections(tx, loanId, ['kycDocuments']);
  const { last4, ...said } = aadhaar;
  const document = { ...said, code, xmlVerify, identifierNumber: `XXXXXXXX${last4}` };
  const before = fieldsOf(fieldsOf(kycDocuments)['aadhaar']);
  return { ...fieldsOf(kycDocuments), aadhaar: { ...before, ...document } };
}
