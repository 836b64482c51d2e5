export const engineResults = ['APPROVE', 'FLAG', 'REJECT'] as const;
/** A result of a rule or of the engine (CR-050). */
export type EngineResult = (typeof engineResults)[number];

export function isEngineResult(word: string): word is EngineResult {
  return engineResults.some(result => result === word);
}
