import { isObject } from '@lending-desk/domain/loose';

/** Pre-credit feedback as support's documents have it: its author is userIdString, which credit's call userId (CS-136).
 *  What is no feedback is left as it is. */
export function supportFeedback(list: readonly unknown[]): unknown[] {
  return list.map(one => {
    if (!isObject(one)) return one;
    const { userId, ...feedback } = one;
    return userId === undefined ? feedback : { userIdString: userId, ...feedback };
  });
}
