import { style } from '@vanilla-extract/css';
import { besideValue, vars } from '../../theme';

const { colour } = vars;

export const button = style({
  ...besideValue,
  transition: `background-color ${vars.motion.duration.fast}, color ${vars.motion.duration.fast}`,
  selectors: {
    '&:hover': { backgroundColor: colour.surface.active, color: colour.text.primary },
    '&[data-state=copied]': { color: colour.status.approve.icon },
    '&[data-state=failed]': { color: colour.status.reject.icon },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
