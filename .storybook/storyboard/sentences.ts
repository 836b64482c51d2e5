/** The sentences of each journey by its id, in order; a journey whose number of steps is not known is missing. */
export type Sentences = Readonly<Record<string, readonly string[]>>;

/** What was read from the files of the journeys when the book was started or built. */
export async function readSentences(): Promise<Sentences> {
  const answer = await fetch('spec/journeys.json');
  if (!answer.ok) throw new Error(`The steps of the journeys could not be read (${answer.status})`);
  return answer.json();
}

/** The words of a step as a sentence; some begin as the second half of the one before. */
export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
