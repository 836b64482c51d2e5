import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const track = style({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  background: vars.colour.surface.active,
});
export const bar = style({ height: '100%', background: vars.colour.accent.solid });
