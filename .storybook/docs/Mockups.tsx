import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { mockups, pictureOf } from '../../stories/mockups';
import { useToolbar } from './useToolbar';

/** The mockups drawn for a component, in the theme of the page; nothing if there are none. */
export function Mockups({ title }: { title: string }) {
  const { theme } = useToolbar(useContext(DocsContext).channel);
  const drawn = mockups[title];
  if (!drawn) return null;
  return (
    <>
      <Heading>Mockups</Heading>
      {drawn.map(mockup => {
        const src = pictureOf(mockup, theme);
        return (
          <a key={src} href={src} target="_blank" rel="noreferrer">
            <img
              src={src}
              alt={`Mockup of ${title}`}
              loading="lazy"
              style={{ display: 'block', width: '100%', marginBottom: 16 }}
            />
          </a>
        );
      })}
    </>
  );
}
