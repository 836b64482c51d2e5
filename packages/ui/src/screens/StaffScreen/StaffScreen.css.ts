import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const screen = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  background: vars.colour.surface.canvas,
});
export const head = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '16px 20px 12px',
});
export const titles = style({ flex: '999 1 264px', minWidth: 0 });
export const tools = style({ flex: '1 1 auto', display: 'flex', flexWrap: 'wrap', gap: 8 });
export const search = style({ flex: '1 1 auto', width: 232 });
export const list = style({
  flex: '1 1 0',
  minHeight: 280,
  margin: '0 20px 16px',
  display: 'flex',
  flexDirection: 'column',
});
