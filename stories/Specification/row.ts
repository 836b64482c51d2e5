/** A story or test that covers a requirement, as found by `npm run requirements`. */
export interface Proof {
  kind: 'story' | 'test';
  name: string;
  file: string;
  /** The story to open; null for a test. */
  storyId: string | null;
  /** Result of its last run. */
  result: 'passed' | 'failed' | 'not run';
}

/** A requirement with its proofs. */
export interface Row {
  id: string;
  area: string;
  statement: string;
  claims: Proof[];
}
