import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Renders a story in a box with the size and layout of its real container. */
export function inBox(style: CSSProperties): Decorator {
  return function InBox(Story) {
    return (
      <div style={style}>
        <Story />
      </div>
    );
  };
}

/** A tab as laid out on the loan's page: its panels below each other. */
export const inColumn = inBox({ display: 'flex', flexDirection: 'column', gap: 12 });

/** A page as high as the window, whose list or tabs take what is left. */
export const inWindow = inBox({ height: '100dvh', display: 'flex', flexDirection: 'column' });
