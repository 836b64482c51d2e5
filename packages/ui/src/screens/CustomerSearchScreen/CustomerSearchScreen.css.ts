import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const screen = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '16px 20px',
  background: vars.colour.surface.canvas,
  '@media': {
    'screen and (max-width: 900px)': { padding: '12px 16px' },
    print: { display: 'block', padding: 0 },
  },
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 });

export const type = style({ flex: '0 1 180px' });
export const text = style({ flex: '1 1 220px', maxWidth: 360 });
export const choice = style({ width: 200 });

/** As high as a button, at whose side it stands. */
export const alone = style({ display: 'flex', alignItems: 'center', minHeight: 32 });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 32px',
  // One row on a small laptop too.
  '@media': { 'screen and (max-width: 1279px)': { columnGap: 16 } },
});

export const list = style({
  flex: '1 1 0',
  minHeight: 320,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '@media': { print: { display: 'block' } },
});

/** Search and filters: on paper only what they found. */
export const asks = style({ display: 'contents', '@media': { print: { display: 'none' } } });

export const views = style({
  marginTop: 12,
  paddingTop: 10,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
});
