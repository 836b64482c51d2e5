import type { WrittenStory } from './readStories';

/** What Storybook's sidebar can filter by: whether a story shows a state or what somebody does, is fixed to
 *  the dark theme, or leads through the product.
 *  @param title  of the story's file */
export function tagsOf(title: string, { acts, dark }: Pick<WrittenStory, 'acts' | 'dark'>): string[] {
  return [
    acts ? 'action' : 'state',
    ...(dark ? ['dark'] : []),
    ...(title.startsWith('Journeys/') ? ['journey'] : []),
  ];
}
