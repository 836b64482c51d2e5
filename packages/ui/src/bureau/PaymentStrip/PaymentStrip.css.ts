import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { colour } = vars;
const { dpd } = colour;

/** One strip or one scale: years side by side, each with its months. */
export const years = style({ display: 'flex', gap: 3, minWidth: 0 });

export const strip = style([
  years,
  {
    padding: '3px 0',
    borderRadius: vars.radius.xs,
    selectors: { '&:focus-visible': { outlineOffset: 1 } },
  },
]);

export const year = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

const track = `color-mix(in srgb, ${colour.text.primary} 6%, transparent)`;

/** A month: the fill rises with the days past due, so that it reads like a bar chart and survives greyscale. The fill
 *  is the month's own background: a report has thousands of months, and a box inside each would double them. */
export const month = style({
  height: 22,
  marginRight: 2,
  borderRadius: 2,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-bucket="Unknown"]': {
      background: `repeating-linear-gradient(135deg, ${dpd.unknown.fill} 0 3px, ${dpd.unknown.hatch} 3px 4px)`,
    },
    '&[data-picked]': { outline: `2px solid ${colour.focus.ring}`, outlineOffset: 1 },
  },
});

const fills = {
  '0': ['17%', dpd.d0.fill],
  '1-15': ['34%', dpd.d1_15.fill],
  '15-31': ['50%', dpd.d15_31.fill],
  '31-60': ['67%', dpd.d31_60.fill],
  '60-90': ['84%', dpd.d60_90.fill],
  '90+': ['100%', dpd.d90p.fill],
} as const;

for (const [bucket, [height, fill]] of Object.entries(fills)) {
  globalStyle(`${month}[data-bucket="${bucket}"]`, {
    background: `linear-gradient(to top, ${fill} ${height}, ${track} ${height})`,
  });
}

export const scaleYear = style({
  position: 'relative',
  height: 16,
  minWidth: 0,
  borderLeft: `1px solid ${colour.border.strong}`,
  paddingLeft: 4,
  overflow: 'hidden',
  color: colour.text.tertiary,
  fontSize: vars.text.micro.fontSize,
  lineHeight: vars.text.micro.lineHeight,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  color: colour.text.secondary,
  fontSize: vars.text.caption.fontSize,
  lineHeight: vars.text.caption.lineHeight,
  fontVariantNumeric: 'tabular-nums',
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 5 });
export const swatch = style([month, { width: 10, height: 16, marginRight: 0, overflow: 'hidden' }]);

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
  fontSize: vars.text.caption.fontSize,
  lineHeight: vars.text.caption.lineHeight,
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
