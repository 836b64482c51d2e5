import { style, styleVariants } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme';

const { colour } = vars;

const grid = style({ display: 'grid', gap: '10px 16px' });

export const list = styleVariants({
  fill: [grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }],
  // Each column as wide as its content, for the header of a report.
  text: [grid, { display: 'flex', flexWrap: 'wrap', columnGap: 24 }],
});

export const label = style({ color: colour.text.tertiary, ...textSize('caption') });

export const value = style({
  marginTop: 2,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&[data-missing]': { color: colour.text.tertiary, fontWeight: vars.weight.regular } },
});
