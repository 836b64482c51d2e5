import { type LoanDetail, type PdDraft, pdAnswers } from '@lending-desk/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loanApi } from '../http/loanApi';
import { useDeedKey } from '../http/useDeedKey';
import { loanQueries } from './loan';

/** Saves the feedback of a pre-disbursal call and puts the answered list into the loan [CR-123].
 *  @param id  as the loan's address has it
 *  @param onSaved  told even when the tab was left meanwhile */
export function useSavePdFeedback(id: string, loanId: number, onSaved: () => void) {
  const client = useQueryClient();
  const deed = useDeedKey();
  return useMutation({
    mutationFn: async (draft: PdDraft) => {
      const input = { loanId, ...pdAnswers(draft) };
      const answer = await loanApi.pd.save(input, { idempotencyKey: deed.keyFor(input) });
      return answer.data.creditPdFeedback;
    },
    onSuccess: creditPdFeedback => {
      deed.done();
      onSaved();
      client.setQueryData(loanQueries.detail(id).queryKey, (detail: LoanDetail | undefined) =>
        detail ? { ...detail, raw: { ...detail.raw, creditPdFeedback } } : detail,
      );
    },
    onError: deed.failed,
  });
}
