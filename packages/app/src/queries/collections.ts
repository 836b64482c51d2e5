import { recoveryContract } from '@lending-desk/domain/calls';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import {
  collectionsContract,
  type CommentRequest,
  type DeskComment,
  explainedContract,
} from '@lending-desk/domain/collections';
import { fieldsOf } from '@lending-desk/domain/loose';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import type { PlaceCall } from './calls';
import { loanQueries, loanSource } from './loan';
import { useCall } from './useCall';

const collectionsApi = apiOf(collectionsContract);
const explainedApi = apiOf(explainedContract);

/** Has a customer called about dues [CO-025]. */
export const placeRecoveryCall: PlaceCall = apiOf(recoveryContract).callFromCollections;

/** How collections reads a loan [CO-020]: all of it at once. A failure is logged, and the screen says it [CO-023]. */
export const collectionsSource = loanSource('collections', async (id, _part, signal) => {
  try {
    return (await collectionsApi.read({ loanId: id }, { signal })).data;
  } catch (thrown) {
    if (!signal.aborted) console.error(`Loan ${id} could not be read`, thrown);
    throw thrown;
  }
});

export const collectionsQueries = {
  /** What is overdue and outstanding [CO-021]; read again with the loan. */
  outstanding: (id: string) =>
    queryOptions({
      queryKey: [...loanQueries.details(), id, 'money', 'outstanding'],
      queryFn: async ({ signal }) => (await collectionsApi.outstanding({ loanId: id }, { signal })).data,
      refetchOnWindowFocus: false,
    }),
  /** Where the figures of the account come from; read again with the loan. */
  explain: (id: string) =>
    queryOptions({
      queryKey: [...loanQueries.details(), id, 'money', 'explain'],
      queryFn: async ({ signal }) => (await explainedApi.explain({ loanId: id }, { signal })).data,
      refetchOnWindowFocus: false,
    }),
  /** What closes the loan on a day; read again with the loan. Nothing is read of no day. */
  quote: (id: string, on: BusinessDate | null) =>
    queryOptions({
      queryKey: [...loanQueries.details(), id, 'money', 'quote', on],
      queryFn:
        on === null
          ? skipToken
          : async ({ signal }) => (await explainedApi.quote({ loanId: id, on }, { signal })).data,
      refetchOnWindowFocus: false,
    }),
};

/** The form of a comment in the drafts: one for adding, and one for each that is edited. */
export const deskCommentForm = (edited: DeskComment | null) =>
  edited === null ? 'collectionsComment' : `collectionsComment ${edited.index}`;

/** Adds a comment of collections, or replaces one, and puts the answered list into the loan [CO-101, CO-102].
 *  @param edited  the one that is edited; null for a new one
 *  @param changesMore  whether it changes the standing, too: then the loan is read again */
export function useSaveDeskComment(
  loanId: number,
  edited: DeskComment | null,
  changesMore: (comment: CommentRequest) => boolean,
) {
  return useCall({
    word: deskCommentForm(edited),
    of: loanId,
    send: async (comment: CommentRequest, ask) => {
      const sent = { loanId, ...comment };
      if (edited === null) return (await ask(collectionsApi.addComment, sent)).data.comments;
      const { index, id } = edited;
      const edit = { ...sent, index, ...(id !== '' && { id }) };
      return (await ask(collectionsApi.editComment, edit)).data.feedbacks;
    },
    patch: (detail, comments) => ({
      ...detail,
      feedbacks: { ...fieldsOf(detail.feedbacks), ...comments },
    }),
    changesMore,
  });
}
