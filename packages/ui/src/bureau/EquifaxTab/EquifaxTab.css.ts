import { style } from '@vanilla-extract/css';

/** Three short panels side by side. An open panel takes the full width; the others share the remaining rows. */
export const three = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'start' });

export const third = style({
  flex: '1 1 30%',
  minWidth: 0,
  selectors: { '&:has([aria-expanded=true])': { flexBasis: '100%' } },
  // Collapsed panels are printed open.
  '@media': { 'screen and (max-width: 900px)': { flexBasis: '100%' }, print: { flexBasis: '100%' } },
});

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
export const apart = style({ marginTop: 12 });
export const whole = style({ whiteSpace: 'nowrap' });
