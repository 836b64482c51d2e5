import { style } from '@vanilla-extract/css';
import { inlineRow, vars } from '../../theme';

const { border, surface, text } = vars.colour;
const caption = { fontSize: vars.text.caption.fontSize, lineHeight: vars.text.caption.lineHeight };

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'left' });

export const head = style({
  ...caption,
  padding: '4px 12px',
  height: 34,
  fontWeight: vars.weight.medium,
  color: text.secondary,
  background: surface.sunken,
  selectors: { '&:first-child': { paddingLeft: 16 } },
});

export const sort = style({
  ...inlineRow,
  gap: 4,
  minHeight: 24,
  fontWeight: 'inherit',
  color: 'inherit',
  borderRadius: vars.radius.sm,
});

export const row = style({
  borderTop: `1px solid ${border.subtle}`,
  selectors: { '&:hover': { background: surface.hover } },
});

export const cell = style({
  padding: '6px 12px',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingLeft: 12, whiteSpace: 'nowrap' } },
});

export const toggle = style({
  ...inlineRow,
  gap: 6,
  minHeight: 24,
  borderRadius: vars.radius.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = style({
  flex: 'none',
  color: text.tertiary,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' } },
});

export const answers = style({
  padding: '4px 20px 14px 34px',
  background: surface.sunken,
  overflowWrap: 'anywhere',
});

export const comment = style({ paddingTop: 8, whiteSpace: 'pre-wrap' });

export const unreadable = style({ padding: '4px 20px 20px' });
