import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { colour } = vars;

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: vars.radius.sm,
  color: colour.text.tertiary,
  '@media': { print: { display: 'none' } },
  transition: `background-color ${vars.motion.duration.fast}, color ${vars.motion.duration.fast}`,
  selectors: {
    '&:hover': { backgroundColor: colour.surface.active, color: colour.text.primary },
    '&[data-state=copied]': { color: colour.status.approve.icon },
    '&[data-state=failed]': { color: colour.status.reject.icon },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
