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

/** The rows that `npm run requirements` or `npm test` left behind; null when there are none yet. */
export async function loadRows(): Promise<Row[] | null> {
  const answer = await fetch('/spec/requirements.json');
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  return answer.json();
}
