/** A story or test that claims to cover a requirement. */
export interface Claim {
  id: string;
  kind: 'story' | 'test';
  /** Path relative to the root, with forward slashes. */
  file: string;
  /** Display name of the story or test. */
  name: string;
  /** The stories with the claim; several if the claim is on the file's meta, none for a test. */
  storyIds: string[];
  /** Whether it asserts anything: a story needs a play function with an expectation. */
  asserts: boolean;
  /** Whether it says what is proved: a story needs a step; the title of a test says it. */
  steps: boolean;
}

const id = String.raw`(?:[A-Z]{2}-\d{3}(?:\.[a-z]+)?|M\d+\.[a-z]+)`;
const group = new RegExp(String.raw`\[(${id}(?:\s*,\s*${id})*)\]`, 'g');

/** The ids in a title's square brackets: `counts whole days [CO-010.a, M3.a]`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(group)].flatMap(match => (match[1] ?? '').split(/\s*,\s*/));
}
