import { messages } from '@lending-desk/domain/errors';
import type { LoanCore, LoanDetail } from '@lending-desk/domain/loan';
import {
  type AnalysisSettings,
  statementsContract,
  statementMessages,
} from '@lending-desk/domain/statements';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiOf } from '../http/api';
import { fetchWithProgress, keyOfFile } from '../http/fetchWithProgress';
import { loanQueries } from './loan';
import { useCall } from './useCall';

const statementsApi = apiOf(statementsContract);

export const statementQueries = {
  /** The institutions to choose from [CS-043]; they change with a release only. */
  institutions: () =>
    queryOptions({
      queryKey: ['statements', 'institutions'],
      queryFn: async ({ signal }) => (await statementsApi.institutions({}, { signal })).data.institutions,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Saves the months and the policy of the analysis; the loan is read again [CS-042]. */
export function useSaveSettings(loanId: number) {
  return useCall({
    word: 'perfiosSettings',
    of: loanId,
    send: (settings: AnalysisSettings, ask) => ask(statementsApi.settings, { loanId, ...settings }),
    says: statementMessages.settingsUpdated,
  });
}

/** The statements that were answered take the place of those of the loan; its report is read again. */
const answered = {
  patch: (detail: LoanDetail, { bankStatements }: { readonly bankStatements: readonly unknown[] }) => ({
    ...detail,
    raw: { ...detail.raw, bankStatements },
  }),
  changesMore: true,
};

/** Saves the institution of one statement [CS-044]. */
export function useSaveInstitution({ loanId, idString }: Pick<LoanCore, 'loanId' | 'idString'>) {
  return useCall({
    ...answered,
    word: 'statementInstitution',
    of: loanId,
    send: async (choice: { key: string; institutionId: string }, ask) =>
      (await ask(statementsApi.institution, { idString, ...choice })).data.loan,
    says: messages.applicant.updated,
  });
}

/** Takes a statement off the loan, which is read again [CS-048]. */
export function useRemoveStatement(loanId: number) {
  return useCall({
    word: 'removeStatement',
    of: loanId,
    send: (key: string, ask) => ask(statementsApi.remove, { loanId, key }),
    says: statementMessages.removed,
  });
}

/** Starts the analysis; its result comes with the loan's events [CS-046]. */
export function useProcessStatements(loanId: number) {
  return useCall({
    ...answered,
    word: 'processStatements',
    of: loanId,
    send: async (_pressed: null, ask) => (await ask(statementsApi.process, { loanId })).data,
  });
}

export type StatementUpload = {
  readonly file: File;
  readonly password: string;
  readonly institutionId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
};

/** Uploads one statement; the loan is read again [CS-047]. Rejects with the server's message. */
export function useUploadStatement(loanId: number) {
  const client = useQueryClient();
  return useCallback(
    async ({ file, password, institutionId, signal, onProgress }: StatementUpload) => {
      await statementsApi.upload(
        { loanId, file, password, institutionId },
        { signal, idempotencyKey: keyOfFile(file), fetch: fetchWithProgress(onProgress) },
      );
      void client.invalidateQueries({ queryKey: [...loanQueries.details(), String(loanId)] });
    },
    [client, loanId],
  );
}
