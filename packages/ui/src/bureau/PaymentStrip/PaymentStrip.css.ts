import { globalStyle, style } from '@vanilla-extract/css';
import { inlineRow, textSize, vars } from '../../theme';
import { rises } from './rises';

const { colour } = vars;
const { dpd } = colour;

/** The years above a strip, spaced as in the SVG below them. */
export const years = style({ display: 'flex', minWidth: 0 });

export const strip = style({
  padding: '3px 0',
  borderRadius: vars.radius.xs,
  selectors: { '&:focus-visible': { outlineOffset: 1 } },
});

export const svg = style({ display: 'block', width: '100%', height: 22, overflow: 'visible' });

const track = `color-mix(in srgb, ${colour.text.primary} 6%, transparent)`;
const fills = [
  ['0', dpd.d0.fill],
  ['1-15', dpd.d1_15.fill],
  ['15-31', dpd.d15_31.fill],
  ['31-60', dpd.d31_60.fill],
  ['60-90', dpd.d60_90.fill],
  ['90+', dpd.d90p.fill],
] as const;

export const kind = style({
  selectors: {
    '&[data-kind=track]': { fill: track },
    '&[data-kind=Unknown]': { fill: dpd.unknown.fill },
    '&[data-kind=hatch]': { stroke: dpd.unknown.hatch, vectorEffect: 'non-scaling-stroke' },
    ...Object.fromEntries(fills.map(([bucket, fill]) => [`&[data-kind="${bucket}"]`, { fill }])),
  },
});

export const picked = style({
  fill: 'none',
  stroke: colour.focus.ring,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const scaleYear = style({
  position: 'relative',
  height: 16,
  minWidth: 0,
  // A shadow instead of a border or padding, which would make a year wider than its months.
  boxShadow: `inset 1px 0 ${colour.border.strong}`,
  textIndent: 5,
  overflow: 'hidden',
  color: colour.text.tertiary,
  ...textSize('micro'),
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  // A zero-width line break before the year: a year that does not fit wraps below the edge and is clipped whole.
  '::before': { content: '"\\200B"' },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  color: colour.text.secondary,
  ...textSize('caption'),
  fontVariantNumeric: 'tabular-nums',
});

export const key = style({ ...inlineRow, gap: 5 });
/** One month in the legend, filled as in a strip. */
export const swatch = style({
  width: 10,
  height: 16,
  borderRadius: 2,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-bucket="Unknown"]': {
      background: `repeating-linear-gradient(135deg, ${dpd.unknown.fill} 0 3px, ${dpd.unknown.hatch} 3px 4px)`,
    },
  },
});

for (const [bucket, fill] of fills) {
  const rise = `${rises[bucket] * 100}%`;
  globalStyle(`${swatch}[data-bucket="${bucket}"]`, {
    background: `linear-gradient(to top, ${fill} ${rise}, ${track} ${rise})`,
  });
}

export const tip = style({
  position: 'fixed',
  left: 0,
  top: 0,
  width: 256,
  padding: '8px 10px',
  borderRadius: 8,
  backgroundColor: colour.surface.inverse,
  color: colour.text.inverse,
  boxShadow: colour.elevation.e3,
  ...textSize('caption'),
  zIndex: vars.z.tooltip,
});

export const tipHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: vars.weight.semibold,
});
export const tipFacts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '1px 12px',
  marginTop: 4,
});
export const tipName = style({ color: colour.text.inverseMuted });
