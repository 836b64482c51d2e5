import type { VasFeedback } from './schema';

/** The person's own feedback and its position in the stored list, which an edit names; null before they gave one
 *  (VA-010: one entry per author and loan).
 *  @param feedbacks  as the server answers them, oldest first */
export function ownFeedback(
  feedbacks: readonly VasFeedback[],
  userIdString: string,
): { readonly index: number; readonly feedback: VasFeedback } | null {
  const index = feedbacks.findIndex(one => one.userIdString === userIdString);
  const feedback = feedbacks[index];
  return feedback ? { index, feedback } : null;
}
