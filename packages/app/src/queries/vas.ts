import type { CallOutput } from '@lending-desk/domain/contract';
import { type VasAnswers, vasContract, type VasFeedback } from '@lending-desk/domain/vas';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const vasApi = apiOf(vasContract);

export const vasQueries = {
  all: ['vas'] as const,
  /** A loan with its VAS feedback [VA-005]. Each read is recorded, so it is read when it is asked for. */
  loan: (loanId: string) =>
    queryOptions({
      queryKey: [...vasQueries.all, loanId],
      queryFn: async ({ signal }) => (await vasApi.read({ loanId }, { signal })).data,
      refetchOnWindowFocus: false,
    }),
};

/** A loan as the VAS screen reads it. */
export type VasRead = CallOutput<typeof vasContract.read>['data'];

export type VasSave = {
  readonly answers: VasAnswers;
  /** The feedback that is replaced, by its position in the stored list; null for a new one. */
  readonly replaces: { readonly index: number; readonly feedback: VasFeedback } | null;
};

/** Adds or edits the person's feedback on a loan and puts the answered list into it [VA-018, VA-019]. */
export function useSaveVasFeedback(loanId: string) {
  const client = useQueryClient();
  return useCall({
    word: 'vas',
    of: loanId,
    name: `VAS feedback on loan ${loanId}`,
    send: async ({ answers, replaces }: VasSave, ask) => {
      const sent = { ...answers, loanId };
      if (replaces === null) return (await ask(vasApi.add, sent)).data;
      return (await ask(vasApi.edit, { ...sent, index: replaces.index, id: replaces.feedback.id })).data;
    },
    done: ({ comments }) => {
      const { queryKey } = vasQueries.loan(loanId);
      // A read that is under way would bring back the list before.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, read => read && { ...read, vasFeedbacks: comments.vasFeedbacks });
    },
  });
}
