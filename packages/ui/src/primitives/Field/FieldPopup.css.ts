import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme';

export const popup = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.colour.border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.colour.surface.raised,
  boxShadow: vars.colour.elevation.e3,
  color: vars.colour.text.primary,
  fontSize: vars.text.body.fontSize,
  fontWeight: vars.weight.regular,
  lineHeight: vars.text.body.lineHeight,
  cursor: 'default',
  overflow: 'auto',
  selectors: {
    // Set only when open: browsers hide a closed popover with `display`.
    '&:popover-open': { ...flexColumn },
  },
});
