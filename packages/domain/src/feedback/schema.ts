import * as v from 'valibot';
import { requiredText } from '../contract/text';
import { messages } from '../errors/messages';
import { type FormVerdict, verdictBySchema } from '../form/verdict';
import type { SectionState } from '../loose/section';
import { textAt } from '../loose/loose';
import { type Indexed, readIndexed } from './indexed';

/** A pre-credit feedback [CS-136]: an entry of csFeedback. */
export type PreCreditFeedback = Indexed & {
  readonly userName: string;
  readonly feedback: string;
  readonly userIdString: string;
};

/** The pre-credit feedback of a loan, newest first [CS-089, CS-136].
 *  @param feedbacks  data.feedbacks as received; null has none. 'broken' when csFeedback is not a list */
export function readPreCreditFeedback(feedbacks: unknown): SectionState<readonly PreCreditFeedback[]> {
  return readIndexed(feedbacks, 'csFeedback', entry => ({
    userName: textAt(entry, 'userName'),
    feedback: textAt(entry, 'feedback'),
    userIdString: textAt(entry, 'userIdString'),
  }));
}

/** Whether a person may edit a feedback: its author only, because it carries the author's name. */
export function mayEditFeedback(
  { userIdString }: Pick<PreCreditFeedback, 'userIdString'>,
  person: string,
): boolean {
  return userIdString !== '' && userIdString === person;
}

const longest = 4000;

/** The text of a new feedback (CS-090). */
export const newFeedbackText = requiredText(longest, messages.preCreditFeedback.required);

/** The text that replaces a feedback's (CS-091). */
export const editedFeedbackText = requiredText(longest, messages.comments.required);

/** What the form of a feedback sends. Adding without text says 'Feedback is a Required', editing 'Comment is
 *  Required'.
 *  @source CS-090, CS-091 */
export function feedbackVerdict(
  mode: 'add' | 'edit',
  values: { readonly feedback: string },
): FormVerdict<{ feedback: string }> {
  const feedback = mode === 'add' ? newFeedbackText : editedFeedbackText;
  return verdictBySchema(v.object({ feedback }), values);
}
