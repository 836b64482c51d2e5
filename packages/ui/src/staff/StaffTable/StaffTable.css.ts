import { style } from '@vanilla-extract/css';
import { flexRow } from '../../theme';

export const person = style({ ...flexRow, gap: 8, minWidth: 0 });

/** The table cuts what does not fit into a column of a fixed width. */
export const wrapped = style({
  display: 'block',
  padding: '4px 0',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
