import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const screen = style({
  flex: '1 0 auto',
  padding: '16px 20px',
  background: vars.colour.surface.canvas,
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxWidth: 1120,
  minWidth: 0,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  alignItems: 'start',
  gap: '16px 20px',
});
export const order = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const place = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const name = style({ flexGrow: 1 });
export const foot = style({ display: 'flex', alignItems: 'end', gap: 12, paddingTop: 16 });
export const why = style({ flexGrow: 1 });
