import { feedbackContract, type PreCreditFeedback } from '@lending-desk/domain/feedback';
import { fieldsOf } from '@lending-desk/domain/loose';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const feedbackApi = apiOf(feedbackContract);

/** The form of a feedback in the drafts: one for adding, and one for each that is edited. */
export const feedbackForm = (edited: PreCreditFeedback | null) =>
  edited === null ? 'preCreditFeedback' : `preCreditFeedback ${edited.index}`;

/** Adds a pre-credit feedback, or replaces the text of one, and puts the answered list into the loan [CS-092,
 *  CS-093].
 *  @param edited  the one that is edited; null for a new one */
export function useSaveFeedback(loanId: number, edited: PreCreditFeedback | null) {
  return useCall({
    word: feedbackForm(edited),
    of: loanId,
    send: async (text: string, ask) => {
      if (edited === null) return (await ask(feedbackApi.add, { loanId, feedbacks: text })).data;
      const { index, id } = edited;
      const edit = { loanId, index, comment: text, ...(id !== '' && { id }) };
      return (await ask(feedbackApi.edit, edit)).data;
    },
    patch: (detail, { feedbacks }) => ({
      ...detail,
      feedbacks: { ...fieldsOf(detail.feedbacks), ...feedbacks },
    }),
  });
}
