import * as v from 'valibot';
import type { Instant } from '../calendar/instant';
import { readMoment } from '../calendar/moment';
import { boundedText } from '../contract/text';
import { messages } from '../errors/messages';
import { type FormVerdict, verdictBySchema } from '../form/verdict';
import type { SectionState } from '../loan/section';
import { field, isObject, listOf, textAt } from '../loose/loose';

/** A pre-credit feedback [CS-136]: an entry of csFeedback. */
export type PreCreditFeedback = {
  /** Its position in the stored list, oldest first: an edit names it by this. */
  readonly index: number;
  /** '' for an imported one. */
  readonly id: string;
  /** As received. */
  readonly createdOn: string;
  /** The same time; null where it cannot be read. */
  readonly at: Instant | null;
  readonly userName: string;
  readonly feedback: string;
  readonly userIdString: string;
};

/** The pre-credit feedback of a loan, newest first [CS-089, CS-136].
 *  @param feedbacks  data.feedbacks as received; null has none. 'broken' when csFeedback is not a list */
export function readPreCreditFeedback(feedbacks: unknown): SectionState<readonly PreCreditFeedback[]> {
  const list = listOf(field(feedbacks, 'csFeedback'));
  if (list === null) return { state: 'broken', issues: ['csFeedback: is no list'] };
  const value = list.flatMap((entry, index): PreCreditFeedback[] => {
    if (!isObject(entry)) return [];
    const createdOn = textAt(entry, 'createdOn');
    return [
      {
        index,
        id: textAt(entry, 'id'),
        createdOn,
        at: readMoment(createdOn),
        userName: textAt(entry, 'userName'),
        feedback: textAt(entry, 'feedback'),
        userIdString: textAt(entry, 'userIdString'),
      },
    ];
  });
  // Reversed first, so that of two at the same time the later one comes first.
  return { state: 'ready', value: value.toReversed().sort((one, other) => byNewest(one.at, other.at)) };
}

/** Those without a readable time come last. */
function byNewest(one: Instant | null, other: Instant | null): number {
  const [left, right] = [one ?? '', other ?? ''];
  return left === right ? 0 : left < right ? 1 : -1;
}

/** Whether a person may edit a feedback: its author only, because it carries the author's name. */
export function mayEditFeedback(
  { userIdString }: Pick<PreCreditFeedback, 'userIdString'>,
  person: string,
): boolean {
  return userIdString !== '' && userIdString === person;
}

const textOr = (message: string) => v.pipe(boundedText(4000), v.trim(), v.minLength(1, message));

/** The text of a new feedback (CS-090). */
export const newFeedbackText = textOr(messages.preCreditFeedback.required);

/** The text that replaces a feedback's (CS-091). */
export const editedFeedbackText = textOr(messages.comments.required);

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
