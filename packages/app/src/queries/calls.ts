import { type AgentDetails, callsContract, callWasQueued } from '@lending-desk/domain/calls';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { occupy, useOccupied } from './occupied';
import { useSingleFlight } from './useSingleFlight';
import { useCall } from './useCall';

const callsApi = apiOf(callsContract);

/** Asks the telephony provider for a call. */
export type PlaceCall = (typeof callsApi)['call'];

export const callQueries = {
  /** What the signed-in person calls with; null before the first save [SH-071]. Only that person changes it. */
  agentDetails: () =>
    queryOptions({
      queryKey: ['calls', 'agentDetails'],
      queryFn: async ({ signal }) => (await callsApi.agentDetails({}, { signal })).data.agentDetails,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Saves what the signed-in person calls with [SH-070]. */
export function useSaveAgentDetails() {
  const client = useQueryClient();
  return useSingleFlight(['agentDetails', 'mine'], {
    mutationFn: async (details: AgentDetails) => (await callsApi.saveAgentDetails(details)).data.agentDetails,
    onSuccess: details => {
      client.setQueryData(callQueries.agentDetails().queryKey, details);
    },
  });
}

export type CallAction = { readonly phone: string; readonly agent: AgentDetails };

/** Whether a number was called a moment ago, from whatever loan. */
export const useJustCalled = (phone: string | null) => useOccupied('phone', phone ?? '');

/** After this time a retry is a new call: by then the phone has rung or it will not. */
const rememberMs = 2 * 60_000;

/** Has the customer of a loan called from a desk [CR-033, CS-026]. It answers the provider's status and whether
 *  that means the call is under way; a refusal of the server is thrown.
 *  @param call  the call of the desk; by default the one of this name */
export function useCallCustomer(
  loanId: number,
  name: 'call' | 'callFromSupport' = 'call',
  call: PlaceCall = callsApi[name],
) {
  return useCall({
    word: 'call',
    of: loanId,
    rememberMs,
    send: async ({ phone, agent }: CallAction, ask) => {
      const sent = {
        loanId,
        phoneNumber: phone,
        ozonetelAgentId: agent.agentId,
        ozonetelUserName: agent.agentUserName,
        campaignKey: agent.campaignName === '' ? undefined : agent.campaignName,
      };
      const { data } = await ask(call, sent);
      occupy('phone', phone);
      return { status: data.status, queued: callWasQueued(data.status) };
    },
    reaches: ({ queued }) => queued,
    // The row of the call comes with the loan's events.
    patch: detail => detail,
  });
}
