import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const value = style({
  overflowWrap: 'anywhere',
  lineHeight: '18px',
  // Names are compared letter by letter, so their words are whole, and set the width of the column.
  selectors: { '[data-words] &': { overflowWrap: 'normal' } },
  // Except where nine sources stand in equal columns beside sidebar and rail.
  '@container': {
    '(min-width: 760px) and (max-width: 900px)': {
      selectors: { '[data-equal] &': { overflowWrap: 'anywhere' } },
    },
  },
});

export const mono = style([
  value,
  {
    fontFamily: vars.font.mono,
    fontSize: vars.text.mono.fontSize,
    letterSpacing: vars.text.mono.letterSpacing,
    fontFeatureSettings: "'zero' 1, 'liga' 0",
  },
]);

export const differs = style({
  borderRadius: vars.radius.xs,
  backgroundColor: vars.colour.mark.diffBg,
  color: vars.colour.mark.diffText,
  // Underlined so that it is visible without colour, also in print.
  textDecoration: 'underline',
  textUnderlineOffset: 2,
});
