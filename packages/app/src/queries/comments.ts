import { commentsContract } from '@lending-desk/domain/comments';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const commentsApi = apiOf(commentsContract);

/** Saves a comment and puts the answered list into the loan [CR-030]. */
export function useSaveComment(loanId: number) {
  return useCall({
    word: 'comment',
    of: loanId,
    send: async (comment: string, ask) =>
      (await ask(commentsApi.save, { id: String(loanId), comment })).data.comments,
    patch: (detail, comments) => ({ ...detail, core: { ...detail.core, comments } }),
  });
}
