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
export const tools = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
});
export const filters = style({
  flex: 'none',
  display: 'grid',
  // The third is a range of two dates, which needs the room of both; the last is the button that clears them.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 264px minmax(0, 1fr) 104px',
  alignItems: 'end',
  gap: 12,
  padding: '0 20px 12px',
  '@media': {
    'screen and (max-width: 900px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(264px, 1fr))' },
  },
});
export const list = style({
  flex: '1 1 0',
  minHeight: 280,
  margin: '0 20px 12px',
  display: 'flex',
  flexDirection: 'column',
});
export const foot = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '0 20px 16px',
});
