import { vasMessages } from './messages';
import * as v from 'valibot';
import { boundedText } from '../contract/text';
import { loanIdNumber, wireInstant, wireRupees } from '../contract/wire';
import { masked } from '../loose/masked';
import { answerAmong, verdictOfAnswers } from '../form/questions';
import { textForm } from '../form/textForm';
import type { FormVerdict } from '../form/verdict';
import { vasChoices, type VasQuestion, vasQuestions } from './questions';

const text = v.nullish(v.string(), null);

const answerOf = <const Choices extends readonly string[]>(choices: Choices) =>
  answerAmong(choices, vasMessages.chooseAll);

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

/** The checks of a kept form. */
export const { fits: isVasDraft, same: sameVasDraft } = textForm([...vasQuestions, 'vasFeedback']);

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
export const vasVerdict = (draft: VasDraft): FormVerdict<VasAnswers> =>
  verdictOfAnswers(requestSchema, draft);
