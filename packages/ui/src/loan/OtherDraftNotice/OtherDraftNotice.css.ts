import { style } from '@vanilla-extract/css';

/** A long text is shown as far as three lines tell which one it is. */
export const words = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const deeds = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
