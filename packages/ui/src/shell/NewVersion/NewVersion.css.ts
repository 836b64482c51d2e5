import { style } from '@vanilla-extract/css';
import { flexRow, vars } from '../../theme';

/** Above the place of the snackbar, which passes. */
export const place = style({
  position: 'fixed',
  right: 16,
  bottom: 80,
  maxWidth: 'calc(100% - 32px)',
  zIndex: vars.z.snackbar,
  '@media': { print: { display: 'none' } },
});

export const notice = style({
  ...flexRow,
  gap: '8px',
  padding: '8px 8px 8px 14px',
  border: `1px solid ${vars.colour.border.default}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.colour.surface.raised,
  color: vars.colour.text.primary,
  boxShadow: vars.colour.elevation.e3,
});
