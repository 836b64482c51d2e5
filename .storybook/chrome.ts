import { darkColours, fontFamily, lightColours } from '@lending-desk/ui/tokens';
import { create } from 'storybook/theming/create';

type Colours = typeof lightColours | typeof darkColours;

const themeOf = (
  base: 'light' | 'dark',
  { surface, text, border, accent }: Colours,
  secondary: string = accent.solid,
) =>
  create({
    base,
    brandTitle: 'Lending Desk: the specification',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily.sans,
    fontCode: fontFamily.mono,
    colorPrimary: accent.solid,
    colorSecondary: secondary,
    appBg: surface.sidebar,
    appContentBg: surface.base,
    appHoverBg: surface.hover,
    appPreviewBg: surface.base,
    appBorderColor: border.default,
    appBorderRadius: 6,
    textColor: text.primary,
    textInverseColor: text.inverse,
    textMutedColor: text.secondary,
    barBg: surface.base,
    barTextColor: text.secondary,
    barHoverColor: accent.text,
    barSelectedColor: accent.text,
    inputBg: surface.base,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: 6,
  });

/** The product's colours and fonts for Storybook's own UI. */
export const chrome = { light: themeOf('light', lightColours), dark: themeOf('dark', darkColours) };

/** The same for pages of documentation, where the second colour is that of links. */
export const docsChrome = {
  light: chrome.light,
  dark: themeOf('dark', darkColours, darkColours.accent.text),
};
