import { pdAnswers, pdContract, type PdDraft } from '@lending-desk/domain/pd';
import { apiOf } from '../http/api';
import { useLoanMutation } from './useLoanMutation';

const pdApi = apiOf(pdContract);

/** Saves the feedback of a pre-disbursal call and puts the answered list into the loan [CR-123]. */
export function useSavePdFeedback(loanId: number) {
  return useLoanMutation({
    word: 'pd',
    loanId,
    send: (draft: PdDraft, once) => {
      const sent = { loanId, ...pdAnswers(draft) };
      return once(
        sent,
        async idempotencyKey => (await pdApi.save(sent, { idempotencyKey })).data.creditPdFeedback,
      );
    },
    patch: (detail, creditPdFeedback) => ({ ...detail, raw: { ...detail.raw, creditPdFeedback } }),
  });
}
