import type { LoanDesk } from '@lending-desk/domain/access';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import {
  type FollowUp,
  followUpContract,
  followUpMessages,
  followUpSchema,
} from '@lending-desk/domain/followup';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiOf } from '../http/api';
import { failureOf } from '../http/apiError';
import type { Call } from './call';
import { loanQueries } from './loan';
import { useCall } from './useCall';

const followUpApi = apiOf(followUpContract);

/** The form of a loan's follow-up in the drafts, and the write that sends it. */
export const followUpForm = 'followUp';

/** A loan as its address has it, at a desk. */
type At = { readonly id: string; readonly desk: LoanDesk };

export const followUpQueries = {
  /** The follow-up of a loan; a notice or a write changes it. */
  ofLoan: ({ id, desk }: At) =>
    queryOptions({
      queryKey: [...loanQueries.details(), id, 'followUp'],
      queryFn: async ({ signal }) => (await followUpApi.read({ loanId: id, desk }, { signal })).data,
      refetchOnWindowFocus: false,
    }),
};

/** The current follow-up of a refused write; null for any other failure. */
export function followUpInConflict(thrown: unknown): FollowUp | null {
  const failure = failureOf(thrown);
  const read = v.safeParse(followUpSchema, failure.kind === 'conflict' ? failure.current : undefined);
  return read.success ? read.output : null;
}

/** Puts a follow-up into the cache; a read that is under way would bring back the one before. */
export function putFollowUp(client: QueryClient, at: At, followUp: FollowUp): void {
  const { queryKey } = followUpQueries.ofLoan(at);
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, followUp);
}

function useFollowUpWrite<Input>(
  at: At & { readonly loanId: number },
  call: Pick<Call<Input, FollowUp>, 'word' | 'send' | 'says'>,
) {
  const client = useQueryClient();
  return useCall<Input, FollowUp>({
    ...call,
    of: at.loanId,
    done: followUp => {
      putFollowUp(client, at, followUp);
      // The list begins with those that are due.
      void client.invalidateQueries({ queryKey: loanQueries.lists() });
    },
  });
}

export type FollowUpValues = {
  readonly dueOn: BusinessDate;
  readonly note: string;
  /** The version the values were typed on. */
  readonly version: number;
};

/** Saves the follow-up of a loan. */
export function useSaveFollowUp(at: At & { readonly loanId: number }) {
  return useFollowUpWrite<FollowUpValues>(at, {
    word: followUpForm,
    send: async (values, ask) =>
      (await ask(followUpApi.save, { loanId: at.loanId, desk: at.desk, ...values })).data,
    says: followUpMessages.saved,
  });
}

/** Marks the follow-up of a loan as done. */
export function useEndFollowUp(at: At & { readonly loanId: number }) {
  return useFollowUpWrite<Pick<FollowUpValues, 'version'>>(at, {
    word: 'followUpDone',
    send: async ({ version }, ask) =>
      (await ask(followUpApi.done, { loanId: at.loanId, desk: at.desk, version })).data,
    says: followUpMessages.done,
  });
}
