import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  height: '100%',
  textSizeAdjust: '100%',
  // The theme is set on the element; paper is white up to its edges.
  '@media': { print: { colorScheme: 'light !important' } },
});
globalStyle('body', {
  margin: 0,
  height: '100%',
  backgroundColor: vars.colour.surface.canvas,
  color: vars.colour.text.primary,
  fontFamily: vars.font.sans,
  fontSize: vars.text.body.fontSize,
  lineHeight: vars.text.body.lineHeight,
  fontFeatureSettings: "'cv05' 1, 'calt' 1",
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
globalStyle('html[data-scroll-locked]', { overflow: 'hidden' });
globalStyle('#root', { height: '100%' });
globalStyle('h1, h2, h3, h4, p, dl, dd, dt, ol, ul, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle('ol, ul', { listStyle: 'none' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('a', { color: vars.colour.text.link, textDecoration: 'none' });
globalStyle('table', { borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.colour.focus.ring}`,
  outlineOffset: 2,
});
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.001ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.001ms !important',
    },
  },
});
