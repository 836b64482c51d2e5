import { style } from '@vanilla-extract/css';
import { breakpoint, flexRow, vars } from '../../theme';

export const head = style({
  ...flexRow,
  justifyContent: 'space-between',
  padding: '10px 12px 0 18px',
  backgroundColor: vars.colour.surface.base,
  '@media': {
    [`screen and (min-width: ${breakpoint.md})`]: {
      borderRight: `1px solid ${vars.colour.border.subtle}`,
    },
  },
});
