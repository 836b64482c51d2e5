import { type AgentDetails, callWasQueued } from '@lending-desk/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../http/deskApi';
import { useDeedKey } from '../http/useDeedKey';

export const callQueries = {
  /** What the signed-in person calls with; null before the first save [SH-071]. Only that person changes it. */
  agentDetails: () =>
    queryOptions({
      queryKey: ['calls', 'agentDetails'],
      queryFn: async ({ signal }) => (await api.calls.agentDetails({}, { signal })).data.agentDetails,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Saves what the signed-in person calls with [SH-070]. */
export function useSaveAgentDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (details: AgentDetails) =>
      (await api.calls.saveAgentDetails(details)).data.agentDetails,
    onSuccess: details => client.setQueryData(callQueries.agentDetails().queryKey, details),
  });
}

export type CallDeed = { readonly phone: string; readonly agent: AgentDetails };

/** Has the customer of a loan called from the credit desk [CR-033]. It answers the provider's status and whether
 *  that means the call is under way; a refusal of the server is thrown. */
export function useCallCustomer(loanId: number) {
  const deed = useDeedKey();
  return useMutation({
    mutationFn: async ({ phone, agent }: CallDeed) => {
      const input = {
        loanId,
        phoneNumber: phone,
        ozonetelAgentId: agent.agentId,
        ozonetelUserName: agent.agentUserName,
        campaignKey: agent.campaignName === '' ? undefined : agent.campaignName,
      };
      const { status } = (await api.calls.call(input, { idempotencyKey: deed.keyFor(input) })).data;
      return { status, queued: callWasQueued(status) };
    },
    onSuccess: deed.done,
    onError: deed.failed,
  });
}
