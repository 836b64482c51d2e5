export { vasMessages } from './messages';
export { vasContract } from './contract';
export { ownFeedback } from './ownFeedback';
export { vasAnswerLabel, vasChoices, vasQuestions, vasQuestionTexts } from './questions';
export { vasRating } from './rating';
export {
  emptyVasDraft,
  isVasDraft,
  sameVasDraft,
  type VasAnswers,
  type VasDraft,
  vasDraftOf,
  type VasFeedback,
  vasFeedbackSchema,
  type VasLoan,
  vasLoanSchema,
  vasVerdict,
} from './schema';
