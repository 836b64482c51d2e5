import { style } from '@vanilla-extract/css';
import { inlineRow, vars } from '../../theme';

const { border, text } = vars.colour;

export const rating = style({ ...inlineRow, gap: 4, fontVariantNumeric: 'tabular-nums' });

export const answers = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.caption.fontSize,
});

export const head = style({
  padding: '6px 12px 6px 0',
  borderBottom: `1px solid ${border.subtle}`,
  fontWeight: vars.weight.regular,
  textAlign: 'left',
  color: text.tertiary,
});

export const cell = style({
  padding: '6px 12px 6px 0',
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
