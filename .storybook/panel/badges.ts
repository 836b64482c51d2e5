import { createElement as element, type ReactNode } from 'react';
import { withoutIds } from '../withIds';

/** What the sidebar's badges say about a story; one that only shows a state has none. */
const badges = [
  ['action', 'action', 'Somebody does something'],
  ['dark', 'dark', 'In the dark theme'],
] as const;

const style = {
  marginLeft: 6,
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: 8,
  fontSize: 10,
  lineHeight: '14px',
  opacity: 0.75,
};

/** The label of a page or story in the sidebar: its name without requirement ids, and its badges. */
export function sidebarLabel({
  name,
  tags = [],
  type,
}: {
  name: string;
  tags?: string[];
  type?: string;
}): ReactNode {
  const plain = withoutIds(name);
  const its = badges.filter(([tag]) => type === 'story' && tags.includes(tag));
  if (its.length === 0) return plain;
  return element(
    'span',
    null,
    plain,
    ...its.map(([tag, word, title]) => element('span', { key: tag, style, title }, word)),
  );
}
