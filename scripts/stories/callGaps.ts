import { type CallDeclaration, contract } from '@lending-desk/domain/contract';
import type { StoryFile } from './readStories';

/** Calls that need no wire story, each with the reason. */
export const exempt: Readonly<Record<string, string>> = {
  'files.read': 'the address of a picture or a link: the browser follows it, the client never makes the call',
  'health.alive': 'asked by whoever runs the server; no screen makes it',
  'health.read': 'asked by whoever runs the server; no screen makes it',
};

interface CallRow {
  /** Such as 'loan.assign'. */
  readonly name: string;
  readonly call: Pick<CallDeclaration, 'method' | 'path'>;
  /** The ids of the journeys that assert its whole request. */
  readonly stories: readonly string[];
  /** Why it needs none. */
  readonly never: string | undefined;
}

/** Each call of the contract with the journeys that prove it.
 *  @returns gaps  the calls without one, and reasons that hold no longer */
export function callGaps(files: readonly StoryFile[]): { rows: CallRow[]; gaps: string[] } {
  const journeys = files.filter(({ path }) => path.startsWith('stories/journeys/'));
  const rows = Object.entries(contract).flatMap(([word, calls]) =>
    Object.entries<CallDeclaration>(calls).map(([key, call]): CallRow => {
      const name = `${word}.${key}`;
      const stories = journeys.flatMap(file => file.stories).filter(story => story.calls.includes(name));
      return { name, call, stories: stories.map(({ storyId }) => storyId), never: exempt[name] };
    }),
  );
  const known = new Set(rows.map(({ name }) => name));
  return {
    rows,
    gaps: [
      ...rows
        .filter(({ stories, never }) => stories.length === 0 && never === undefined)
        .map(({ name, call }) => `No journey asserts the request of ${name} (${call.method} ${call.path})`),
      ...rows
        .filter(({ stories, never }) => stories.length > 0 && never !== undefined)
        .map(({ name }) => `${name} is exempt, but a journey asserts it`),
      ...Object.keys(exempt)
        .filter(name => !known.has(name))
        .map(name => `${name} is exempt, but it is no call of the contract`),
    ],
  };
}
