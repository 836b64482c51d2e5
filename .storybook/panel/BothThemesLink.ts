import { createElement as element } from 'react';
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { withoutIds } from '../withIds';

interface Viewports {
  options?: Readonly<Record<string, { styles?: { width?: string; height?: string } }>>;
}

/** The name of the story's own viewport; '' for none. */
function viewportOf({ viewport }: Readonly<Record<string, unknown>>): string {
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return '';
  return typeof viewport.value === 'string' ? viewport.value : '';
}

/** Opens the current story in light and in dark, side by side, in a window of its own. */
export function BothThemesLink() {
  const { storyId, index, viewMode } = useStorybookState();
  const [{ density }, , storyGlobals] = useGlobals();
  const { options = {} } = useParameter<Viewports>('viewport', {});
  const story = index?.[storyId];
  if (viewMode !== 'story' || !story) return null;
  const address = new URLSearchParams({
    id: storyId,
    name: withoutIds(story.name),
    density: typeof density === 'string' ? density : 'compact',
    ...options[viewportOf(storyGlobals)]?.styles,
  });
  return element(
    'a',
    {
      href: `both-themes.html?${address.toString()}`,
      target: '_blank',
      rel: 'noreferrer',
      title: 'This story in light and in dark, side by side',
      style: { padding: '0 8px', fontSize: 12, fontWeight: 700, color: 'inherit', whiteSpace: 'nowrap' },
    },
    'Both themes',
  );
}
