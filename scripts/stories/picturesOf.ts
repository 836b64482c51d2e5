import type { WrittenStory } from './readStories';

export type Theme = 'light' | 'dark';

/** Which screenshots of a story are needed, without duplicates: a story with a fixed dark theme looks the same in
 *  both themes, and `X in dark` looks like `X` with the dark theme.
 *  @param stories  as parsed from their files
 *  @returns the themes by story id */
export function picturesOf(
  stories: readonly Pick<WrittenStory, 'storyId' | 'dark'>[],
): ReadonlyMap<string, readonly Theme[]> {
  const dark = new Set(stories.filter(story => story.dark).map(story => story.storyId));
  return new Map(
    stories.map(({ storyId }) => [
      storyId,
      dark.has(storyId) ? ['dark'] : dark.has(`${storyId}-in-dark`) ? ['light'] : ['light', 'dark'],
    ]),
  );
}
