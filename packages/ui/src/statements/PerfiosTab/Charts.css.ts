import { style } from '@vanilla-extract/css';
import { flexColumn, inlineRow, textSize, vars } from '../../theme';

const { colour, text } = vars;

export const plot = style({
  position: 'relative',
  margin: '0 -8px -8px',
  padding: '0 6px 4px',
  borderRadius: vars.radius.md,
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const svg = style({ width: '100%', overflow: 'visible', fontVariantNumeric: 'tabular-nums' });

export const gridLine = style({ stroke: colour.chart.grid });
export const axisText = style({
  fill: colour.chart.axis,
  fontSize: text.micro.fontSize,
  selectors: { '&[data-current]': { fill: colour.text.primary, fontWeight: vars.weight.semibold } },
});
export const line = style({
  fill: 'none',
  stroke: colour.chart.credit,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
});
export const areaFrom = style({ stopColor: colour.chart.areaFrom });
export const areaTo = style({ stopColor: colour.chart.areaTo });
export const average = style({ stroke: colour.chart.c6, strokeDasharray: '4 4' });
export const cursor = style({ stroke: colour.border.control });
export const dot = style({ fill: colour.chart.credit, stroke: colour.surface.base, strokeWidth: 2 });
export const band = style({ fill: colour.surface.hover });
export const credit = style({ fill: colour.chart.credit });
export const debit = style({ stroke: colour.status.flag.icon, strokeWidth: 0.75 });
export const hatchFill = style({ fill: colour.chart.debit });
export const hatchLine = style({ stroke: colour.surface.base, strokeWidth: 1.4, opacity: 0.55 });

export const bubble = style({
  position: 'absolute',
  top: 8,
  zIndex: 1,
  minWidth: 150,
  padding: '8px 10px',
  borderRadius: vars.radius.md,
  backgroundColor: colour.surface.inverse,
  color: colour.text.inverse,
  boxShadow: colour.elevation.e3,
  ...textSize('caption'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
export const bubbleRow = style({ display: 'flex', justifyContent: 'space-between', gap: 12 });
export const bubbleLabel = style({ color: colour.text.inverseMuted });

export const legends = style({ display: 'flex', gap: 12, marginRight: 6 });

export const legend = style({
  ...inlineRow,
  gap: 6,
  color: colour.text.secondary,
  fontSize: text.caption.fontSize,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': { content: '""', width: 10, height: 10, borderRadius: 2 },
    '&[data-of=credits]::before': { backgroundColor: colour.chart.credit },
    '&[data-of=debits]::before': {
      background: `repeating-linear-gradient(135deg, ${colour.chart.debit} 0 3px, color-mix(in srgb, ${colour.chart.debit} 50%, ${colour.surface.base}) 3px 4px)`,
    },
    '&[data-of=average]::before': { width: 14, height: 0, borderTop: `1.5px dashed ${colour.chart.c6}` },
    '&[data-of=low]::before': { content: 'none' },
  },
});

/** As high as a panel's chart, so that switching to the table moves nothing. */
export const tableBox = style({ ...flexColumn, height: 203, minHeight: 0 });
