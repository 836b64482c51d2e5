import type { DecisionPayload, UnderwritingConfig } from '@lending-desk/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../http/deskApi';
import { useDeedKey } from '../http/useDeedKey';
import { loanQueries } from './loan';

export const decisionQueries = {
  /** The choices of the decision form [CR-192]; an administrator changes them rarely. */
  config: () =>
    queryOptions({
      queryKey: ['decision', 'config'],
      queryFn: async ({ signal }) => (await api.decision.config({}, { signal })).data,
      staleTime: 10 * 60_000,
    }),
};

/** Sends a decision made on a version of the loan [CR-195]; the loan and the queue are read anew. */
export function useProcessApplication(id: string) {
  const client = useQueryClient();
  const deed = useDeedKey();
  return useMutation({
    mutationFn: (decision: DecisionPayload & { readonly version: number }) => {
      const idempotencyKey = deed.keyFor({ id, decision });
      return api.decision.process({ ...decision, loanId: id }, { idempotencyKey });
    },
    onSuccess: () => {
      deed.done();
      void client.invalidateQueries({ queryKey: [...loanQueries.details(), id] });
      void client.invalidateQueries({ queryKey: loanQueries.lists() });
    },
    onError: deed.failed,
  });
}

/** Adds tags to the choices of the form; the answer is every tag there is [CR-201]. */
export function useAddTags() {
  const client = useQueryClient();
  const deed = useDeedKey();
  return useMutation({
    mutationFn: async (creditTags: readonly string[]) => {
      const idempotencyKey = deed.keyFor({ creditTags });
      return (await api.tags.add({ creditTags: [...creditTags] }, { idempotencyKey })).data.creditTags;
    },
    onSuccess: creditTags => {
      deed.done();
      client.setQueryData(decisionQueries.config().queryKey, (config: UnderwritingConfig | undefined) =>
        config ? { ...config, creditTags } : config,
      );
    },
    onError: deed.failed,
  });
}
