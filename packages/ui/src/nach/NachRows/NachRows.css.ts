import { style } from '@vanilla-extract/css';
import { textSize } from '../../theme';

/** Two lines of a caption make a row no higher than one line of text does. */
export const twoLines = style({
  ...textSize('caption'),
  lineHeight: '15px',
  display: '-webkit-box',
  overflow: 'hidden',
  whiteSpace: 'normal',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
