import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const screen = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '16px 20px',
  background: vars.colour.surface.canvas,
});

export const ask = style({ display: 'flex', alignItems: 'flex-end', gap: 8, maxWidth: 420 });
export const field = style({ flex: 1 });
