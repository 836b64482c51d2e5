import { approvalsContract } from '@lending-desk/domain/approvals';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { loanQueries } from './loan';
import { useCall } from './useCall';

const approvalsApi = apiOf(approvalsContract);

const queryKey = ['approvals'] as const;

export const approvalsQueries = {
  /** What waits and what was decided lately, read again every half minute while the page is visible. */
  list: () =>
    queryOptions({
      queryKey,
      queryFn: async ({ signal }) => (await approvalsApi.list({}, { signal })).data,
      staleTime: 0,
      refetchInterval: 30_000,
    }),
};

/** What is done with a request; `seen` is that of the list. */
export type Decision =
  | { readonly action: 'approve'; readonly seen: number }
  | { readonly action: 'refuse'; readonly reason: string }
  | { readonly action: 'takeBack' };

/** Decides a request; afterwards, whatever came of it, the requests are read again, and the loan with it. It is pending
 *  until they were, so that a further press decides nothing. */
export function useDecide({ id, loanId }: { readonly id: string; readonly loanId: number }) {
  const client = useQueryClient();
  const reread = async () => {
    void client.invalidateQueries({ queryKey: [...loanQueries.details(), String(loanId)] });
    await client.invalidateQueries({ queryKey });
  };
  return useCall({
    word: 'approval',
    of: id,
    name: `Loan ${loanId}`,
    send: async (decision: Decision, ask) => {
      switch (decision.action) {
        case 'approve':
          return (await ask(approvalsApi.approve, { id, seen: decision.seen })).data.status;
        case 'refuse':
          return (await ask(approvalsApi.refuse, { id, reason: decision.reason })).data.status;
        case 'takeBack':
          return (await ask(approvalsApi.takeBack, { id })).data.status;
      }
    },
    done: reread,
    failed: () => void reread(),
  });
}
