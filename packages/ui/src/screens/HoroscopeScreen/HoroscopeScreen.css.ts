import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, vars } from '../../theme';

const { surface, border, accent, text } = vars.colour;

/** Stays in view while the cards scroll: Save and its result belong to all of them. */
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  ...flexColumn,
  gap: 8,
  margin: '-16px -20px 0',
  padding: '16px 20px 8px',
  backgroundColor: surface.canvas,
});
export const titleRow = style({ ...flexRow, flexWrap: 'wrap', gap: '8px 12px' });
export const titles = style({ flex: '1 1 200px', minWidth: 0 });
export const progress = style({
  ...flexRow,
  gap: 8,
  color: text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const meter = style({
  appearance: 'none',
  width: 120,
  // So that Save stays in the row on a tablet.
  '@media': { 'screen and (max-width: 900px)': { width: 56 } },
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: surface.active,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: surface.active },
    '&::-webkit-progress-value': { backgroundColor: accent.solid },
    '&::-moz-progress-bar': { backgroundColor: accent.solid },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 12,
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const picker = style({
  ...flexColumn,
  gap: 8,
  padding: 12,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: surface.base,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 12,
});
