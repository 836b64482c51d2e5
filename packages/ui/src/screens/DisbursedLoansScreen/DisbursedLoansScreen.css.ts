import { style } from '@vanilla-extract/css';

/** Ageing, filters and saved views, one below the other. */
export const above = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '0 20px 12px',
});

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 });
