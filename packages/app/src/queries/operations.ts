import type { BusinessDate } from '@lending-desk/domain/calendar';
import { type OpenJob, operationsContract } from '@lending-desk/domain/operations';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const operationsApi = apiOf(operationsContract);

const queryKey = ['operations'] as const;

export const operationsQueries = {
  /** The state of the installation, read again every ten seconds while the page is visible. */
  state: () =>
    queryOptions({
      queryKey,
      queryFn: async ({ signal }) => (await operationsApi.read({}, { signal })).data,
      staleTime: 0,
      refetchInterval: 10_000,
    }),
  /** The last check of the ledger, read again every two seconds while it runs. */
  ledgerCheck: () =>
    queryOptions({
      queryKey: [...queryKey, 'ledgerCheck'],
      queryFn: async ({ signal }) => (await operationsApi.ledgerCheck({}, { signal })).data,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? 2_000 : false),
    }),
};

export type JobOrder = { readonly job: Pick<OpenJob, 'id' | 'kind'>; readonly action: 'runAgain' | 'giveUp' };

/** What is read again whatever came of a write. */
function useReread() {
  const client = useQueryClient();
  const done = () => client.invalidateQueries({ queryKey });
  return { done, failed: () => void done() };
}

/** Has a dead job run again, or gives a job up; afterwards the jobs are read again. */
export function useJobOrder() {
  return useCall({
    ...useReread(),
    word: 'jobs',
    of: 'operations',
    name: 'Operations',
    send: async ({ job, action }: JobOrder, ask) => {
      const sent = { jobId: job.id };
      await (action === 'runAgain' ? ask(operationsApi.runAgain, sent) : ask(operationsApi.giveUp, sent));
    },
  });
}

/** Disburses an approved loan [M10]. */
export function useDisburse() {
  return useCall({
    word: 'disbursal',
    of: 'operations',
    name: 'Disbursal',
    send: async (disbursal: { loanId: number; on: BusinessDate; reference: string }, ask) =>
      (await ask(operationsApi.disburse, disbursal)).data.status,
    done: () => undefined,
  });
}

/** Has the ledger checked; afterwards its state is read again. */
export function useCheckLedger() {
  return useCall({
    ...useReread(),
    word: 'ledgerCheck',
    of: 'operations',
    name: 'Ledger check',
    send: (_pressed: null, ask) => ask(operationsApi.checkLedger, {}),
  });
}
