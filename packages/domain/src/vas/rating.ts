import { vasChoices, type VasQuestion, vasQuestions } from './questions';

/** The rating of a VAS feedback: each answer counts from 0 for the least to 1 for the most, half for the one in
 *  between, so that five answers give 0 to 5 in halves.
 *  @param answers  in wire words; a missing or unknown answer counts 0
 *  @source decisions: Screens (VAS rating) */
export function vasRating(answers: Readonly<Record<VasQuestion, string>>): number {
  return vasQuestions.reduce((sum, question) => {
    const choices: readonly string[] = vasChoices[question];
    return sum + Math.max(0, choices.indexOf(answers[question])) / (choices.length - 1);
  }, 0);
}
