import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { colour } = vars;

export const eye = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: vars.radius.sm,
  color: colour.text.tertiary,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:hover': { backgroundColor: colour.surface.active, color: colour.text.primary },
    '&[aria-pressed=true]': { color: colour.accent.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
