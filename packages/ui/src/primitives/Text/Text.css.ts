import { recipe } from '@vanilla-extract/recipes';
import { truncated, vars } from '../../theme';

const scale = (size: keyof typeof vars.text) => ({
  fontSize: vars.text[size].fontSize,
  lineHeight: vars.text[size].lineHeight,
  letterSpacing: vars.text[size].letterSpacing,
});

const heavy = { fontWeight: vars.weight.semibold };

export const text = recipe({
  base: { overflowWrap: 'break-word' },
  variants: {
    size: {
      micro: scale('micro'),
      caption: scale('caption'),
      body: scale('body'),
      bodyLg: scale('bodyLg'),
      titleSm: { ...scale('titleSm'), ...heavy },
      title: { ...scale('title'), ...heavy },
      titleLg: { ...scale('titleLg'), ...heavy },
      figure: { ...scale('figure'), ...heavy, fontVariantNumeric: 'tabular-nums' },
      display: { ...scale('display'), ...heavy, fontVariantNumeric: 'tabular-nums' },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      semibold: { fontWeight: vars.weight.semibold },
      bold: { fontWeight: vars.weight.bold },
    },
    tone: {
      inherit: {},
      primary: { color: vars.colour.text.primary },
      secondary: { color: vars.colour.text.secondary },
      tertiary: { color: vars.colour.text.tertiary },
      link: { color: vars.colour.text.link },
      inverse: { color: vars.colour.text.inverse },
      approve: { color: vars.colour.status.approve.text },
      flag: { color: vars.colour.status.flag.text },
      reject: { color: vars.colour.status.reject.text },
      info: { color: vars.colour.status.info.text },
    },
    // Ids are read digit by digit, hence a slashed zero and no ligatures.
    mono: { true: { fontFamily: vars.font.mono, fontFeatureSettings: "'zero' 1, 'liga' 0" } },
    numeric: { true: { fontVariantNumeric: 'tabular-nums lining-nums' } },
    truncate: {
      true: {
        display: 'block',
        minWidth: 0,
        ...truncated,
        // Nobody can hover paper.
        '@media': { print: { overflow: 'visible', whiteSpace: 'normal' } },
      },
    },
  },
  compoundVariants: [
    {
      variants: { size: 'body', mono: true },
      style: { fontSize: vars.text.mono.fontSize, letterSpacing: vars.text.mono.letterSpacing },
    },
  ],
});
