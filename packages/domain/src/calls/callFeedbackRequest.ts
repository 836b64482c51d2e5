import * as v from 'valibot';
import { boundedText } from '../contract/text';
import { messages } from '../errors/messages';
import { answerAmong } from '../form/questions';
import { callChoices } from './callQuestions';

const answerOf = <const Choices extends readonly string[]>(choices: Choices) =>
  answerAmong(choices, messages.calls.chooseAllFeedback);

/** The five answers of a request; a missing or unknown one is answered with SH-084's message. */
export const callAnswerEntries = {
  agentGreetings: answerOf(callChoices.agentGreetings),
  agentIntroductionConsent: answerOf(callChoices.agentIntroductionConsent),
  agentCallReason: answerOf(callChoices.agentCallReason),
  agentConnectBack: answerOf(callChoices.agentConnectBack),
  agentEndConversation: answerOf(callChoices.agentEndConversation),
};

/** The message of a feedback; it may be empty [SH-085]. */
export const callFeedbackText = v.optional(v.pipe(boundedText(4000), v.trim()), '');
