import { vasMessages } from './messages';
import * as v from 'valibot';
import { boundedText } from '../contract/text';
import { loanIdNumber, wireInstant, wireRupees } from '../contract/wire';
import { masked } from '../loan/masked';
import type { FormVerdict } from '../form/verdict';
import { vasChoices, type VasQuestion, vasQuestions } from './questions';

const text = v.nullish(v.string(), null);

const answerOf = <const Choices extends readonly string[]>(choices: Choices) =>
  // A question that was left out is treated as one that was not answered.
  v.pipe(v.optional(v.string(), ''), v.picklist(choices, vasMessages.chooseAll));

/** The five answers of a request; a missing or unknown one is answered with VA-011's message. */
export const vasAnswerEntries = {
  customerInteraction: answerOf(vasChoices.customerInteraction),
  customerRating: answerOf(vasChoices.customerRating),
  customerParticipation: answerOf(vasChoices.customerParticipation),
  customerCommunication: answerOf(vasChoices.customerCommunication),
  customerTestimonial: answerOf(vasChoices.customerTestimonial),
};

/** The text of a feedback; it may be empty. */
export const vasFeedbackText = v.optional(v.pipe(boundedText(4000), v.trim()), '');

/** A VAS feedback as stored (VA-017). `userIdString` is its author. */
export const vasFeedbackSchema = v.object({
  id: masked('plain', v.string()),
  createdOn: wireInstant,
  userName: v.string(),
  userIdString: masked('plain', v.string()),
  /** 0 to 5 in halves. */
  rating: v.number(),
  vasFeedback: v.string(),
  customerInteraction: v.string(),
  customerRating: v.string(),
  customerParticipation: v.string(),
  customerCommunication: v.string(),
  customerTestimonial: v.string(),
});
export type VasFeedback = v.InferOutput<typeof vasFeedbackSchema>;

/** What the VAS screen receives about a loan (VA-006); the amount in paise. */
export const vasLoanSchema = v.pipe(
  v.object({
    loanId: loanIdNumber,
    amountApplied: wireRupees,
    personalDetails: v.object({ fullName: v.string(), email: masked('email', text) }),
    loanDetails: v.object({ applicationStatus: text, approvalStatus: v.string() }),
  }),
  v.transform(({ loanId, amountApplied, personalDetails, loanDetails }) => ({
    loanId,
    amount: amountApplied,
    ...personalDetails,
    ...loanDetails,
  })),
);
export type VasLoan = v.InferOutput<typeof vasLoanSchema>;

/** The form of a feedback: an answer is '' until it is given. */
export type VasDraft = Readonly<Record<VasQuestion | 'vasFeedback', string>>;

export const emptyVasDraft: VasDraft = {
  customerInteraction: '',
  customerRating: '',
  customerParticipation: '',
  customerCommunication: '',
  customerTestimonial: '',
  vasFeedback: '',
};

const draftFields = [...vasQuestions, 'vasFeedback'] as const;

/** Whether a stored value is a form of this release. */
export function isVasDraft(value: unknown): value is VasDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return draftFields.every(name => typeof fields.get(name) === 'string');
}

export const sameVasDraft = (left: VasDraft, right: VasDraft): boolean =>
  draftFields.every(name => left[name] === right[name]);

/** The form with a feedback in it, to edit it. */
export const vasDraftOf = (feedback: VasFeedback): VasDraft => ({
  customerInteraction: feedback.customerInteraction,
  customerRating: feedback.customerRating,
  customerParticipation: feedback.customerParticipation,
  customerCommunication: feedback.customerCommunication,
  customerTestimonial: feedback.customerTestimonial,
  vasFeedback: feedback.vasFeedback,
});

const requestSchema = v.object({ ...vasAnswerEntries, vasFeedback: vasFeedbackText });
export type VasAnswers = v.InferOutput<typeof requestSchema>;

/** What a complete form sends. All five answers are required; the first question without one carries the message
 *  (VA-011). */
export function vasVerdict(draft: VasDraft): FormVerdict<VasAnswers> {
  const read = v.safeParse(requestSchema, draft);
  if (read.success) return { ok: true, output: read.output };
  const missing = vasQuestions.find(question => !v.is(vasAnswerEntries[question], draft[question]));
  return {
    ok: false,
    faults: missing ? { [missing]: vasMessages.chooseAll } : { vasFeedback: read.issues[0].message },
  };
}
