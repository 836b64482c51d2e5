import type { WrittenStory } from './readStories';

export type Theme = 'light' | 'dark';

/** Which pictures of a story are worth drawing: each look once. A story that sets the dark theme looks the same
 *  whatever the theme around it, and `X in dark` is what `X` would be in dark.
 *  @param stories  as their files read
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
