/** One story or test that proves a requirement, as `npm run requirements` found it. */
export interface Proof {
  kind: 'story' | 'test';
  name: string;
  file: string;
  /** The story to open; null for a test. */
  storyId: string | null;
  /** How it fared when the tests last ran. */
  result: 'passed' | 'failed' | 'not run';
}

/** One requirement with what proves it. */
export interface Row {
  id: string;
  area: string;
  statement: string;
  claims: Proof[];
}
