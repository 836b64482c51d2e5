import { style } from '@vanilla-extract/css';
import { centred, flexRow, textSize, vars } from '../../theme';

const { surface, text, accent } = vars.colour;

export const sheet = style({ width: 232, padding: vars.space[3], fontVariantNumeric: 'tabular-nums' });

export const head = style({
  ...flexRow,
  justifyContent: 'space-between',
  height: 24,
  marginBottom: vars.space[2],
});
export const year = style({ fontWeight: vars.weight.semibold });

export const step = style({
  ...centred,
  width: 24,
  height: 24,
  borderRadius: vars.radius.sm,
  color: text.tertiary,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: surface.active, color: text.primary },
    '&:disabled': { opacity: 0.4 },
    '&:focus-visible': { outlineOffset: 0 },
  },
});

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2 });

export const month = style({
  position: 'relative',
  height: 30,
  borderRadius: vars.radius.md,
  ...textSize('caption'),
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: surface.active },
    '&[data-today="true"]': { fontWeight: vars.weight.semibold },
    '&[data-today="true"]::after': {
      content: '""',
      position: 'absolute',
      right: '36%',
      bottom: 4,
      left: '36%',
      height: 2,
      borderRadius: 1,
      backgroundColor: 'currentColor',
    },
    '&[aria-pressed="true"]': {
      backgroundColor: accent.solid,
      color: accent.onSolid,
      boxShadow: 'none',
      fontWeight: vars.weight.semibold,
    },
    '&[aria-pressed="true"]:hover': { backgroundColor: accent.solidHover },
    '&:disabled': { color: text.disabled },
    '&:focus-visible': { outlineOffset: 1 },
  },
});
