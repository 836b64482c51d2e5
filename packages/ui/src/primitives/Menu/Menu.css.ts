import { keyframes, style } from '@vanilla-extract/css';
import { flexRow, vars } from '../../theme';

const { colour, radius } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menu = style({
  minWidth: 180,
  maxWidth: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: '4px',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: colour.surface.raised,
  boxShadow: colour.elevation.e3,
  color: colour.text.primary,
  zIndex: vars.z.dropdown,
  animation: `${appear} ${vars.motion.duration.base} ${vars.motion.easing.enter}`,
  // The highlighted item shows the focus; the list itself is only focused on opening.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const item = style({
  ...flexRow,
  gap: '8px',
  minHeight: 32,
  padding: '4px 8px',
  borderRadius: radius.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: colour.surface.selected },
    '&[data-highlighted]:focus-visible': { boxShadow: `inset 0 0 0 2px ${colour.focus.ring}` },
  },
});

export const word = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const holder = style({ position: 'relative', display: 'inline-flex', minWidth: 0 });

/** Covers the trigger, so that the popup is positioned relative to it. */
export const anchor = style({ position: 'absolute', inset: 0, pointerEvents: 'none', visibility: 'hidden' });
