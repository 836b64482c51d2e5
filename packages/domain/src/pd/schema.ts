import * as v from 'valibot';
import { isBusinessDate } from '../calendar/businessDate';
import { epochMsOf, isInstant } from '../calendar/instant';
import { isObject, listOf, textAt } from '../loose/loose';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { masked } from '../loan/masked';
import { emptyPdDraft, type PdDraft } from './draft';
import { type PdField, pdFields } from './questions';

/** The second spelling some fields have in the documents. */
const otherSpellings: Partial<Readonly<Record<PdField, string>>> = {
  attemptTrigger: 'callTriggerNumber',
  callAttemptedOn: 'callAttempt',
  nonContactabilityReason: 'reasonNonContact',
};

const answer = v.nullish(v.union([boundedText(60), v.number()]));

/** What POST credit-pd-feedback takes: every field in either spelling, a number where the answers are digits. Whether
 *  it is complete is `firstPdFault`'s to say, in its own order and words (CR-123, X-52). */
export const pdRequestSchema = v.object({
  loanId: loanRef,
  contactability: answer,
  attemptTrigger: answer,
  callTriggerNumber: answer,
  callAttemptedOn: answer,
  callAttempt: answer,
  nonContactabilityReason: answer,
  reasonNonContact: answer,
  contactNumber: masked('phone', answer),
  skillTestConduct: answer,
  skillTestResult: answer,
  communicationSkill: answer,
  curWorkExp: answer,
  totalWorkExp: answer,
  qualification: answer,
  communicationTune: answer,
  isSelfEmployed: answer,
  tat: answer,
  interestRate: answer,
  processingFees: answer,
  loanAmount: answer,
  preClose: answer,
  emiDate: answer,
  overallRating: answer,
  otherComment: v.nullish(boundedText(4000)),
});

/** The answers of a request or of a stored feedback, whichever way its names are spelled and capitalised. A word
 *  nobody lists stays as it came.
 *  @returns '' for every field that is not there */
export function pdDraftOf(fields: unknown): PdDraft {
  const draft: Record<PdField, string> = { ...emptyPdDraft };
  for (const field of pdFields) {
    draft[field] = textAt(fields, field) || textAt(fields, otherSpellings[field] ?? field);
  }
  return draft;
}

/** A feedback that was given: when, by whom, what was answered (CR-099). */
export type PdFeedback = {
  /** Tells one from another in a list. */
  readonly key: string;
  /** An instant; anything else as it came; '' when it was not sent. */
  readonly createdOn: string;
  /** '' where it is not known. */
  readonly by: string;
  readonly answers: PdDraft;
};

/** creditPdFeedback of a loan, newest first; what has no readable date comes last (CR-153). */
export const pdFeedbackListSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const list = listOf(dataset.value)?.filter(one => one !== null);
    const read = list?.flatMap(feedbackOf);
    if (!read || read.length !== list?.length) {
      addIssue({ message: 'A list of feedbacks was expected' });
      return NEVER;
    }
    return read.toSorted((left, right) => pdTimeOf(right.createdOn) - pdTimeOf(left.createdOn));
  }),
);

function feedbackOf(value: unknown, index: number): PdFeedback[] {
  if (!isObject(value)) return [];
  const createdOn = textAt(value, 'createdOn');
  return [
    {
      key: textAt(value, 'id') || `${createdOn} ${index}`,
      createdOn,
      by: textAt(value, 'userName') || textAt(value, 'author'),
      answers: pdDraftOf(value),
    },
  ];
}

/** Where a feedback stands in time, in milliseconds; 0 for a date that cannot be read. */
export function pdTimeOf(createdOn: string): number {
  if (isInstant(createdOn)) return epochMsOf(createdOn);
  return isBusinessDate(createdOn) ? Date.parse(createdOn) : 0;
}

/** A feedback as the loan carries it: who and when beside the answers. */
export const pdFeedbackWire = v.object({
  ...pdRequestSchema.entries,
  id: masked('plain', v.nullish(v.string())),
  createdOn: v.nullish(v.string()),
  userName: v.nullish(v.string()),
  author: v.nullish(v.string()),
});
