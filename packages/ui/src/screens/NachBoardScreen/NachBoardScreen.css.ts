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
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.62fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 12,
  '@media': { '(max-width: 1279px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const rows = style({ height: 'max(360px, 55vh)', display: 'flex', flexDirection: 'column' });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  padding: '12px 14px',
});
