import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: vars.space[3],
});
