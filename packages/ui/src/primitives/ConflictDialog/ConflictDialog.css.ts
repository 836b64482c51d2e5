import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const table = style({ width: '100%' });

export const headCell = style({
  height: 32,
  padding: '0 12px 0 0',
  textAlign: 'left',
  fontSize: vars.text.caption.fontSize,
  fontWeight: vars.weight.medium,
  color: vars.colour.text.secondary,
  borderBottom: `1px solid ${vars.colour.border.default}`,
});

export const cell = style({
  padding: '8px 12px 8px 0',
  verticalAlign: 'middle',
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
  overflowWrap: 'anywhere',
});

export const fieldCell = style([
  cell,
  { color: vars.colour.text.secondary, width: 150, fontWeight: 400, textAlign: 'left' },
]);

export const chosen = style({
  background: vars.colour.mark.diffBg,
  color: vars.colour.mark.diffText,
  borderRadius: 2,
  padding: '0 3px',
  margin: '0 -3px',
});

export const choice = style([cell, { width: 168, paddingRight: 0 }]);
