import type { Row } from './row';
import type { StatesOf } from './statesOf';

/** A file that the last run on this machine left; null when there is none yet. */
async function readLeft<Content>(name: string): Promise<Content | null> {
  const answer = await fetch(`/spec/${name}`);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  return answer.json();
}

/** The rows that `npm run requirements` or `npm test` left behind; null when there are none yet. */
export const loadRows = () => readLeft<Row[]>('requirements.json');

/** The rows that `npm run check:stories` or `npm test` left behind; null when there are none yet. */
export const loadStates = () => readLeft<StatesOf[]>('states.json');
