import {
  applicantEditContract,
  type EditField,
  type EditValues,
  financialBody,
  originalOf,
  personalBody,
  professionalBody,
  type ProofType,
  wireOf,
  withChanges,
} from '@lending-desk/domain/applicant';
import type { LoanDetail, PartialLoan } from '@lending-desk/domain/loan';
import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { fetchWithProgress } from '../http/fetchWithProgress';
import type { Call } from './call';
import { supportSource } from './supportLoan';
import { useCall } from './useCall';

const editApi = apiOf(applicantEditContract);

/** The states to choose from; they do not change while the page is open [CS-107]. */
export const stateListQuery = queryOptions({
  queryKey: ['states'],
  queryFn: async ({ signal }) => (await editApi.states({}, { signal })).data.stateList,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The changed fields of one group, and what is stored in them. */
export type GroupInput = {
  readonly fields: readonly EditField[];
  readonly values: EditValues;
  readonly stored: EditValues;
};

type Body = Readonly<Record<string, unknown>>;

/** The loan that is shown, with the changed fields of a section: the form never shows the old ones again. */
function patched(detail: LoanDetail, section: string, body: Body): LoanDetail {
  return { ...detail, raw: { ...detail.raw, [section]: withChanges(detail.raw[section], body) } };
}

/** Saves changed personal details [CS-108]. */
export function useSavePersonal(loanId: number) {
  return useCall({
    word: 'applicant.personal',
    of: loanId,
    send: async ({ fields, values, stored }: GroupInput, ask) => {
      const body = personalBody(fields, values);
      const sent = { loanId, ...body, original: originalOf(fields, stored) };
      await ask(editApi.personal, sent);
      return body;
    },
    patch: (detail, body) => patched(detail, 'personalDetails', body),
    changesQueue: true,
  });
}

/** Saves changed professional details and the work address [CS-109]. */
export function useSaveProfessional(loanId: number) {
  return useCall({
    word: 'applicant.professional',
    of: loanId,
    send: async ({ fields, values, stored }: GroupInput, ask) => {
      const sent = {
        loanId,
        ...professionalBody(fields, values),
        original: originalOf(fields, stored),
      };
      await ask(editApi.professional, sent);
      return wireOf(fields, values);
    },
    patch: (detail, body) => {
      const { workAddress } = body;
      const saved = patched(detail, 'professionalDetails', body);
      // Support's loan has the work address in the personal details as well.
      return workAddress ? patched(saved, 'personalDetails', { workAddress }) : saved;
    },
  });
}

/** Saves changed financial details [CS-110]. */
export function useSaveFinancial(loanId: number) {
  return useCall({
    word: 'applicant.financial',
    of: loanId,
    send: async ({ fields, values, stored }: GroupInput, ask) => {
      const body = financialBody(fields, values);
      const sent = { loanId, ...body, original: originalOf(fields, stored) };
      await ask(editApi.financial, sent);
      return body;
    },
    patch: (detail, body) => patched(detail, 'financialDetails', body),
  });
}

/** Photos of an upload, and where their progress goes. */
type PhotoInput = { readonly onProgress: (percent: number) => void };

/** Replaces the selfie [CS-112]. */
export function useUploadSelfie(loanId: number) {
  return useCall({
    word: 'applicant.selfie',
    of: loanId,
    send: ({ photo, onProgress }: PhotoInput & { photo: File }, ask) =>
      ask(editApi.selfie, { loanId, photo }, { fetch: fetchWithProgress(onProgress) }),
  });
}

export type DocumentInput = PhotoInput &
  GroupInput & { readonly front: File | undefined; readonly back: File | undefined };

type DocumentSaved = { readonly body: Body; readonly uploaded: boolean };

/** What a document's write changes in the part of the loan that has the documents: the numbers at once, so that the
 *  form does not show the old ones again, and the links to the photos when it is read again. */
function useDocumentWrite<Input extends DocumentInput>(
  loanId: number,
  call: Pick<Call<Input, DocumentSaved>, 'word' | 'send'>,
) {
  const client = useQueryClient();
  return useCall<Input, DocumentSaved>({
    ...call,
    of: loanId,
    unknown: () =>
      void client.invalidateQueries({ queryKey: supportSource.part(String(loanId), 'kyc').queryKey }),
    done: async ({ body }) => {
      const { queryKey } = supportSource.part(String(loanId), 'kyc');
      client.setQueryData(
        queryKey,
        (part: PartialLoan | undefined) =>
          part && {
            ...part,
            raw: { ...part.raw, kycDocuments: withChanges(part.raw['kycDocuments'], body) },
          },
      );
      await client.cancelQueries({ queryKey });
      void client.invalidateQueries({ queryKey });
    },
  });
}

const savedOf = ({ fields, values, front, back }: DocumentInput): DocumentSaved => ({
  body: wireOf(fields, values),
  uploaded: front !== undefined || back !== undefined,
});

/** The number of a document, where it is sent. */
function numbersOf(document: string, { fields, values, stored }: GroupInput) {
  const body = fieldsOf(wireOf(fields, values)[document]);
  const path = `${document}.identifierNumber`;
  const isSent = fields.some(({ name }) => name === path);
  return isSent
    ? { identifierNumber: textAt(body, 'identifierNumber'), originalNumber: stored[path] ?? '' }
    : {};
}

/** Changes photo or number of the PAN [CS-113]. */
export function useUploadPan(loanId: number) {
  return useDocumentWrite<DocumentInput>(loanId, {
    word: 'applicant.pan',
    send: async (input, ask) => {
      const sent = { loanId, ...numbersOf('pan', input), frontPhoto: input.front };
      await ask(editApi.pan, sent, { fetch: fetchWithProgress(input.onProgress) });
      return savedOf(input);
    },
  });
}

/** Changes photos or numbers of an address proof [CS-114]. */
export function useUploadProof(loanId: number) {
  return useDocumentWrite<DocumentInput & { readonly type: ProofType }>(loanId, {
    word: 'applicant.proof',
    send: async (input, ask) => {
      const { type, fields, values, stored } = input;
      const fileNo = `${type}.additionalDetails.fileNo`;
      const sent = {
        loanId,
        documentType: type,
        ...numbersOf(type, input),
        ...(fields.some(({ name }) => name === fileNo) && {
          fileNo: (values[fileNo] ?? '').trim(),
          originalFileNo: stored[fileNo] ?? '',
        }),
        frontPhoto: input.front,
        backPhoto: input.back,
      };
      await ask(editApi.document, sent, { fetch: fetchWithProgress(input.onProgress) });
      return savedOf(input);
    },
  });
}
