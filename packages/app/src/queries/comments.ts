import type { LoanDetail } from '@lending-desk/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeedKey } from '../http/useDeedKey';
import { api } from '../http/deskApi';
import { loanQueries } from './loan';

/** Saves a comment and puts the answered list into the loan [CR-030]. */
export function useSaveComment(id: string) {
  const client = useQueryClient();
  const deed = useDeedKey();
  return useMutation({
    mutationFn: async (comment: string) => {
      const idempotencyKey = deed.keyFor({ id, comment });
      return (await api.comments.save({ id, comment }, { idempotencyKey })).data.comments;
    },
    onSuccess: comments => {
      deed.done();
      client.setQueryData(loanQueries.detail(id).queryKey, (detail: LoanDetail | undefined) =>
        detail ? { ...detail, core: { ...detail.core, comments } } : detail,
      );
    },
    onError: deed.failed,
  });
}
