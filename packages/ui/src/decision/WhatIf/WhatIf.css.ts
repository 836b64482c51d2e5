import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, textSize, vars } from '../../theme';

const { colour, text } = vars;

export const panel = style({ ...flexColumn, gap: 6, padding: '0 16px 10px' });

export const move = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) 88px',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
});
export const slider = style({ width: '100%', height: 24, margin: 0, accentColor: colour.accent.mark });
export const moved = style({
  textAlign: 'right',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'space-between',
  gap: 6,
  margin: 0,
});
export const figure = style({ ...flexColumn, minWidth: 0 });
export const value = style({
  margin: 0,
  fontSize: text.body.fontSize,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Keeps its height when there is no difference. */
export const change = style({
  minHeight: 16,
  margin: 0,
  color: colour.text.secondary,
  ...textSize('caption'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const track = style({
  display: 'flex',
  gap: 1,
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: colour.surface.active,
  forcedColorAdjust: 'none',
});
export const now = style({ backgroundColor: colour.chart.c6 });
export const emi = style({ backgroundColor: colour.accent.mark });

export const last = style({ ...flexRow, justifyContent: 'space-between', gap: 8 });
