export { callBlock } from './callBlock';
export {
  type CallingHours,
  type CallsToday,
  recoveryCallMessages,
  recoveryCallRefusal,
  usualCallsADay,
} from './callingHours';
export {
  callAnswerLabel,
  callChoices,
  callQuestions,
  callQuestionTexts,
} from './callQuestions';
export { callWasQueued, queuedStatus } from './callStatus';
export { completeCall, type KeptCall } from './completeCall';
export { callsContract } from './contract';
export { recordingsContract } from './feedbackContract';
export { recoveryContract } from './recoveryContract';
export { callFeedbackMessages } from './feedbackMessages';
export { endedCalls, lastCallText } from './lastCall';
export { apikeyOf, readCallback, readCallDetails, type ReportedCall } from './ozonetelCalls';
export { type PhoneChoice, phoneChoices, readReferences } from './phoneChoices';
export {
  averageRating,
  type CallAnswers,
  type CallFeedbackDraft,
  callFeedbackOf,
  callFeedbackVerdict,
  type CallRating,
  callRatingOf,
  emptyCallFeedback,
  isCallFeedbackDraft,
  ownRating,
  type RatedRecording,
  ratingRefusal,
  readRatedRecordings,
  sameCallFeedback,
} from './ratings';
export { readRecordings, type Recording, wasNotAnswered } from './recordings';
export { type AgentDetails, agentDetailsSchema, ratedCallsWire } from './schema';
