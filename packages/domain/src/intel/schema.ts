import * as v from 'valibot';
import { readMoment } from '../calendar/moment';
import type { Instant } from '../calendar/instant';
import { field, type JsonObject, listOf, objectsOf, textAt } from '../loose/loose';
import { masked } from '../loose/masked';
import { sectionOf, type SectionState } from '../loose/section';

/** The time something was written or taken. */
export type Dated = {
  /** As received. */
  readonly createdOn: string;
  /** The same time; null where it cannot be read. */
  readonly at: Instant | null;
};

/** A comment of customer support: an entry of csFeedback [CR-137]. */
export type CdlComment = Dated & {
  readonly author: string;
  readonly comment: string;
  readonly userId: string;
};

/** A comment of collections: an entry of collectionsFeedbacks [SH-091]. */
export type CollectionsComment = Dated & {
  readonly author: string;
  /** collectionObservation, code by code: 'Promise_to_Pay'. */
  readonly dispositions: readonly string[];
  readonly behaviour: string;
  /** collectionFeedback. */
  readonly comment: string;
};

/** A skill quiz the customer took [CR-138]. */
export type QuizResult = Dated & {
  /** Marks out of 10 as received; '' where there are none. */
  readonly score: string;
  readonly status: string;
  /** How many answers there are [CR-139]. */
  readonly attempts: number;
  readonly industry: string;
};

function datedOf(fields: JsonObject, name: string): Dated {
  const createdOn = textAt(fields, name);
  return { createdOn, at: readMoment(createdOn) };
}

const byNewest = (left: Dated, right: Dated) =>
  (right.at ?? '') < (left.at ?? '') ? -1 : right.at === left.at ? 0 : 1;

function newestFirst<T extends Dated>(entries: readonly unknown[], read: (fields: JsonObject) => T): T[] {
  return objectsOf(entries).map(read).sort(byNewest);
}

const listSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, readonly unknown[]>(({ dataset, addIssue, NEVER }) => {
    const list = listOf(dataset.value);
    if (list) return list;
    addIssue({ message: 'is no list' });
    return NEVER;
  }),
);

const codesOf = (code: unknown): string[] =>
  (typeof code === 'string' ? code.split(',') : []).map(word => word.trim()).filter(Boolean);

function readList<T extends Dated>(
  feedbacks: unknown,
  name: string,
  read: (fields: JsonObject) => T,
): SectionState<readonly T[]> {
  const list = sectionOf({ [name]: field(feedbacks, name) }, name, listSchema);
  if (list.state === 'broken') return list;
  return { state: 'ready', value: list.state === 'ready' ? newestFirst(list.value, read) : [] };
}

/** The comments of customer support on a loan, newest first [CR-130, CR-137].
 *  @param feedbacks  data.feedbacks as received; null has none. 'broken' when csFeedback is not a list */
export function readCdlComments(feedbacks: unknown): SectionState<readonly CdlComment[]> {
  return readList(feedbacks, 'csFeedback', fields => ({
    ...datedOf(fields, 'createdOn'),
    author: textAt(fields, 'userName'),
    comment: textAt(fields, 'feedback'),
    userId: textAt(fields, 'userId'),
  }));
}

/** The comments of collections on a loan, newest first [CR-133, SH-091].
 *  @param feedbacks  data.feedbacks as received; null has none. 'broken' when collectionsFeedbacks is not a
 *  list */
export function readCollectionsComments(feedbacks: unknown): SectionState<readonly CollectionsComment[]> {
  return readList(feedbacks, 'collectionsFeedbacks', fields => {
    const codes = field(fields, 'collectionObservation');
    return {
      ...datedOf(fields, 'createdOn'),
      author: textAt(fields, 'userName'),
      dispositions: [...new Set((Array.isArray(codes) ? codes : [codes]).flatMap(codesOf))],
      behaviour: textAt(fields, 'customerBehaviour'),
      comment: textAt(fields, 'collectionFeedback'),
    };
  });
}

/** The quizzes of a customer, newest first [CR-135, CR-138, CR-139].
 *  @param entries  data.quizResult as received */
export function readQuizResults(entries: readonly unknown[]): QuizResult[] {
  return newestFirst(entries, fields => ({
    ...datedOf(fields, 'attemptedOn'),
    score: textAt(fields, 'score'),
    status: textAt(fields, 'status'),
    attempts: listOf(field(fields, 'answers'))?.length ?? 0,
    industry: textAt(fields, 'industry'),
  }));
}

const wireText = v.nullish(v.union([v.string(), v.number()]));
const written = {
  id: masked('plain', wireText),
  createdOn: wireText,
  userName: wireText,
  userId: masked('plain', wireText),
  userIdString: masked('plain', wireText),
};

/** data.feedbacks in wire shape [CR-137, SH-091]. */
export const feedbacksWire = v.object({
  csFeedback: v.array(v.object({ ...written, feedback: wireText, contactNumber: masked('phone', wireText) })),
  collectionsFeedbacks: v.array(
    v.object({
      ...written,
      collectionObservation: v.union([v.string(), v.array(v.string())]),
      customerBehaviour: wireText,
      collectionFeedback: wireText,
      contactNumber: masked('phone', wireText),
    }),
  ),
});

/** A quiz in wire shape [CR-138]; of the answers only the count is used. */
export const quizWire = v.object({
  attemptedOn: wireText,
  score: wireText,
  status: wireText,
  industry: wireText,
  answers: v.unknown(),
});
