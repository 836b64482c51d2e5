export { pdContract } from './contract';
export { emptyPdDraft, isPdDraft, isPdRevealed, pdAnswers, type PdDraft, samePdDraft } from './draft';
export { firstPdFault } from './firstPdFault';
export { pdAnswerLabel, pdChoices, type PdField, pdFieldNames, pdFields, type PdQuestion } from './questions';
export { pdDraftOf, type PdFeedback, pdFeedbackListSchema, pdTimeOf } from './schema';
