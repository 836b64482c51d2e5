import { keyframes, style } from '@vanilla-extract/css';
import { inlineRow, vars } from '../../theme';

const { colour, motion, radius, text, weight } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const place = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 24,
  display: 'flex',
  justifyContent: 'center',
  padding: '0 16px',
  pointerEvents: 'none',
  zIndex: vars.z.snackbar,
  '@media': { print: { display: 'none' } },
});

export const holder = style({
  maxWidth: '100%',
  // A modal dialog disables pointer events on the rest of the page, but snackbars must stay clickable.
  pointerEvents: 'auto',
  animation: `${rise} ${motion.duration.base} ${motion.easing.enter}`,
});

export const snackbar = style({
  ...inlineRow,
  gap: '10px',
  maxWidth: 'min(560px, 100%)',
  minHeight: 40,
  padding: '6px 8px 6px 14px',
  borderRadius: radius.lg,
  backgroundColor: colour.surface.inverse,
  color: colour.text.inverse,
  boxShadow: colour.elevation.e3,
  fontWeight: weight.medium,
  textAlign: 'left',
});

export const content = style({ minWidth: 0, marginRight: 12, overflowWrap: 'anywhere' });

export const button = style({
  flex: 'none',
  height: vars.control.xs,
  padding: '0 8px',
  borderRadius: radius.sm,
  color: 'inherit',
  fontSize: text.caption.fontSize,
  fontWeight: weight.medium,
  transition: `background-color ${motion.duration.fast} ${motion.easing.standard}`,
  selectors: {
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
    // The theme's focus ring is designed for light surfaces.
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -1 },
  },
});
