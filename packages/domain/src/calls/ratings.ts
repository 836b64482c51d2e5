import * as v from 'valibot';
import type { Instant } from '../calendar/instant';
import { readMoment } from '../calendar/moment';
import { messages } from '../errors/messages';
import { verdictOfAnswers } from '../form/questions';
import { textForm } from '../form/textForm';
import type { FormVerdict } from '../form/verdict';
import { field, isObject, type JsonObject, objectsOf, textAt } from '../loose/loose';
import { callAnswerEntries, callFeedbackText } from './callFeedbackRequest';
import { callFeedbackMessages } from './feedbackMessages';
import { callChoices, type CallQuestion, callQuestions } from './callQuestions';
import { queuedStatus } from './callStatus';
import { readRecordings, type Recording, recordingId, wasNotAnswered } from './recordings';

/** The rating five answers give: each counts from 0 for the worst to 1 for the best, in thirds; 0 to 5, rounded to
 *  one decimal.
 *  @param answers  in wire words; a missing or unknown answer counts 0 */
export function callRatingOf(answers: Readonly<Record<CallQuestion, string>>): number {
  const sum = callQuestions.reduce((total, question) => {
    const choices: readonly string[] = callChoices[question];
    return total + Math.max(0, choices.indexOf(answers[question])) / (choices.length - 1);
  }, 0);
  return Math.round(sum * 10) / 10;
}

/** A feedback on a call (SH-078). */
export type CallRating = {
  /** 0 to 5; null where it was not sent. */
  readonly rating: number | null;
  readonly feedback: string;
  readonly username: string;
  /** As received. */
  readonly createdOn: string;
  readonly createdAt: Instant | null;
  /** Its author. */
  readonly userIdString: string;
  /** In wire words; '' for an answer that was not sent. */
  readonly answers: Readonly<Record<CallQuestion, string>>;
};

function answersIn(wire: JsonObject): Readonly<Record<CallQuestion, string>> {
  return {
    agentGreetings: textAt(wire, 'agentGreetings'),
    agentIntroductionConsent: textAt(wire, 'agentIntroductionConsent'),
    agentCallReason: textAt(wire, 'agentCallReason'),
    agentConnectBack: textAt(wire, 'agentConnectBack'),
    agentEndConversation: textAt(wire, 'agentEndConversation'),
  };
}

function ratingOf(wire: JsonObject): CallRating {
  const rating = Number(textAt(wire, 'rating') || Number.NaN);
  const createdOn = textAt(wire, 'createdOn');
  return {
    rating: Number.isFinite(rating) ? rating : null,
    feedback: textAt(wire, 'feedback'),
    username: textAt(wire, 'username'),
    createdOn,
    createdAt: readMoment(createdOn),
    userIdString: textAt(wire, 'userIdString'),
    answers: answersIn(wire),
  };
}

/** A call with what reviewers said of it [SH-077]. */
export type RatedRecording = Recording & {
  /** Newest first; none for a call that was not answered [SH-081]. */
  readonly ratings: readonly CallRating[];
};

const newestFirst = (left: CallRating, right: CallRating) =>
  (right.createdAt ?? '').localeCompare(left.createdAt ?? '');

/** The calls of a loan with their ratings, newest first.
 *  @param entries  data.recordings as received; skips anything that is not an object */
export function readRatedRecordings(entries: readonly unknown[]): RatedRecording[] {
  const ratings = new Map<string, readonly CallRating[]>();
  entries.forEach((entry, index) => {
    if (!isObject(entry)) return;
    ratings.set(
      recordingId(entry, index),
      objectsOf(field(entry, 'ratings')).map(ratingOf).toSorted(newestFirst),
    );
  });
  return readRecordings(entries).map(recording => ({
    ...recording,
    ratings: ratingRefusal(recording) !== null ? [] : (ratings.get(recording.id) ?? []),
  }));
}

/** The average rating of a call to one decimal, or 'N.R.' where nobody rated it [SH-079, SH-080]. */
export function averageRating(ratings: readonly CallRating[]): string {
  const given = ratings.flatMap(({ rating }) => rating ?? []);
  if (given.length === 0) return messages.calls.noRatings;
  const average = given.reduce((sum, one) => sum + one, 0) / given.length;
  return (Math.round(average * 10) / 10).toFixed(1);
}

/** The person's own rating, by user id; null before they rated the call [CS-082, CS-083]. */
export function ownRating(ratings: readonly CallRating[], userIdString: string): CallRating | null {
  return ratings.find(one => one.userIdString === userIdString) ?? null;
}

/** Why a call has no rating and can get none; null when it can be rated [SH-081]. */
export function ratingRefusal({ status }: Pick<Recording, 'status'>): string | null {
  if (wasNotAnswered(status)) return callFeedbackMessages.notAnswered;
  return status === queuedStatus ? callFeedbackMessages.notEnded : null;
}

const requestSchema = v.object({ ...callAnswerEntries, feedback: callFeedbackText });
export type CallAnswers = v.InferOutput<typeof requestSchema>;

/** The form of a feedback: an answer is '' until it is given. */
export type CallFeedbackDraft = Readonly<Record<CallQuestion | 'feedback', string>>;

export const emptyCallFeedback: CallFeedbackDraft = {
  agentGreetings: '',
  agentIntroductionConsent: '',
  agentCallReason: '',
  agentConnectBack: '',
  agentEndConversation: '',
  feedback: '',
};

/** The checks of a kept form. */
export const { fits: isCallFeedbackDraft, same: sameCallFeedback } = textForm([...callQuestions, 'feedback']);

/** The form with a rating in it, which it then replaces [CS-082]. */
export const callFeedbackOf = ({ answers, feedback }: CallRating): CallFeedbackDraft => ({
  ...answers,
  feedback,
});

/** What a complete form sends. All five answers are required; the first question without one carries the message
 *  [SH-084]. */
export const callFeedbackVerdict = (draft: CallFeedbackDraft): FormVerdict<CallAnswers> =>
  verdictOfAnswers(requestSchema, draft);
