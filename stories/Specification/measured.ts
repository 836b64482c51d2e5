import type { ReleaseChanges } from './released';
import type { Changes, Measured } from './row';
import type { StatesOf } from './statesOf';

/** Reads a file written by the last run on this machine; null if there is none yet. */
async function readLeft<Content>(name: string): Promise<Content | null> {
  const answer = await fetch(`spec/${name}`);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  return answer.json();
}

/** What `npm run requirements` or `npm test` wrote; null if there is nothing yet, or while a run is under way. */
export const loadMeasured = () => readLeft<Measured>('status.json');

/** The rows written by `npm run check:stories` or `npm test`; null if there are none yet. */
export const loadStates = () => readLeft<StatesOf[]>('states.json');

/** What changed in the requirements between the two releases that were compared last, else since the last tag or the
 *  first commit; null if it is not known. */
export const loadChanges = async () =>
  (await readLeft<Changes | null>('releaseRequirements.json')) ?? readLeft<Changes>('changes.json');

/** What differs between the two releases that `npm run releases` compared last; null if none were. */
export const loadReleases = () => readLeft<ReleaseChanges>('releases.json');
