import { messages } from '@lending-desk/domain/errors';
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

/** Saves the institution of one statement; the loan is read again [CS-044]. */
export function useSaveInstitution(loanId: number) {
  return useLoanMutation({
    word: 'statementInstitution',
    loanId,
    send: async ({ key, institutionId }: { key: string; institutionId: string }, once) => {
      const sent = { idString: loanId, key, institutionId };
      await once(sent, idempotencyKey => statementsApi.institution(sent, { idempotencyKey }));
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
    word: 'processStatements',
    loanId,
    /** @returns which run it is; null from a backend that does not say */
    send: (_pressed: null, once) =>
      once(
        { loanId },
        async idempotencyKey =>
          (await statementsApi.process({ loanId }, { idempotencyKey })).data.runId ?? null,
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
