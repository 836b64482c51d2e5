import { style } from '@vanilla-extract/css';
import { centred, flexColumn, flexRow, vars } from '../../theme';

const { surface, border, text, status } = vars.colour;

export const card = style({
  ...flexColumn,
  gap: 8,
  padding: 12,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: surface.base,
});

export const header = style({ ...flexRow, gap: 8 });

export const mark = style({
  ...centred,
  width: 24,
  height: 24,
  borderRadius: vars.radius.md,
  backgroundColor: surface.active,
  color: text.secondary,
  fontSize: vars.text.caption.fontSize,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-complete] &': { backgroundColor: status.approve.soft, color: status.approve.text },
  },
});

export const name = style({ flex: 1, fontSize: 'inherit', fontWeight: vars.weight.semibold });

export const count = style({
  color: text.tertiary,
  fontSize: vars.text.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-complete] &': { color: status.approve.text } },
});
