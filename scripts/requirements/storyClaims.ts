import { readStories } from '../stories/readStories';
import type { Claim } from './claim';

/** The claims of one story file: `parameters.covers` of the stories and of the meta. A claim on the meta belongs
 *  to all stories of the file and counts as asserted if at least one of them asserts.
 *  @param path  relative to the root, for the claims
 *  @param text  the file's source */
export function storyClaims(path: string, text: string): Claim[] {
  const file = readStories(path, text);
  if (!file) return [];
  const { title, stories } = file;

  const own = stories.flatMap(({ name, storyId, covers, asserts }) =>
    covers.map(id => claim(id, `${title}: ${name}`, [storyId], asserts)),
  );
  const shared = file.covers.map(id =>
    claim(
      id,
      title,
      stories.filter(it => it.asserts).map(it => it.storyId),
      stories.some(it => it.asserts),
    ),
  );
  return [...shared, ...own];

  function claim(id: string, name: string, storyIds: string[], asserts: boolean): Claim {
    return { id, kind: 'story', file: path, name, storyIds, asserts };
  }
}
