import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme';

const { text } = vars.colour;

export const link = recipe({
  base: {
    borderRadius: vars.radius.xs,
    textUnderlineOffset: '2px',
    textDecorationThickness: '1px',
    overflowWrap: 'break-word',
  },
  variants: {
    tone: {
      link: { color: text.link },
      primary: { color: text.primary },
      secondary: { color: text.secondary, selectors: { '&:hover': { color: text.primary } } },
      inherit: { color: 'inherit' },
    },
    underline: {
      always: { textDecorationLine: 'underline' },
      hover: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
      none: {},
    },
  },
});
