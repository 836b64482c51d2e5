import { style } from '@vanilla-extract/css';
import { flexRow } from '../../theme';

/** In a narrow table the buttons take two lines. */
export const rating = style({
  ...flexRow,
  gap: 8,
  minWidth: 188,
  '@container': {
    '(max-width: 800px)': { flexWrap: 'wrap', gap: '2px 8px', minWidth: 128, padding: '4px 0' },
  },
});
