/** The five questions of a VAS feedback with their answers in wire words, from least to most [VA-012 … VA-016]. */
export const vasChoices = {
  customerInteraction: ['NO', 'AVG', 'HIGH'],
  customerRating: ['NO', 'YES'],
  customerParticipation: ['NO', 'THINK_ABOUT', 'YES'],
  customerCommunication: ['BAD', 'AVG', 'GOOD'],
  customerTestimonial: ['NO', 'YES'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type VasQuestion = keyof typeof vasChoices;

/** A question as it is asked, and its name in a table. Our wording. */
export const vasQuestionTexts: Readonly<
  Record<VasQuestion, { readonly asks: string; readonly name: string }>
> = {
  customerInteraction: { asks: 'How much does the customer interact with us?', name: 'Interaction' },
  customerRating: { asks: 'Will the customer rate us?', name: 'Rating' },
  customerParticipation: { asks: 'Will the customer take part in our programmes?', name: 'Participation' },
  customerCommunication: { asks: 'How does the customer communicate?', name: 'Communication' },
  customerTestimonial: { asks: 'Will the customer give a testimonial?', name: 'Testimonial' },
};

export const isVasQuestion = (name: string): name is VasQuestion => Object.hasOwn(vasChoices, name);

/** The questions in the order they are asked. */
export const vasQuestions: readonly VasQuestion[] = Object.keys(vasChoices).filter(isVasQuestion);

const labels: Readonly<Record<string, string>> = {
  NO: 'No',
  YES: 'Yes',
  AVG: 'Average',
  HIGH: 'High',
  BAD: 'Bad',
  GOOD: 'Good',
  THINK_ABOUT: 'Will think about it',
};

/** An answer as shown; an unknown one unchanged. */
export const vasAnswerLabel = (answer: string): string => labels[answer] ?? answer;
