import { commentsContract } from '@lending-desk/domain/comments';
import { apiOf } from '../http/api';
import { useLoanMutation } from './useLoanMutation';

const commentsApi = apiOf(commentsContract);

/** Saves a comment and puts the answered list into the loan [CR-030]. */
export function useSaveComment(loanId: number) {
  return useLoanMutation({
    word: 'comment',
    loanId,
    send: (comment: string, once) => {
      const sent = { id: String(loanId), comment };
      return once(
        sent,
        async idempotencyKey => (await commentsApi.save(sent, { idempotencyKey })).data.comments,
      );
    },
    patch: (detail, comments) => ({ ...detail, core: { ...detail.core, comments } }),
  });
}
