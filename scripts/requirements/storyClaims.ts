import { readStories } from '../stories/readStories';
import type { Claim } from './claim';

/** The claims of one story file: `parameters.covers` of the stories and of the meta. A claim on the meta belongs
 *  to all stories of the file and counts as asserted, and as having steps, if at least one of them is.
 *  @param path  relative to the root, for the claims
 *  @param text  the file's source */
export function storyClaims(path: string, text: string): Claim[] {
  const file = readStories(path, text);
  if (!file) return [];
  const { title, stories } = file;

  const own = stories.flatMap(({ name, storyId, covers, asserts, steps }) =>
    covers.map(id => claim(id, `${title}: ${name}`, [storyId], { asserts, steps })),
  );
  const shared = file.covers.map(id =>
    claim(
      id,
      title,
      stories.filter(it => it.asserts).map(it => it.storyId),
      { asserts: stories.some(it => it.asserts), steps: stories.some(it => it.steps) },
    ),
  );
  return [...shared, ...own];

  function claim(
    id: string,
    name: string,
    storyIds: string[],
    proof: Pick<Claim, 'asserts' | 'steps'>,
  ): Claim {
    return { id, kind: 'story', file: path, name, storyIds, ...proof };
  }
}
