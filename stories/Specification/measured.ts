import type { Row } from './row';
import type { StatesOf } from './statesOf';

/** Reads a file written by the last run on this machine; null if there is none yet. */
async function readLeft<Content>(name: string): Promise<Content | null> {
  const answer = await fetch(`/spec/${name}`);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  return answer.json();
}

/** The rows written by `npm run requirements` or `npm test`; null if there are none yet. */
export const loadRows = () => readLeft<Row[]>('requirements.json');

/** The rows written by `npm run check:stories` or `npm test`; null if there are none yet. */
export const loadStates = () => readLeft<StatesOf[]>('states.json');
