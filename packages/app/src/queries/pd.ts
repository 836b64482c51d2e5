import { pdAnswers, pdContract, type PdDraft } from '@lending-desk/domain/pd';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const pdApi = apiOf(pdContract);

/** Saves the feedback of a pre-disbursal call and puts the answered list into the loan [CR-123]. */
export function useSavePdFeedback(loanId: number) {
  return useCall({
    word: 'pd',
    of: loanId,
    send: async (draft: PdDraft, ask) =>
      (await ask(pdApi.save, { loanId, ...pdAnswers(draft) })).data.creditPdFeedback,
    patch: (detail, creditPdFeedback) => ({ ...detail, raw: { ...detail.raw, creditPdFeedback } }),
  });
}
