import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const screen = style({
  flex: '1 0 auto',
  padding: '16px 20px',
  background: vars.colour.surface.canvas,
});

export const column = style({ display: 'flex', flexDirection: 'column', gap: 12, maxWidth: 640 });

export const mode = style({ maxWidth: 280, marginBottom: 12 });

/** As high with the button as without it. */
export const foot = style({
  minHeight: 44,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
});
