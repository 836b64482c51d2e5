/** The five questions of a call feedback with their answers in wire words, from worst to best [SH-086 … SH-090]. */
export const callChoices = {
  agentGreetings: ['NO_GREETING', 'POLITE_SOFT_MANNER', 'HIGH_ENERGY', 'POLITE_SOFT_MANNER_HIGH_ENERGY'],
  agentIntroductionConsent: [
    'NO_INTRODUCTION_NO_CONSENT',
    'NO_INTRODUCTION_TOOK_CONSENT',
    'INTRODUCED_NO_CONSENT',
    'INTRODUCED_TOOK_CONSENT',
  ],
  agentCallReason: [
    'NO_EXPLANATION',
    'EXPLAINED_NOT_UNDERSTAND',
    'EXPLAINED_NO_CLARITY',
    'EXPLAINED_POLITELY_CLEARLY',
  ],
  agentConnectBack: ['NO_OPTION', 'ONE_OPTION', 'TWO_OPTION', 'ALL_OPTION'],
  agentEndConversation: [
    'ABRUPT_RUDE',
    'END_WELL_NO_GREETING',
    'ONLY_GREETED',
    'GREETED_HIGH_ENERGY_POLITE_SOFTLY',
  ],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type CallQuestion = keyof typeof callChoices;

/** A question as it is asked, and its name in a list. Our wording. */
export const callQuestionTexts: Readonly<
  Record<CallQuestion, { readonly asks: string; readonly name: string }>
> = {
  agentGreetings: { asks: 'How did the agent greet the customer?', name: 'Greeting' },
  agentIntroductionConsent: {
    asks: 'Did the agent introduce themselves and ask for consent to talk?',
    name: 'Introduction and consent',
  },
  agentCallReason: { asks: 'How did the agent explain the reason for the call?', name: 'Call reason' },
  agentConnectBack: { asks: 'Which ways to reach us again did the agent name?', name: 'Connect back' },
  agentEndConversation: { asks: 'How did the agent end the conversation?', name: 'Ending' },
};

const isCallQuestion = (name: string): name is CallQuestion => Object.hasOwn(callChoices, name);

/** The questions in the order they are asked. */
export const callQuestions: readonly CallQuestion[] = Object.keys(callChoices).filter(isCallQuestion);

const labels: Readonly<Record<string, string>> = {
  NO_GREETING: 'No greeting',
  POLITE_SOFT_MANNER: 'Polite and soft',
  HIGH_ENERGY: 'With high energy',
  POLITE_SOFT_MANNER_HIGH_ENERGY: 'Polite, soft and with high energy',
  NO_INTRODUCTION_NO_CONSENT: 'Neither introduction nor consent',
  NO_INTRODUCTION_TOOK_CONSENT: 'No introduction, took consent',
  INTRODUCED_NO_CONSENT: 'Introduced, took no consent',
  INTRODUCED_TOOK_CONSENT: 'Introduced and took consent',
  NO_EXPLANATION: 'No explanation',
  EXPLAINED_NOT_UNDERSTAND: 'Explained, not understood',
  EXPLAINED_NO_CLARITY: 'Explained without clarity',
  EXPLAINED_POLITELY_CLEARLY: 'Explained politely and clearly',
  NO_OPTION: 'None',
  ONE_OPTION: 'One',
  TWO_OPTION: 'Two',
  ALL_OPTION: 'All',
  ABRUPT_RUDE: 'Abruptly or rudely',
  END_WELL_NO_GREETING: 'Well, without a greeting',
  ONLY_GREETED: 'With a greeting only',
  GREETED_HIGH_ENERGY_POLITE_SOFTLY: 'Greeted politely, softly and with high energy',
};

/** An answer as shown; an unknown one unchanged. */
export const callAnswerLabel = (answer: string): string => labels[answer] ?? answer;
