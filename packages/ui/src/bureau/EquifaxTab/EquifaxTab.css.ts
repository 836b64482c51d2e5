import { style } from '@vanilla-extract/css';

/** Three short panels side by side; an open one takes the whole width. */
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const third = style({
  minWidth: 0,
  selectors: { '&:has([aria-expanded=true])': { gridColumn: '1 / -1' } },
});

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
export const apart = style({ marginTop: 12 });
