import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { colour, text } = vars;
const wide = '(min-width: 860px)';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const page = style({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 });

export const nav = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.rail,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '4px 0',
  backgroundColor: colour.surface.canvas,
  '@media': { print: { display: 'none' } },
});

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  padding: '0 9px',
  borderRadius: vars.radius.md,
  color: colour.text.secondary,
  fontSize: text.caption.fontSize,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: colour.surface.hover, color: colour.text.primary },
    '&[aria-current]': { backgroundColor: colour.accent.soft, color: colour.accent.text },
  },
});

/** A section the row of pills jumps to stops below that row. */
export const section = style({ scrollMarginTop: 76, minWidth: 0, borderRadius: vars.radius.lg });

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '10px 16px',
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: colour.surface.base,
  boxShadow: colour.elevation.e1,
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 26px', minWidth: 0 });

export const factLabel = style({
  color: colour.text.tertiary,
  fontSize: text.caption.fontSize,
  lineHeight: text.caption.lineHeight,
});

export const factValue = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const eye = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: vars.radius.sm,
  color: colour.text.tertiary,
  selectors: {
    '&:hover': { backgroundColor: colour.surface.active, color: colour.text.primary },
    '&[aria-pressed=true]': { color: colour.accent.text },
  },
});

const columns = (template: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    alignItems: 'start',
    '@container': { [wide]: { gridTemplateColumns: template } },
  });

export const pair = columns('repeat(2, minmax(0, 1fr))');
export const withAside = columns('minmax(0, 1fr) minmax(280px, 356px)');
export const column = style({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 });

/** The rows scroll here, so that thousands of them do not make the page long. */
export const rows = style({ display: 'flex', flexDirection: 'column', height: 520, minHeight: 0 });
export const someRows = style({ display: 'flex', flexDirection: 'column', maxHeight: 296, minHeight: 0 });

export const tools = style({ display: 'flex', alignItems: 'center', gap: 6, padding: '2px 0' });
export const search = style({ width: 208, '@container': { '(max-width: 520px)': { width: 132 } } });
export const filter = style({ width: 136, '@container': { '(max-width: 520px)': { width: 112 } } });

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

/** Words that may be long beside figures that must be seen; the whole stands in the title. */
export const short = style({
  display: 'inline-block',
  maxWidth: 132,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
});
