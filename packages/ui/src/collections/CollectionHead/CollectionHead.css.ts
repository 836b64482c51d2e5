import { style } from '@vanilla-extract/css';
import { breakpoint, flexRow, vars } from '../../theme';

export const head = style({
  ...flexRow,
  justifyContent: 'space-between',
  flex: '1 0 auto',
  padding: '4px 12px 0 18px',
  backgroundColor: vars.colour.surface.base,
  '@media': {
    [`screen and (min-width: ${breakpoint.md})`]: {
      flex: 'none',
      paddingTop: 10,
      borderRight: `1px solid ${vars.colour.border.subtle}`,
    },
  },
});
