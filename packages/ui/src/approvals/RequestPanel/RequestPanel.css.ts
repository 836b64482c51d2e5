import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** In reach however much is judged above it, where the window is high enough for both. */
export const decision = style({
  borderRadius: vars.radius.lg,
  '@media': {
    'screen and (min-height: 700px)': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      boxShadow: vars.colour.elevation.e2,
    },
  },
});
