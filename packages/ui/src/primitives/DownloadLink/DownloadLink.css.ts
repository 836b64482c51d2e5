import { style } from '@vanilla-extract/css';
import { inlineRow, vars } from '../../theme';

export const link = style({
  ...inlineRow,
  gap: vars.space[1],
  minHeight: 24,
  borderRadius: vars.radius.xs,
  color: vars.colour.text.link,
  whiteSpace: 'nowrap',
  '@media': { print: { display: 'none' } },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
