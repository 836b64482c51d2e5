import type { ReactRenderer } from '@storybook/react-vite';
import { lazy } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import { fieldProperties } from './fieldProperties';
import { pasteableCode } from './pasteable';
import { completeProperties, readProperties } from './readProperties';

export const argTypesEnhancers = [fieldProperties, readProperties, completeProperties];

const shownStory = ({ component, args }: StoryContext<ReactRenderer>) => ({ component, args });

/** The pages of documentation. Their frame and what they draw are loaded with the first page: a story does without. */
export const docs = {
  container: lazy(async () => ({ default: (await import('./DocsFrame')).DocsFrame })),
  page: lazy(async () => ({ default: (await import('./ComponentPage')).ComponentPage })),
  codePanel: true,
  source: {
    // What a story draws without its component's values, such as all variants, is shown as it is drawn.
    transform: (drawn: string, story: StoryContext<ReactRenderer>) =>
      (story.originalStoryFn.length > 0 && pasteableCode(shownStory(story))) || drawn,
  },
  // In an iframe, so that a dialog only covers its own preview.
  story: { inline: false, iframeHeight: 420 },
};
