import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const screen = style({
  flex: '1 0 auto',
  padding: '16px 20px',
  background: vars.colour.surface.canvas,
});

export const column = style({ display: 'flex', flexDirection: 'column', gap: 12, maxWidth: 640 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '4px 12px',
  '@media': { 'screen and (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
