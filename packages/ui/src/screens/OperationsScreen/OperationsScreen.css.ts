import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const screen = style({
  flex: '1 0 auto',
  padding: '16px 20px',
  background: vars.colour.surface.canvas,
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
});
