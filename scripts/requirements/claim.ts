/** A story or test that says it proves a requirement. */
export interface Claim {
  id: string;
  kind: 'story' | 'test';
  /** Path from the root, with forward slashes. */
  file: string;
  /** The story's or test's name as people read it. */
  name: string;
  /** The stories that carry the claim; several when it stands on the file's meta, none for a test. */
  storyIds: string[];
  /** Whether something is asserted: a story needs a play function with an expectation. */
  asserts: boolean;
}

const group = /\[([A-Z]{2}-\d{3}(?:\s*,\s*[A-Z]{2}-\d{3})*)\]/g;

/** The ids in a title's square brackets: `counts whole days [CO-010, CO-011]`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(group)].flatMap(match => (match[1] ?? '').split(/\s*,\s*/));
}
