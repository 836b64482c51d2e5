import {
  decisionContract,
  type DecisionDraft,
  type DecisionPayload,
  type UnderwritingConfig,
} from '@lending-desk/domain/decision';
import { tagsContract } from '@lending-desk/domain/tags';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { idempotencyKeys } from '../drafts/drafts';
import { failureOf } from '../http/apiError';
import { apiOf } from '../http/api';
import { useViewer } from '../session/useViewer';
import type { Once } from './write';
import { loanInConflict, touchesDecision } from './staleLoan';
import { useSingleFlight } from './useSingleFlight';
import { useLoanMutation } from './useLoanMutation';

const decisionApi = apiOf(decisionContract);
const tagsApi = apiOf(tagsContract);

export const decisionQueries = {
  /** The choices of the decision form [CR-192]; an administrator changes them rarely. */
  config: () =>
    queryOptions({
      queryKey: ['decision', 'config'],
      queryFn: async ({ signal }) => (await decisionApi.config({}, { signal })).data,
      staleTime: 10 * 60_000,
    }),
};

export type DecisionAction = {
  readonly payload: DecisionPayload;
  /** What the form held when it was begun, and the version of the loan that was. */
  readonly base: DecisionDraft;
  readonly version: number;
};

async function sendDecision(loanId: number, action: DecisionAction, once: Once): Promise<void> {
  const sent = { ...action.payload, version: action.version, loanId: String(loanId) };
  try {
    await once(sent, idempotencyKey => decisionApi.process(sent, { idempotencyKey }));
  } catch (thrown) {
    const now = loanInConflict(failureOf(thrown), action.version);
    if (!now || touchesDecision(action.base, now)) throw thrown;
    // Somebody changed the loan, but nothing this decision depends on.
    await sendDecision(loanId, { ...action, version: now.version }, once);
  }
}

/** Sends a decision made on a version of the loan [CR-195]; the loan and the queue are read again. */
export function useProcessApplication(loanId: number) {
  return useLoanMutation({
    word: 'decision',
    loanId,
    changesQueue: true,
    says: `Decision on loan ${loanId} saved`,
    send: (action: DecisionAction, once) => sendDecision(loanId, action, once),
  });
}

/** Adds tags to the choices of the form; the answer is every tag there is [CR-201]. */
export function useAddTags() {
  const client = useQueryClient();
  const person = useViewer().idString;
  return useSingleFlight(['tags', 'all'], {
    mutationFn: (tags: readonly string[]) => {
      const sent = { creditTags: [...tags] };
      return idempotencyKeys.once(
        { person, action: ['tags'] },
        sent,
        async idempotencyKey => (await tagsApi.add(sent, { idempotencyKey })).data.creditTags,
      );
    },
    onSuccess: creditTags => {
      client.setQueryData(decisionQueries.config().queryKey, (config: UnderwritingConfig | undefined) =>
        config ? { ...config, creditTags } : config,
      );
    },
  });
}
