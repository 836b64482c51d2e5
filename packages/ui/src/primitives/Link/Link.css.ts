import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { inlineRow, vars } from '../../theme';

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

/** The arrow stays in the line of its text, and in view where the text is cut. */
export const external = style({ ...inlineRow, gap: 4, maxWidth: '100%', verticalAlign: 'bottom' });
export const externalText = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
