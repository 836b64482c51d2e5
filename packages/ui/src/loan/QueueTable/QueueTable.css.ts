import { style } from '@vanilla-extract/css';
import { flexRow } from '../../theme';

export const person = style({
  ...flexRow,
  gap: 8,
  maxWidth: 200,
  '@media': { print: { maxWidth: 'none' } },
});
