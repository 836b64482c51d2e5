import { approvalsContract } from '@lending-desk/domain/approvals';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { loanQueries } from './loan';
import { useWrite } from './useWrite';

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
      refetchOnWindowFocus: 'always',
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
  const { press, ...action } = useWrite({
    word: 'approval',
    of: id,
    name: `Loan ${loanId}`,
    send: (decision: Decision, once) =>
      once({ id, ...decision }, async idempotencyKey => {
        const key = { idempotencyKey };
        const sent = { id };
        switch (decision.action) {
          case 'approve':
            return (await approvalsApi.approve({ ...sent, seen: decision.seen }, key)).data.status;
          case 'refuse':
            return (await approvalsApi.refuse({ ...sent, reason: decision.reason }, key)).data.status;
          case 'takeBack':
            return (await approvalsApi.takeBack(sent, key)).data.status;
        }
      }),
    done: reread,
    unknown: () => void reread(),
  });
  return {
    ...action,
    press: (decision: Decision, done: (status: string) => void) =>
      press(decision, { done, failed: () => void reread() }),
  };
}
