import { style } from '@vanilla-extract/css';
import { flexRow } from '../../theme';

/** A long text is cut after three lines, enough to recognise it. */
export const excerpt = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const buttons = style({ ...flexRow, flexWrap: 'wrap', gap: 8 });
