import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const { colour } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minHeight: 48,
  padding: '7px 14px',
  borderTop: `1px solid ${colour.border.default}`,
  backgroundColor: colour.accent.soft,
  color: colour.text.primary,
  // An unfinished selection is not printed.
  '@media': { print: { display: 'none' } },
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const dot = style({
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: vars.radius.full,
  backgroundColor: colour.accent.mark,
});

export const text = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums' });
export const sum = style({ whiteSpace: 'nowrap' });
export const buttons = style({ display: 'flex', gap: vars.space[2], marginLeft: 'auto' });
