import type { BusinessDate } from '@lending-desk/domain/calendar';
import { type OpenJob, operationsContract } from '@lending-desk/domain/operations';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { useWrite } from './useWrite';

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
      refetchOnWindowFocus: 'always',
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

/** Has a dead job run again, or gives a job up; afterwards, whatever came of it, the jobs are read again. */
export function useJobOrder() {
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey });
  const { press, ...action } = useWrite({
    word: 'jobs',
    of: 'operations',
    name: 'Operations',
    send: ({ job, action: what }: JobOrder, once) =>
      once([job.id, what], async idempotencyKey => {
        await operationsApi[what]({ jobId: job.id }, { idempotencyKey });
      }),
    done: reread,
  });
  return {
    ...action,
    press: (order: JobOrder, done: () => void) => press(order, { done, failed: () => void reread() }),
  };
}

/** Disburses an approved loan [M10]. */
export function useDisburse() {
  return useWrite({
    word: 'disbursal',
    of: 'operations',
    name: 'Disbursal',
    send: (disbursal: { loanId: number; on: BusinessDate; reference: string }, once) =>
      once(
        disbursal,
        async idempotencyKey => (await operationsApi.disburse(disbursal, { idempotencyKey })).data.status,
      ),
    done: () => undefined,
  });
}

/** Has the ledger checked; afterwards, whatever came of it, its state is read again. */
export function useCheckLedger() {
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey });
  const { press, ...action } = useWrite({
    word: 'ledgerCheck',
    of: 'operations',
    name: 'Ledger check',
    send: (_nothing: null, once) =>
      once(
        null,
        async idempotencyKey => (await operationsApi.checkLedger({}, { idempotencyKey })).data.status,
      ),
    done: reread,
  });
  return { ...action, press: () => press(null, { failed: () => void reread() }) };
}
