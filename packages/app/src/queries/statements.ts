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
import { useLoanMutation } from './useLoanMutation';

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
  return useLoanMutation({
    word: 'perfiosSettings',
    loanId,
    send: (settings: AnalysisSettings, once) => {
      const sent = { loanId, ...settings };
      return once(sent, idempotencyKey => statementsApi.settings(sent, { idempotencyKey }));
    },
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
  return useLoanMutation({
    ...answered,
    word: 'statementInstitution',
    loanId,
    send: ({ key, institutionId }: { key: string; institutionId: string }, once) => {
      const sent = { idString, key, institutionId };
      return once(
        sent,
        async idempotencyKey => (await statementsApi.institution(sent, { idempotencyKey })).data.loan,
      );
    },
    says: messages.applicant.updated,
  });
}

/** Takes a statement off the loan, which is read again [CS-048]. */
export function useRemoveStatement(loanId: number) {
  return useLoanMutation({
    word: 'removeStatement',
    loanId,
    send: (key: string, once) => {
      const sent = { loanId, key };
      return once(sent, idempotencyKey => statementsApi.remove(sent, { idempotencyKey }));
    },
    says: statementMessages.removed,
  });
}

/** Starts the analysis; its result comes with the loan's events [CS-046]. */
export function useProcessStatements(loanId: number) {
  return useLoanMutation({
    ...answered,
    word: 'processStatements',
    loanId,
    send: (_pressed: null, once) =>
      once(
        { loanId },
        async idempotencyKey => (await statementsApi.process({ loanId }, { idempotencyKey })).data,
      ),
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
