import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, flexRow, inlineRow, textSize, vars } from '../../theme';

const { colour, text } = vars;
// Container widths from which charts, short tables, and tables next to the transactions are side by side.
const charts = '(min-width: 780px)';
const beside = '(min-width: 1040px)';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const page = style({ ...flexColumn, gap: 12, minWidth: 0 });

export const accounts = style({ alignSelf: 'flex-start', minWidth: 280, maxWidth: '100%' });

export const nav = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.rail,
  margin: '-8px 0 -6px',
  padding: '4px 0',
  backgroundColor: colour.surface.canvas,
  // Also covers the shadows of the panels scrolling below it.
  boxShadow: `-4px 0 ${colour.surface.canvas}, 4px 0 ${colour.surface.canvas}`,
  '@media': { print: { display: 'none' } },
});

export const bar = style({ position: 'relative', display: 'flex', gap: 2 });
export const list = style({ display: 'flex', gap: 2, minWidth: 0 });

export const pill = style({
  ...inlineRow,
  flex: 'none',
  gap: 6,
  height: 28,
  padding: '0 8px',
  outlineOffset: -2,
  borderRadius: vars.radius.md,
  color: colour.text.secondary,
  fontSize: text.caption.fontSize,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: colour.surface.hover, color: colour.text.primary },
    '&[aria-current]': { backgroundColor: colour.accent.soft, color: colour.accent.text },
    // Stays in the layout so that its width can be measured, but invisible and out of the tab order.
    '&[data-hidden=true]': { position: 'absolute', visibility: 'hidden' },
  },
});

/** A section that the section navigation jumps to. */
export const section = style({ minWidth: 0, borderRadius: vars.radius.lg });

export const strip = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '8px 32px',
  padding: '10px 16px',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: colour.surface.base,
  boxShadow: colour.elevation.e1,
});

/** The facts and the verdict share a row, and wrap together where space is short. */
export const facts = style({ display: 'contents' });
export const verdict = style({ display: 'flex', marginLeft: 'auto' });

export const factLabel = style({ color: colour.text.tertiary, ...textSize('caption') });

export const factValue = style({
  ...flexRow,
  gap: 4,
  minHeight: 24,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

const columns = (from: string, template: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    alignItems: 'start',
    '@container': { [from]: { gridTemplateColumns: template } },
  });

export const pair = columns(charts, 'repeat(2, minmax(0, 1fr))');
export const withAside = style([columns(beside, 'minmax(0, 1fr) 352px'), { alignItems: 'stretch' }]);
// Wide enough for two short tables, but too narrow for the layout next to the transactions.
const two = '(min-width: 692px) and (max-width: 1039px)';
/** Next to the transactions one below the other, otherwise side by side: the first at the left, the others at the
 *  right. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: 12,
  alignItems: 'start',
  alignContent: 'start',
  minWidth: 0,
  '@container': { [two]: { gridTemplateRows: 'auto 1fr' } },
});
globalStyle(`${aside} > :first-child`, { '@container': { [two]: { gridRow: 'span 2' } } });
/** Parts of a heading that are hidden where two panels share the width. */
export const spare = style({
  '@container': {
    [`${charts} and (max-width: 1040px)`]: { display: 'none' },
    '(max-width: 500px)': { display: 'none' },
  },
});

/** Rows scroll in here, so that thousands of them do not make the page long. */
export const rows = style({
  ...flexColumn,
  flex: '1 0 520px',
  minHeight: 0,
  '@media': { print: { display: 'block' } },
});
export const someRows = style({
  ...flexColumn,
  maxHeight: 296,
  minHeight: 0,
  // Fits twelve months without scrolling.
  selectors: { '&[data-long]': { maxHeight: 456 } },
  '@media': { print: { display: 'block', maxHeight: 'none' } },
});

export const tools = style({ ...flexRow, gap: 6, padding: '2px 0' });
export const search = style({ width: 208, '@container': { '(max-width: 520px)': { width: 132 } } });
export const filter = style({ width: 136, '@container': { '(max-width: 520px)': { width: 112 } } });

/** Truncated inside the cell's padding, so that a highlight ends there too. */
export const cut = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
});

export const whole = style({
  display: 'block',
  padding: '3px 0',
  lineHeight: '17px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const mark = style({
  borderRadius: 2,
  backgroundColor: colour.mark.searchBg,
  color: colour.mark.searchText,
});

export const note = style({
  padding: '8px 14px',
  color: colour.text.tertiary,
  fontSize: text.caption.fontSize,
});
