import { style } from '@vanilla-extract/css';
import { flexRow, textSize, vars } from '../../theme';

export const groups = style({
  // One group below the other, in columns of about the same height.
  columnWidth: 230,
  columnGap: 28,
});

export const part = style({ breakInside: 'avoid', paddingBottom: 16 });

export const group = style({
  marginBottom: vars.space[1],
  color: vars.colour.text.secondary,
  ...textSize('caption'),
  fontWeight: vars.weight.semibold,
});

export const row = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.density.kvRow,
  borderTop: `1px solid ${vars.colour.border.subtle}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
});

export const keys = style({ display: 'flex', flex: 'none', gap: vars.space[1] });
