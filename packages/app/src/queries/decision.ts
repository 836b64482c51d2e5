import {
  decisionContract,
  type DecisionDraft,
  type DecisionPayload,
  type UnderwritingConfig,
} from '@lending-desk/domain/decision';
import { tagsContract } from '@lending-desk/domain/tags';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../http/apiError';
import { apiOf } from '../http/api';
import type { Ask } from './call';
import { loanInConflict, touchesDecision } from './staleLoan';
import { useCall } from './useCall';

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

async function sendDecision(loanId: number, action: DecisionAction, ask: Ask): Promise<void> {
  const sent = { ...action.payload, version: action.version, loanId: String(loanId) };
  try {
    await ask(decisionApi.process, sent);
  } catch (thrown) {
    const now = loanInConflict(failureOf(thrown), action.version);
    if (!now || touchesDecision(action.base, now)) throw thrown;
    // Somebody changed the loan, but nothing this decision depends on.
    await sendDecision(loanId, { ...action, version: now.version }, ask);
  }
}

/** Sends a decision made on a version of the loan [CR-195]; the loan and the queue are read again. */
export function useProcessApplication(loanId: number) {
  return useCall({
    word: 'decision',
    of: loanId,
    changesQueue: true,
    says: `Decision on loan ${loanId} saved`,
    send: (action: DecisionAction, ask) => sendDecision(loanId, action, ask),
  });
}

/** Adds tags to the choices of the form; the answer is every tag there is [CR-201]. */
export function useAddTags() {
  const client = useQueryClient();
  return useCall({
    word: 'tags',
    of: 'all',
    name: 'Tags',
    send: async (tags: readonly string[], ask) =>
      (await ask(tagsApi.add, { creditTags: [...tags] })).data.creditTags,
    done: creditTags => {
      client.setQueryData(decisionQueries.config().queryKey, (config: UnderwritingConfig | undefined) =>
        config ? { ...config, creditTags } : config,
      );
    },
  });
}
