import { style, styleVariants } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme';

const { colour, text } = vars;
const wide = '(min-width: 600px)';
/** As in a phone: the value has the whole width, below its label, so that an e-mail address stays whole. */
const phone = '(max-width: 280px)';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: 28 });

export const list = styleVariants({
  1: [grid],
  2: [grid, { '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
});

export const labelColumn = styleVariants({
  narrow: { gridTemplateColumns: '112px minmax(0, 1fr)' },
  base: { gridTemplateColumns: '128px minmax(0, 1fr)' },
  wide: { gridTemplateColumns: '148px minmax(0, 1fr)' },
});

export const pair = style({
  display: 'grid',
  columnGap: vars.space[2],
  '@container': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  // Aligns a label with the first line of a long value, and a short pair with the one next to it.
  alignItems: 'baseline',
  alignContent: 'start',
  padding: `calc((${vars.density.kvRow} - 24px) / 2) 0 calc((${vars.density.kvRow} - 26px) / 2)`,
  // One pixel more than the row, for the hairline above it.
  minHeight: `calc(${vars.density.kvRow} + 1px)`,
  borderTop: `1px solid ${colour.border.subtle}`,
  selectors: {
    '&:first-child': { borderTopColor: 'transparent' },
    '[data-columns="2"] > &:nth-child(2)': {
      '@container': { [wide]: { borderTopColor: 'transparent' } },
    },
  },
});

/** Half of the width would cut an e-mail address. */
export const whole = style({
  '@container': { '(min-width: 600px) and (max-width: 800px)': { gridColumn: '1 / -1' } },
});

export const label = style({
  padding: '4px 0',
  color: colour.text.tertiary,
  ...textSize('caption'),
  overflowWrap: 'break-word',
});

export const value = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minWidth: 0,
  minHeight: 24,
  fontVariantNumeric: 'tabular-nums',
});

export const content = style({
  minWidth: 0,
  padding: '2px 0',
  overflowWrap: 'anywhere',
  selectors: { '&[data-missing]': { color: colour.text.tertiary } },
});

export const mono = style({
  fontFamily: vars.font.mono,
  fontSize: text.mono.fontSize,
  letterSpacing: text.mono.letterSpacing,
  fontFeatureSettings: "'zero' 1, 'liga' 0",
});

export const hint = style({
  flex: 'none',
  maxWidth: '60%',
  padding: '4px 0 4px 4px',
  color: colour.text.tertiary,
  ...textSize('caption'),
});

export const refused = style({ gridColumn: -2 });
