import { style } from '@vanilla-extract/css';
import { besideValue, vars } from '../../theme';

const { colour } = vars;

export const eye = style({
  ...besideValue,
  selectors: {
    '&:hover': { backgroundColor: colour.surface.active, color: colour.text.primary },
    '&[aria-pressed=true]': { color: colour.accent.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
