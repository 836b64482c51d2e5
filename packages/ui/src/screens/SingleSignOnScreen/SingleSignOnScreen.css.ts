import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const page = style({
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  padding: 20,
  background: vars.colour.surface.canvas,
});
export const column = style({ width: '100%', maxWidth: 400 });
