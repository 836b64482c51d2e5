import { darkColours, lightColours } from '@lending-desk/ui/tokens';
import { createElement as element, type PropsWithChildren, useEffect, useMemo, useState } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { isJourney } from './pictures';
import { type Sentences, readSentences } from './sentences';
import { StoryboardBar } from './StoryboardBar';
import { useStoryboard } from './useStoryboard';

const colours = matchMedia('(prefers-color-scheme: dark)').matches ? darkColours : lightColours;

// As Storybook's own frame around a story.
const whole = { display: 'grid', position: 'relative', width: '100%', height: '100%' } as const;

function Bar({ storyId, total }: { storyId: string; total: number | undefined }) {
  const api = useStorybookApi();
  const channel = useMemo(
    () => ({ on: api.on.bind(api), off: api.off.bind(api), emit: api.emit.bind(api) }),
    [api],
  );
  const state = useStoryboard(storyId, total, channel);
  return element(StoryboardBar, { state, total, colours });
}

/** The story as it is shown, and below it the storyboard of a journey. */
export function Storyboard({ children, storyId }: PropsWithChildren<{ storyId: string }>) {
  const { index, viewMode } = useStorybookState();
  const [sentences, setSentences] = useState<Sentences>({});
  const story = index?.[storyId];
  const journey = viewMode === 'story' && story !== undefined && 'title' in story && isJourney(story.title);
  useEffect(() => {
    if (journey) readSentences().then(setSentences, (error: unknown) => console.error(error));
  }, [journey]);
  return element(
    'div',
    { style: { ...whole, gridTemplate: 'minmax(0, 1fr) auto / 100%', overflow: 'hidden' } },
    element(
      'div',
      { key: 'story', style: { ...whole, gridTemplate: '100% / 100%', overflow: 'auto' } },
      children,
    ),
    journey ? element(Bar, { key: storyId, storyId, total: sentences[storyId]?.length }) : null,
  );
}
