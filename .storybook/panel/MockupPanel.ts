import { createElement as element } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { mockups, pictureOf } from '../../stories/mockups';

const note = { padding: 16, fontSize: 13 } as const;

/** The mockups drawn for the current story's component, in its theme. A click opens one in a window of its own. */
export function MockupPanel() {
  const { storyId, index } = useStorybookState();
  const [{ theme }] = useGlobals();
  const story = index?.[storyId];
  const title = story && 'title' in story ? story.title : '';
  const drawn = mockups[title] ?? [];
  if (drawn.length === 0) return element('p', { style: note }, 'No mockup was drawn for this.');
  return element(
    'div',
    { style: { padding: 16, display: 'grid', gap: 16 } },
    drawn.map(mockup => {
      const src = pictureOf(mockup, theme);
      return element(
        'a',
        { key: src, href: src, target: '_blank', rel: 'noreferrer' },
        element('img', { src, alt: `Mockup of ${title}`, style: { display: 'block', maxWidth: '100%' } }),
      );
    }),
  );
}
