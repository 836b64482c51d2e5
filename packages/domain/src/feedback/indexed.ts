import type { Instant } from '../calendar/instant';
import { readMoment } from '../calendar/moment';
import type { SectionState } from '../loose/section';
import { field, isObject, listOf, type JsonObject, textAt } from '../loose/loose';

/** An entry of a list that is addressed by position. */
export type Indexed = {
  /** Its position in the stored list, oldest first: an edit names it by this. */
  readonly index: number;
  /** '' for an imported one. */
  readonly id: string;
  /** As received. */
  readonly createdOn: string;
  /** The same time; null where it cannot be read. */
  readonly at: Instant | null;
};

/** The entries of one list of a loan's feedback, newest first.
 *  @param feedbacks  as received; null has none. 'broken' when the list is not one */
export function readIndexed<Entry>(
  feedbacks: unknown,
  name: string,
  read: (entry: JsonObject) => Entry,
): SectionState<readonly (Indexed & Entry)[]> {
  const list = listOf(field(feedbacks, name));
  if (list === null) return { state: 'broken', issues: [`${name}: is no list`] };
  const value = list.flatMap((entry, index): (Indexed & Entry)[] => {
    if (!isObject(entry)) return [];
    const createdOn = textAt(entry, 'createdOn');
    return [{ index, id: textAt(entry, 'id'), createdOn, at: readMoment(createdOn), ...read(entry) }];
  });
  // Reversed first, so that of two at the same time the later one comes first.
  return { state: 'ready', value: value.toReversed().sort((one, other) => byNewest(one.at, other.at)) };
}

/** Those without a readable time come last. */
function byNewest(one: Instant | null, other: Instant | null): number {
  const [left, right] = [one ?? '', other ?? ''];
  return left === right ? 0 : left < right ? 1 : -1;
}
