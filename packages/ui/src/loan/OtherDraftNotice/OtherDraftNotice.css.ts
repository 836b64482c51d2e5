import { style } from '@vanilla-extract/css';

/** A long text is cut after three lines, enough to recognise it. */
export const excerpt = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
