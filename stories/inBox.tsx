import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Draws a story in a box: as wide, as high, or laid out as the place it is made for. */
export function inBox(style: CSSProperties): Decorator {
  return function InBox(Story) {
    return (
      <div style={style}>
        <Story />
      </div>
    );
  };
}

/** A tab as the loan's page holds it: its panels under each other. */
export const inColumn = inBox({ display: 'flex', flexDirection: 'column', gap: 12 });
