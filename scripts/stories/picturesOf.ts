import type { WrittenStory } from './readStories';

export type Theme = 'light' | 'dark';

/** The themes a story is drawn in, by its id: both, unless it is fixed to the dark one.
 *  @param stories  as parsed from their files */
export const picturesOf = (
  stories: readonly Pick<WrittenStory, 'storyId' | 'dark'>[],
): ReadonlyMap<string, readonly Theme[]> =>
  new Map(stories.map(({ storyId, dark }) => [storyId, dark ? ['dark'] : ['light', 'dark']]));
