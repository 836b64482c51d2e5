import { style } from '@vanilla-extract/css';
import { centred, vars } from '../../theme';

export const fieldButton = style({
  // Above the file input, which covers the whole box.
  position: 'relative',
  zIndex: 1,
  ...centred,
  flex: 'none',
  width: 24,
  height: 24,
  marginRight: -6,
  borderRadius: vars.radius.sm,
  color: vars.colour.text.tertiary,
  selectors: {
    '&:hover': {
      color: vars.colour.text.primary,
      backgroundColor: `color-mix(in srgb, ${vars.colour.text.primary} 8%, transparent)`,
    },
    '&:focus-visible': { outlineOffset: -1 },
  },
});
