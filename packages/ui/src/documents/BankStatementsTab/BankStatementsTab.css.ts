import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, plainList, truncated, vars } from '../../theme';

const { border, text } = vars.colour;

export const settings = style({ ...flexColumn, gap: 12 });

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
});

export const foot = style({ ...flexRow, justifyContent: 'flex-end', gap: 12 });

const cut = {
  display: 'block',
  minWidth: 0,
  ...truncated,
} as const;

// Narrower on a small laptop, so that the whole table fits.
export const fileName = style({ ...cut, maxWidth: 'clamp(120px, 13vw, 240px)' });

export const fileCell = style({ padding: '4px 0' });

export const institution = style({ width: 'clamp(136px, 12.5vw, 190px)' });

export const running = style({ padding: '8px 16px', borderBottom: `1px solid ${border.subtle}` });

export const list = style({ ...plainList });

export const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1.2fr) minmax(140px, 1fr) minmax(160px, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  padding: '8px 0',
  selectors: { '& + &': { borderTop: `1px solid ${border.subtle}` } },
});

export const chosenName = style({ minWidth: 0, paddingTop: 20, color: text.primary });
export const chosenRemove = style({ paddingTop: 18 });
